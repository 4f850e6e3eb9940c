import Foundation
import ViewKit

/// The rows: each has a picture, a title and a line below it.
final class BenchmarkRows: NSObject, UITableViewDataSource {
  static let height: CGFloat = 56
  static let cell = "row"
  private let count: Int
  private let pictures = (0..<64).map { BenchmarkRows.picture($0) }
  /// What the rows say, one after the other over and over; empty if each says something else.
  private let texts: [Text]

  private struct Text {
    let title: String
    let subtitle: String

    init(row: Int) {
      title = "Row \(row): the title of this item"
      subtitle = "Subtitle \(row): a second, smaller line that says a little more about it"
    }
  }

  init(count: Int, texts: Int? = nil) {
    self.count = count
    self.texts = (0..<(texts ?? 0)).map(Text.init)
    super.init()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    let row = indexPath.row
    let text = texts.isEmpty ? Text(row: row) : texts[row % texts.count]
    (cell as? BenchmarkCell)?.show(
      pictures[row % pictures.count], title: text.title, subtitle: text.subtitle)
    return cell
  }

  /// A gradient of 40x40 pixels, another for each number.
  private static func picture(_ number: Int) -> UIImage {
    let side = 40
    var bytes: [UInt8] = []
    for y in 0..<side {
      for x in 0..<side { bytes += [UInt8(number * 37 & 255), UInt8(x * 6), UInt8(y * 6), 255] }
    }
    return UIImage(
      Picture(
        source: .pixels(width: side, height: side, bytes), size: CGSize(width: side, height: side)))
  }
}

/// A row as it is drawn.
final class BenchmarkCell: UITableViewCell {
  private let picture = UIImageView(image: nil)
  private let title = UILabel()
  private let subtitle = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.font = .systemFont(ofSize: 16)
    subtitle.font = .systemFont(ofSize: 12)
    subtitle.textColor = .secondaryLabel
    for view in [picture, title, subtitle] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ image: UIImage, title: String, subtitle: String) {
    picture.image = image
    self.title.text = title
    self.subtitle.text = subtitle
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(x: 8, y: 8, width: 40, height: 40)
    let width = max(bounds.width - 68, 0)
    title.frame = CGRect(x: 60, y: 8, width: width, height: 20)
    subtitle.frame = CGRect(x: 60, y: 31, width: width, height: 16)
  }
}
