import Foundation
import ViewKit

/// The data behind one list of rows.
final class RowListSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  private static let cell = "row"

  /// How many rows there are. The table is to be reloaded after a change.
  var count: Int
  private let seed: Int
  private let colors: ListColors
  private let pictures: PictureShelf

  /// - Parameter seed: tells lists apart that would otherwise say the same.
  init(count: Int, seed: Int, colors: ListColors, pictures: PictureShelf) {
    self.count = count
    self.seed = seed
    self.colors = colors
    self.pictures = pictures
    super.init()
  }

  /// A table of these rows, which does not keep the source.
  func makeTable(named identifier: String) -> UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    table.accessibilityIdentifier = identifier
    table.register(RowCell.self, forCellReuseIdentifier: Self.cell)
    table.rowHeight = RowCell.cardHeight + RowCell.gap
    table.separatorStyle = .none
    table.backgroundColor = colors.band
    table.dataSource = self
    table.delegate = self
    return table
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    let content = RowContent(index: indexPath.row, seed: seed)
    (cell as? RowCell)?.show(content, picture: pictures[content.picture], colors: colors)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
