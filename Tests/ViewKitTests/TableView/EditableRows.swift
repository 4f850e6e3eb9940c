import Foundation
import ViewKit

/// Rows with names, in sections, that can be deleted, inserted and moved.
final class EditableRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var titles: [String] = []
  var indexTitles: [String]?
  /// The section that a title leads to, where it is not the one of its number.
  var leads: [Int: Int] = [:]
  var canEdit = true
  var canMove = true
  var style = UITableViewCell.EditingStyle.delete
  /// Whether the data source does what it is asked to, and whether it tells the table.
  var deletes = true
  var tells = true
  var trailing: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
  var leading: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
  var target: (IndexPath) -> IndexPath = { $0 }
  var log: [String] = []

  init(_ sections: [[String]]) { self.sections = sections }

  /// Sections of rows that are called by their letters and numbers.
  convenience init(counts: Int...) {
    self.init(
      counts.enumerated().map { section, count in
        (0..<count).map { "\(Character(UnicodeScalar(97 + UInt8(section % 26))))\($0)" }
      })
  }

  func table(height: CGFloat = 500, style: UITableView.Style = .plain) -> (UITableView, ListStage) {
    let table = UITableView(frame: .zero, style: style)
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    return (table, ListStage(table, size: CGSize(width: 320, height: height), keeping: self))
  }

  // MARK: Data source

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.textLabel?.text = sections[path.section][path.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool { canEdit }
  func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool { canMove }

  func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle,
    forRowAt path: IndexPath
  ) {
    log.append("commit \(style == .insert ? "insert" : "delete") \(name(path))")
    guard deletes else { return }
    if style == .insert {
      sections[path.section].insert("new", at: path.row)
      if tells { tableView.insertRows(at: [path], with: .automatic) }
    } else {
      sections[path.section].remove(at: path.row)
      if tells { tableView.deleteRows(at: [path], with: .automatic) }
    }
  }

  func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
    log.append("move \(name(from)) to \(to.section).\(to.row)")
    let row = sections[from.section].remove(at: from.row)
    sections[to.section].insert(row, at: to.row)
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }

  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    log.append("title \(title)")
    return leads[index] ?? index
  }

  // MARK: Delegate

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing(path) }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? { leading(path) }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt path: IndexPath
  ) -> UITableViewCell.EditingStyle { style }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { target(proposed) }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt path: IndexPath) {
    log.append("begin \(name(path))")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt path: IndexPath?) {
    log.append("end \(path.map(name) ?? "nothing")")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
    log.append("select \(name(path))")
  }

  private func name(_ path: IndexPath) -> String { sections[path.section][path.row] }
}

extension UITableView {
  /// What the rows in sight say, from the top.
  var visibleNames: [String] { visibleCells.map { $0.textLabel?.text ?? "" } }

  /// Whether every cell in the tree shows one row, in its place and as it is at rest.
  var isTidy: Bool {
    let cells = subviews.compactMap { $0 as? UITableViewCell }
    return cells.count == visibleCells.count
      && visibleCells.allSatisfy { cell in
        guard let path = indexPath(for: cell) else { return false }
        return cell.frame == rectForRow(at: path) && cell.alpha == 1
          && cell.bounds.origin == .zero && cell.layer.zPosition == 0
          && cell.isEditing == isEditing
      }
  }
}

extension ListStage {
  /// Goes with the button down to each of the points, in steps of a sixtieth of a second, and stays
  /// there for a moment so that it is let go at rest.
  func drag(from start: CGPoint, to points: CGPoint..., resting: Bool = true) {
    send(.pointerMoved(to: start))
    send(.pointerDown(button: 1, at: start))
    update()
    var place = start
    for point in points {
      let from = place
      for step in 1...10 {
        let part = CGFloat(step) / 10
        place = CGPoint(
          x: from.x + (point.x - from.x) * part, y: from.y + (point.y - from.y) * part)
        send(.pointerMoved(to: place))
        update()
      }
    }
    if resting { run(0.2) }
  }

  func lift(_ point: CGPoint) { send(.pointerUp(button: 1, at: point)) }
}
