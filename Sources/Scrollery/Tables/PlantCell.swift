import Foundation
import ViewKit

/// A plant's name, and a star where it has one.
final class PlantCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    backgroundColor = Theme.canvas
    textLabel?.textColor = Theme.text
    detailTextLabel?.textColor = .systemOrange
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ plant: PlantBook.Plant) {
    textLabel?.text = plant.name
    detailTextLabel?.text = plant.isStarred ? "★" : nil
  }
}
