import Foundation
import ListCore

/// The sizes that cells of a flow layout said they prefer, by their places.
struct PreferredSizes {
  private var sizes: [Int: [Int: CGSize]] = [:]

  var isEmpty: Bool { sizes.isEmpty }
  var sections: some Sequence<Int> { sizes.keys }

  subscript(position: SectionOffsets.Position) -> CGSize? {
    get { sizes[position.section]?[position.row] }
    set { sizes[position.section, default: [:]][position.row] = newValue }
  }

  mutating func merge(_ other: PreferredSizes) {
    for (section, items) in other.sizes {
      sizes[section, default: [:]].merge(items) { $1 }
    }
  }

  /// Goes with the items to their new places; those that went are forgotten.
  mutating func follow(_ plan: ListPlan) {
    let old = sizes
    sizes.removeAll()
    for (section, items) in old {
      for (item, size) in items {
        guard let place = plan.fate(of: SectionOffsets.Position(section: section, row: item)).key
        else { continue }
        self[place] = size
      }
    }
  }

  func flowSizes(
    inSection section: Int, _ direction: UICollectionView.ScrollDirection
  ) -> [Int: FlowSize] {
    (sizes[section] ?? [:]).mapValues { size in
      direction == .vertical
        ? FlowSize(across: size.width, along: size.height)
        : FlowSize(across: size.height, along: size.width)
    }
  }
}
