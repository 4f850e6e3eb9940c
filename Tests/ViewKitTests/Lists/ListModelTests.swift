import Foundation
import ScrollFixtures
import Testing

@testable import ViewKit

/// Random batches of edits, animated and not, with scrolling in between: after each of them a list
/// shows what a model of plain arrays says.
@Suite("Lists and their model")
struct ListModelTests {
  private let effects: [UITableView.RowAnimation] = [
    .fade, .left, .right, .top, .bottom, .middle, .automatic, .none,
  ]

  @Test("A table", arguments: 1...8 as ClosedRange<UInt64>)
  func table(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let model = ListModel(sections: 4, rows: 12)
    let table = UITableView(frame: .zero, style: seed.isMultiple(of: 2) ? .plain : .grouped)
    table.rowHeight = 40
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = model
    let stage = ListStage(table, size: CGSize(width: 100, height: 300), keeping: model)
    for _ in 0..<60 {
      let batch = model.edit(&random)
      let effect = effects.randomElement(using: &random) ?? .fade
      let update = { self.update(table, by: batch, effect) }
      if Bool.random(using: &random) { update() } else { UIView.performWithoutAnimation(update) }
      expectModel(table, model)
      scroll(table, stage, &random)
      expectModel(table, model)
    }
    stage.run(0.5)
    expectModel(table, model)
    #expect(cells(in: table, UITableViewCell.self).count == table.visibleCells.count)
    #expect(table.reuseCounts.live == table.visibleCells.count)
    // What is in sight, twice over while a change is shown, and what was put aside.
    #expect(table.reuseCounts.created <= 60)
    let headers = cells(in: table, UITableViewHeaderFooterView.self)
    #expect(headers.count == table.supplements.shown.count)
  }

  @Test("A table whose rows size themselves", arguments: 1...8 as ClosedRange<UInt64>)
  func selfSizing(seed: UInt64) {
    final class Cell: UITableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: ListModel.height(of: tag))
      }
    }
    var random = SeededGenerator(seed: seed)
    let model = ListModel(sections: 4, rows: 12)
    let table = UITableView(frame: .zero, style: seed.isMultiple(of: 2) ? .plain : .grouped)
    table.estimatedRowHeight = seed.isMultiple(of: 3) ? 90 : 30
    table.register(Cell.self, forCellReuseIdentifier: "row")
    table.dataSource = model
    let stage = ListStage(table, size: CGSize(width: 100, height: 300), keeping: model)
    for _ in 0..<60 {
      let batch = model.edit(&random)
      let effect = effects.randomElement(using: &random) ?? .fade
      let update = { self.update(table, by: batch, effect) }
      if Bool.random(using: &random) { update() } else { UIView.performWithoutAnimation(update) }
      // A batch cannot always know what will be in sight; the layout after it does.
      table.layoutIfNeeded()
      expectModel(table, model)
      expectTrueHeights(table)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: table.frame.size.width = CGFloat.random(in: 80...120, using: &random).rounded()
      case 1:
        table.beginUpdates()
        table.endUpdates()
      default: break
      }
      scroll(table, stage, &random)
      stage.update()
      expectModel(table, model)
      expectTrueHeights(table)
    }
    stage.run(0.5)
    expectModel(table, model)
    #expect(cells(in: table, UITableViewCell.self).count == table.visibleCells.count)
    #expect(table.reuseCounts.live == table.visibleCells.count)
    #expect(table.reuseCounts.created <= 100)
    #expect(table.changes.ready.isEmpty && table.sizing.found.isEmpty)
  }

  private func update(
    _ table: UITableView, by batch: ListModel.Batch, _ effect: UITableView.RowAnimation
  ) {
    table.performBatchUpdates {
      table.deleteSections(batch.deletedSections, with: effect)
      table.insertSections(batch.insertedSections, with: effect)
      table.deleteRows(at: batch.deletes, with: effect)
      table.insertRows(at: batch.inserts, with: effect)
      table.reloadRows(at: batch.reloads, with: effect)
      for move in batch.moves { table.moveRow(at: move.from, to: move.to) }
    }
  }

  private func expectTrueHeights(_ table: UITableView) {
    for cell in table.visibleCells {
      #expect(cell.frame.height == ListModel.height(of: cell.tag))
    }
    #expect(table.contentSize.height == CGFloat(table.offsets.total))
  }

  @Test("A collection", arguments: 1...8 as ClosedRange<UInt64>)
  func collection(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let model = ListModel(sections: 4, rows: 20)
    let layout = flow(40, 40, line: 5, item: 5)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "edge")
    collection.dataSource = model
    let stage = ListStage(collection, size: CGSize(width: 150, height: 300), keeping: model)
    for round in 0..<60 {
      let batch = model.edit(&random)
      let update = { self.update(collection, by: batch) }
      if Bool.random(using: &random) { update() } else { UIView.performWithoutAnimation(update) }
      expectModel(collection, model)
      scroll(collection, stage, &random)
      if round.isMultiple(of: 5) {
        let other = flow(round.isMultiple(of: 2) ? 150 : 40, 40, line: 5, item: 5)
        other.headerReferenceSize = layout.headerReferenceSize
        collection.setCollectionViewLayout(other, animated: Bool.random(using: &random))
      }
      expectModel(collection, model)
    }
    stage.run(0.5)
    expectModel(collection, model)
    #expect(
      cells(in: collection, UICollectionViewCell.self).count == collection.visibleCells.count)
    #expect(collection.reuseCounts.live == collection.visibleCells.count)
    #expect(collection.reuseCounts.created <= 120)
  }

  @Test("A collection whose cells size themselves", arguments: 1...8 as ClosedRange<UInt64>)
  func sizingCollection(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let model = ListModel(sections: 4, rows: 20)
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: estimated(60, width: 150))
    collection.register(NamedSizeCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = model
    let stage = ListStage(collection, size: CGSize(width: 150, height: 300), keeping: model)
    for round in 0..<40 {
      let batch = model.edit(&random)
      let update = { self.update(collection, by: batch) }
      if Bool.random(using: &random) { update() } else { UIView.performWithoutAnimation(update) }
      expectModel(collection, model)
      scroll(collection, stage, &random)
      if round.isMultiple(of: 5) {
        collection.setCollectionViewLayout(
          estimated(round.isMultiple(of: 2) ? 25 : 90, width: 150),
          animated: Bool.random(using: &random))
      }
      expectModel(collection, model)
      for cell in collection.visibleCells where collection.indexPath(for: cell) != nil {
        #expect(cell.frame.height == NamedSizeCell.height(of: cell.tag))
      }
    }
    stage.run(0.5)
    expectModel(collection, model)
    #expect(
      cells(in: collection, UICollectionViewCell.self).count == collection.visibleCells.count)
    #expect(collection.reuseCounts.live == collection.visibleCells.count)
    #expect(collection.reuseCounts.created <= 120)
  }

  private func update(_ collection: UICollectionView, by batch: ListModel.Batch) {
    collection.performBatchUpdates {
      collection.deleteSections(batch.deletedSections)
      collection.insertSections(batch.insertedSections)
      collection.deleteItems(at: batch.deletes)
      collection.insertItems(at: batch.inserts)
      collection.reloadItems(at: batch.reloads)
      for move in batch.moves { collection.moveItem(at: move.from, to: move.to) }
    }
  }

  /// A cell whose height follows from the name of its row.
  private final class NamedSizeCell: UICollectionViewCell {
    static func height(of name: Int) -> CGFloat { 20 + CGFloat(name * 7 % 61) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: Self.height(of: tag))
    }
  }

  private func scroll(
    _ list: UIScrollView, _ stage: ListStage, _ random: inout SeededGenerator
  ) {
    for _ in 0..<Int.random(in: 0..<12, using: &random) {
      let highest = max(list.contentSize.height - list.bounds.height, 0)
      let step = CGFloat.random(in: -60...90, using: &random)
      list.contentOffset.y = min(max(list.contentOffset.y + step, 0), highest).rounded()
      stage.update()
    }
  }

  private func cells<View: UIView>(in list: UIView, _ type: View.Type) -> [View] {
    list.subviews.compactMap { $0 as? View }
  }

  private func expectModel(_ table: UITableView, _ model: ListModel) {
    let visible = table.bounds
    var expected: [Int] = []
    for (section, content) in model.sections.enumerated() {
      for (row, name) in content.rows.enumerated() {
        let rect = table.rectForRow(at: IndexPath(row: row, section: section))
        if rect.minY < visible.maxY, rect.maxY > visible.minY { expected.append(name) }
      }
    }
    #expect(table.visibleCells.map(\.tag) == expected)
    for cell in table.visibleCells {
      guard let path = table.indexPath(for: cell) else { continue }
      #expect(cell.frame == table.rectForRow(at: path) && cell.alpha == 1)
    }
  }

  private func expectModel(_ collection: UICollectionView, _ model: ListModel) {
    let visible = collection.bounds
    // Cells that are still seen on their way out count as visible, too.
    let staying = { (cell: UICollectionViewCell) in
      cell.frame.minY < visible.maxY && cell.frame.maxY > visible.minY
    }
    var expected: [Int] = []
    for (section, content) in model.sections.enumerated() {
      for (item, name) in content.rows.enumerated() {
        let path = IndexPath(item: item, section: section)
        let frame = collection.layoutAttributesForItem(at: path)?.frame ?? .null
        if frame.minY < visible.maxY, frame.maxY > visible.minY { expected.append(name) }
      }
    }
    #expect(collection.visibleCells.filter(staying).map(\.tag).sorted() == expected.sorted())
    for cell in collection.visibleCells {
      guard let path = collection.indexPath(for: cell) else { continue }
      #expect(cell.frame == collection.layoutAttributesForItem(at: path)?.frame)
      #expect(cell.alpha == 1)
    }
  }
}
