import Foundation
import ListCore

/// Which end of a section a supplementary view is at.
enum FlowEdge {
  case header
  case footer

  init?(kind: String) {
    switch kind {
    case UICollectionView.elementKindSectionHeader: self = .header
    case UICollectionView.elementKindSectionFooter: self = .footer
    default: return nil
    }
  }

  var kind: String {
    switch self {
    case .header: UICollectionView.elementKindSectionHeader
    case .footer: UICollectionView.elementKindSectionFooter
    }
  }
}

/// The sections of a flow layout one after the other, measured along and across the flow.
struct FlowSections {
  private struct Section {
    var header: CGFloat
    var footer: CGFloat
    var lead: CGFloat
    var trail: CGFloat
    var side: CGFloat
    var lines: FlowLines

    var length: CGFloat { header + lead + lines.length + trail + footer }
  }

  let direction: UICollectionView.ScrollDirection
  /// The extent of the content across the flow, in points.
  let breadth: CGFloat
  private var sections: [Section]
  private var starts: RowOffsets

  @MainActor init(_ layout: UICollectionViewFlowLayout) {
    direction = layout.scrollDirection
    guard let collection = layout.collectionView else {
      breadth = 0
      sections = []
      starts = RowOffsets()
      return
    }
    let breadth = Self.breadth(of: collection.bounds, in: collection, direction)
    self.breadth = breadth
    var measure = FlowMeasure(layout: layout, collection: collection, breadth: breadth)
    let sections = (0..<collection.numberOfSections).map { index in
      let inset = measure.inset(index)
      let isVertical = layout.scrollDirection == .vertical
      let sides = isVertical ? inset.left + inset.right : inset.top + inset.bottom
      return Section(
        header: measure.edge(.header, index), footer: measure.edge(.footer, index),
        lead: isVertical ? inset.top : inset.left, trail: isVertical ? inset.bottom : inset.right,
        side: isVertical ? inset.left : inset.top,
        lines: measure.lines(index, breadth: breadth - sides))
    }
    self.sections = sections
    starts = RowOffsets(heights: sections.map { Double($0.length) })
  }

  /// Gives some items the sizes that their cells prefer, and breaks the lines of their sections anew.
  mutating func apply(_ sizes: PreferredSizes) {
    for section in sizes.sections where sections.indices.contains(section) {
      sections[section].lines = sections[section].lines.replacing(
        sizes.flowSizes(inSection: section, direction))
      starts.setHeight(sections[section].length, of: section)
    }
  }

  /// The extent across the flow that a collection of these bounds has for its content.
  @MainActor static func breadth(
    of bounds: CGRect, in collection: UICollectionView?,
    _ direction: UICollectionView.ScrollDirection
  ) -> CGFloat {
    let inset = collection?.adjustedContentInset ?? .zero
    let breadth =
      direction == .vertical
      ? bounds.width - inset.left - inset.right : bounds.height - inset.top - inset.bottom
    return max(breadth, 0)
  }

  var contentSize: CGSize {
    direction == .vertical
      ? CGSize(width: breadth, height: starts.total) : CGSize(width: starts.total, height: breadth)
  }

  // MARK: Look-up

  /// The sections that have a part in a rectangle. A pinned header may be away from its own place,
  /// but never outside its section.
  func sections(in rect: CGRect, pinned: Bool) -> Range<Int> {
    let (min, max) = along(rect)
    return VisibleRange(of: starts, from: min, to: max).rows
  }

  /// The items whose lines have a part in a rectangle.
  func items(ofSection index: Int, in rect: CGRect) -> Range<Int> {
    let section = sections[index]
    let start = firstLine(of: index)
    let (min, max) = along(rect)
    return section.lines.items(from: min - start, to: max - start)
  }

  func frame(ofItem item: Int, section index: Int) -> CGRect {
    let section = sections[index]
    let place = section.lines.place(of: item)
    return rect(
      along: firstLine(of: index) + place.along, length: place.size.along,
      across: section.side + place.across, breadth: place.size.across)
  }

  func existingFrame(of position: SectionOffsets.Position) -> CGRect? {
    guard sections.indices.contains(position.section), position.row >= 0,
      position.row < sections[position.section].lines.count
    else { return nil }
    return frame(ofItem: position.row, section: position.section)
  }

  /// The place of a header or footer; nil for a section that does not exist.
  func frame(of edge: FlowEdge, section index: Int) -> CGRect? {
    guard sections.indices.contains(index) else { return nil }
    let section = sections[index]
    switch edge {
    case .header:
      return rect(
        along: starts.offset(of: index), length: section.header, across: 0, breadth: breadth)
    case .footer:
      return rect(
        along: starts.offset(of: index + 1) - section.footer, length: section.footer, across: 0,
        breadth: breadth)
    }
  }

  /// A header's or footer's place when it stays in `visible` as long as its section is there.
  func pinned(_ edge: FlowEdge, section index: Int, to visible: CGRect) -> CGRect {
    guard var frame = frame(of: edge, section: index) else { return .zero }
    let section = sections[index]
    let (start, end) = (starts.offset(of: index), starts.offset(of: index + 1))
    let (min, max) = along(visible)
    let length = edge == .header ? section.header : section.footer
    let place: CGFloat
    switch edge {
    case .header: place = Swift.max(start, Swift.min(min, end - section.footer - length))
    case .footer: place = Swift.min(end - length, Swift.max(max - length, start + section.header))
    }
    if direction == .vertical { frame.origin.y = place } else { frame.origin.x = place }
    return frame
  }

  private func firstLine(of index: Int) -> CGFloat {
    starts.offset(of: index) + sections[index].header + sections[index].lead
  }

  private func along(_ rect: CGRect) -> (CGFloat, CGFloat) {
    direction == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }

  private func rect(
    along: CGFloat, length: CGFloat, across: CGFloat, breadth: CGFloat
  ) -> CGRect {
    direction == .vertical
      ? CGRect(x: across, y: along, width: breadth, height: length)
      : CGRect(x: along, y: across, width: length, height: breadth)
  }
}
