import Foundation

@testable import ListCore
@testable import ViewKit

/// What is true of every list between two events.
enum ListRules {
  static func fault(in list: any ReusingList) -> Fault? {
    if let fault = faultOfPool(list) { return fault }
    if let table = list as? UITableView { return fault(in: table) }
    if let collection = list as? UICollectionView { return fault(in: collection) }
    return nil
  }

  /// A cell is either in use, in the tree, or waits, out of it; and none is there twice.
  private static func faultOfPool(_ list: any ReusingList) -> Fault? {
    let counts = list.reuseCounts
    let live = list.reusedViews
    let queued = list.queuedViews
    guard counts.live == live.count, counts.queued == queued.count,
      counts.live + counts.queued <= counts.created
    else { return fault("cells are counted", list, "\(counts), \(live.count) + \(queued.count)") }
    var known = Set<ObjectIdentifier>(minimumCapacity: live.count + queued.count)
    for view in live {
      guard known.insert(ObjectIdentifier(view)).inserted else {
        return fault("a cell shows one item", list)
      }
      guard view.superview != nil else { return fault("a cell in use is in the tree", list) }
    }
    for view in queued {
      guard known.insert(ObjectIdentifier(view)).inserted else {
        return fault("a cell does not wait while it is in use", list)
      }
      guard view.superview == nil else { return fault("a cell that waits is in no tree", list) }
    }
    return nil
  }

  // MARK: Tables

  private static func fault(in table: UITableView) -> Fault? {
    guard !table.loading.isNeeded, table.updates == nil else { return nil }
    let sections = table.offsets.sections
    let total = sections.reduce(0) { $0 + $1.total }
    guard total.isFinite, abs(total - table.offsets.total) <= 1e-9 * max(total, 1) else {
      return fault("sections add up", table, "\(total), not \(table.offsets.total)")
    }
    if let lost = table.selection.positions.first(where: { !table.exists($0) }) {
      return fault("what is selected exists", table, "\(lost)")
    }
    guard !table.needsLayoutPass, table.window != nil else { return nil }
    return faultOfRows(table) ?? faultOfSupplements(table)
  }

  /// The rows that have cells are those in sight: no more, no fewer, each at its place.
  private static func faultOfRows(_ table: UITableView) -> Fault? {
    let shown = table.rows.shown
    table.collectWanted()
    guard shown.count == table.rows.wanted.count,
      zip(shown, table.rows.wanted).allSatisfy({ $0.position == $1 })
    else {
      return fault(
        "the rows in sight have cells", table,
        "\(shown.map(\.position)), not \(table.rows.wanted), of \(table.bounds)")
    }
    for row in shown where table.editing.reorder == nil {
      let place = table.rectOfRow(row.position.indexPath)
      guard abs(row.cell.center.y - place.midY) < 0.001, row.cell.transform.isIdentity else {
        return fault("a cell is at its row", table, "\(row.cell.frame), not \(place)")
      }
    }
    return nil
  }

  /// However they stick to an edge, headers and footers keep to their section.
  private static func faultOfSupplements(_ table: UITableView) -> Fault? {
    for shown in table.supplements.shown where table.editing.reorder == nil {
      guard table.offsets.sections.indices.contains(shown.section) else {
        return fault("a header has a section", table, "\(shown.section)")
      }
      let section = table.rectOfSection(shown.section)
      let frame = shown.view.frame
      guard frame.minY >= section.minY - 0.001, frame.maxY <= section.maxY + 0.001 else {
        return fault("a header keeps to its section", table, "\(frame) in \(section)")
      }
    }
    return nil
  }

  // MARK: Collections

  private static func fault(in collection: UICollectionView) -> Fault? {
    var keys = Set<UICollectionView.ElementKey>()
    for element in collection.elements.all {
      guard element.frame.isFinite else {
        return fault("an element has a place", collection, "\(element.key) \(element.frame)")
      }
      guard keys.insert(element.key).inserted else {
        return fault("an element is there once", collection, "\(element.key)")
      }
    }
    return nil
  }

  private static func fault(
    _ rule: String, _ list: any ReusingList, _ detail: String = ""
  ) -> Fault {
    Fault(rule, "\(type(of: list)) \(list.accessibilityIdentifier ?? "") \(detail)")
  }
}
