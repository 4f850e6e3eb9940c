import Foundation
import ViewKit

/// A page: which one it is, which instance shows it, and a list of its own.
final class PageView: UIView, UITableViewDataSource, ReusedView {
  private static let headerHeight: CGFloat = 132
  private static let cell = "row"
  private static let rowCount = 40

  let list = UITableView(frame: .zero, style: .plain)
  private let header = UIView()
  private let number = UILabel()
  private let instance = UILabel()
  private(set) var page = 0
  var reuseRecord: ReuseRecord

  /// - Parameter identity: counts the instances, from 1.
  init(instance identity: Int, kind: String) {
    reuseRecord = ReuseRecord(identity: identity)
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = Theme.canvas
    number.font = .systemFont(ofSize: 40, weight: .bold)
    number.textColor = .white
    instance.font = .systemFont(ofSize: 15, weight: .medium)
    instance.textColor = UIColor(white: 1, alpha: 0.85)
    instance.text = "\(kind) \(identity) of \(PagesView.instances)"
    list.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    list.rowHeight = 52
    list.backgroundColor = Theme.canvas
    list.dataSource = self
    header.addSubview(number)
    header.addSubview(instance)
    addSubview(list)
    addSubview(header)
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows a page, with its list where it was left, as far as there is content.
  func show(page: Int, at offset: CGPoint) {
    self.page = page
    reuseRecord.dequeues += 1
    number.text = "Page \(page + 1)"
    let colors = ContainerPalette.bubbles
    header.backgroundColor = colors[page % colors.count]
    list.reloadData()
    // It may have been left past an edge, or in a window of another size.
    let end = max(list.contentSize.height - list.bounds.height, 0)
    list.setContentOffset(CGPoint(x: 0, y: min(max(offset.y, 0), end)), animated: false)
  }

  /// Leaves nothing of a page behind: no motion, no selection.
  func prepareForReuse() {
    list.setContentOffset(.zero, animated: false)
    if let path = list.indexPathForSelectedRow { list.deselectRow(at: path, animated: false) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    header.frame = CGRect(x: 0, y: 0, width: width, height: Self.headerHeight)
    let room = max(width - 2 * Theme.margin, 0)
    number.frame = CGRect(x: Theme.margin, y: 28, width: room, height: 48)
    instance.frame = CGRect(x: Theme.margin, y: 80, width: room, height: 22)
    list.frame = CGRect(
      x: 0, y: Self.headerHeight, width: width, height: max(bounds.height - Self.headerHeight, 0))
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.rowCount
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    cell.backgroundColor = Theme.canvas
    cell.textLabel?.text = "Row \(indexPath.row + 1) of page \(page + 1)"
    return cell
  }
}
