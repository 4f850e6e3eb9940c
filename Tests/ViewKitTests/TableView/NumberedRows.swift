import Foundation
import ViewKit

/// A data source whose rows are their numbers, and that notes what it was asked.
final class NumberedRows: NSObject, UITableViewDataSource {
  var counts: [Int]
  var titles: [Int: String] = [:]
  private(set) var cellsAsked: [IndexPath] = []

  init(_ counts: Int...) { self.counts = counts }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cellsAsked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles[section]
  }

  /// A table of rows of one height, in a window 320 points wide.
  func table(
    rowHeight: CGFloat = 50, height: CGFloat = 500, style: UITableView.Style = .plain,
    delegate: UITableViewDelegate? = nil
  ) -> (UITableView, ListStage) {
    let table = UITableView(frame: .zero, style: style)
    table.rowHeight = rowHeight
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = delegate
    let size = CGSize(width: 320, height: height)
    return (table, ListStage(table, size: size, keeping: self, delegate))
  }
}
