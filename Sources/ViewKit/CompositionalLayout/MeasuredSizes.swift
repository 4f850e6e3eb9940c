import Foundation
import ListCore

/// The sizes that views told where the layout has only estimates, in points.
struct MeasuredSizes {
  /// By section: those of items, and those of the views at its sides.
  private var items: [Int: [Int: CGSize]] = [:]
  private var edges: [Int: [Int: CGSize]] = [:]

  func inSection(_ section: Int) -> (items: [Int: CGSize], edges: [Int: CGSize]) {
    (items[section] ?? [:], edges[section] ?? [:])
  }

  mutating func set(_ size: CGSize, ofItem item: Int, inSection section: Int) {
    items[section, default: [:]][item] = size
  }

  mutating func set(_ size: CGSize, ofEdge edge: Int, inSection section: Int) {
    edges[section, default: [:]][edge] = size
  }

  mutating func removeAll() { self = MeasuredSizes() }

  /// Follows items to their new numbers.
  mutating func follow(_ plan: ListPlan) {
    let old = self
    removeAll()
    for (section, sizes) in old.items {
      for (item, size) in sizes {
        guard case .stays(let new) = plan.fate(of: .init(section: section, row: item)) else {
          continue
        }
        set(size, ofItem: new.row, inSection: new.section)
      }
    }
    for (section, sizes) in old.edges {
      if case .stays(let new) = plan.fate(ofSection: section) { edges[new] = sizes }
    }
  }
}
