import Foundation
import ScrollFixtures
import Testing

@testable import ViewKit

/// Whatever a user and a program do to rows at once: no row is there twice, none is missing, and none
/// is left displaced.
@Suite("Rows that are swiped, moved and edited at random")
struct UITableViewEditingModelTests {
  @Test("They are what the data says, and come to rest", arguments: 1...10 as ClosedRange<UInt64>)
  func pokes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rows = EditableRows(counts: 12, 0, 15, 9)
    rows.titles = ["one", "two", "three", "four"]
    rows.indexTitles = seed.isMultiple(of: 3) ? ["1", "2", "3", "4"] : nil
    rows.leading = { _ in
      UISwipeActionsConfiguration(
        actions: [UIContextualAction(style: .normal, title: "Keep") { _, _, done in done(true) }])
    }
    let (table, stage) = rows.table(height: 400, style: seed.isMultiple(of: 2) ? .plain : .grouped)
    for _ in 0..<150 {
      poke(table, stage, rows, &random)
      let names = rows.sections.flatMap(\.self)
      #expect(Set(names).count == names.count)
      let shown = table.visibleNames
      #expect(Set(shown).count == shown.count && shown.allSatisfy(names.contains))
      let cells = table.subviews.compactMap { $0 as? UITableViewCell }
      #expect(Set(cells.map(ObjectIdentifier.init)).count == cells.count)
    }
    stage.send(.pointerUp(button: 1, at: .zero))
    table.setEditing(false, animated: true)
    table.closeSwipe()
    stage.run(5)
    #expect(table.isTidy)
    let visible = rows.sections.enumerated().flatMap { section, names in
      names.enumerated().filter { row, _ in
        let rect = table.rectForRow(at: IndexPath(row: row, section: section))
        return rect.minY < table.bounds.maxY && rect.maxY > table.bounds.minY
      }.map(\.element)
    }
    #expect(table.visibleNames == visible)
    #expect(table.visibleCells.allSatisfy { $0.editing.control == nil && $0.swipeLook == nil })
    #expect(table.reuseCounts.created <= 40)
  }

  private func poke(
    _ table: UITableView, _ stage: ListStage, _ rows: EditableRows,
    _ random: inout SeededGenerator
  ) {
    let point = CGPoint(
      x: CGFloat.random(in: 0..<320, using: &random).rounded(),
      y: CGFloat.random(in: 0..<400, using: &random).rounded())
    switch Int.random(in: 0..<12, using: &random) {
    case 0: stage.send(.pointerDown(button: 1, at: point))
    case 1...3: stage.send(.pointerMoved(to: point))
    case 4: stage.send(.pointerUp(button: 1, at: point))
    case 5:
      let end = CGPoint(x: CGFloat.random(in: 0..<320, using: &random), y: point.y + 4)
      stage.drag(from: point, to: end, resting: false)
      stage.send(.pointerUp(button: 1, at: end))
    case 6:
      // By the handle, if there is one.
      let start = CGPoint(x: 295, y: point.y)
      let end = CGPoint(x: 295, y: CGFloat.random(in: 0..<400, using: &random))
      stage.drag(from: start, to: end, resting: false)
      if Bool.random(using: &random) { stage.send(.pointerUp(button: 1, at: end)) }
    case 7:
      stage.send(.wheel(CGVector(dx: 0, dy: CGFloat.random(in: -3...3, using: &random).rounded())))
    case 8: table.setEditing(!table.isEditing, animated: Bool.random(using: &random))
    case 9: insert(table, rows, &random)
    case 10: delete(table, rows, &random)
    default: if Int.random(in: 0..<4, using: &random) == 0 { table.reloadData() }
    }
    for _ in 0..<Int.random(in: 0..<20, using: &random) { stage.update() }
  }

  private func insert(
    _ table: UITableView, _ rows: EditableRows, _ random: inout SeededGenerator
  ) {
    let section = Int.random(in: 0..<rows.sections.count, using: &random)
    let row = Int.random(in: 0...rows.sections[section].count, using: &random)
    rows.sections[section].insert("\(random.next())", at: row)
    table.insertRows(at: [IndexPath(row: row, section: section)], with: .automatic)
  }

  private func delete(
    _ table: UITableView, _ rows: EditableRows, _ random: inout SeededGenerator
  ) {
    let section = Int.random(in: 0..<rows.sections.count, using: &random)
    guard let row = rows.sections[section].indices.randomElement(using: &random) else { return }
    rows.sections[section].remove(at: row)
    table.deleteRows(at: [IndexPath(row: row, section: section)], with: .automatic)
  }
}
