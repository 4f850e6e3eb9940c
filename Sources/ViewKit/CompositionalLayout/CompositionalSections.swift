import Foundation
import ListCore

/// The sections of a compositional layout one after the other.
///
/// Everything is reckoned as if it read from left to right and is turned round at the end.
@MainActor struct CompositionalSections {
  let setting: LayoutSetting
  let axis: LayoutAxis
  private(set) var sections: [SectionSolution]
  /// Whether views of some section tell how large they are.
  let estimates: Bool
  /// Whether something is elsewhere, or looks different, after every scrolling step.
  let followsScrolling: Bool
  private let spacing: CGFloat
  private var starts: RowOffsets
  private let edgeItems: [NSCollectionLayoutBoundarySupplementaryItem]
  /// The whole content as one section, with one item that stands for all sections; nil where nothing is
  /// at its sides.
  private var frame: SectionSolution?

  /// - Parameters:
  ///   - counts: the numbers of items in the sections.
  ///   - blueprint: a section's, nil where there is none.
  init(
    _ configuration: UICollectionViewCompositionalLayoutConfiguration, setting: LayoutSetting,
    counts: [Int], measured: MeasuredSizes,
    blueprint: (Int, LayoutEnvironment) -> NSCollectionLayoutSection?
  ) {
    let axis = LayoutAxis(configuration.scrollDirection)
    let environment = setting.environment
    self.setting = setting
    self.axis = axis
    func insets(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
      let general = configuration.contentInsetsReference
      return setting.insets(reference == .automatic ? general : reference, across: axis)
    }
    sections = counts.enumerated().map { index, count in
      let section = blueprint(index, environment) ?? Self.missing(index)
      let own = section.contentInsets.usable
      let all = own.adding(insets(section.contentInsetsReference))
      var edges = insets(section.supplementaryContentInsetsReference)
      if section.supplementariesFollowContentInsets { edges = edges.adding(own.across(axis)) }
      return SectionSolution(
        section, count: count, axis: axis, container: setting.size, insets: all,
        edgeInsets: edges, traits: setting.traits, measured: measured.inSection(index))
    }
    spacing = configuration.interSectionSpacing.isFinite ? configuration.interSectionSpacing : 0
    starts = RowOffsets(heights: sections.map { [spacing] in Double($0.length + spacing) })
    edgeItems = configuration.boundarySupplementaryItems
    estimates = sections.contains { $0.estimates }
    followsScrolling =
      edgeItems.contains { $0.pinToVisibleBounds } || sections.contains { $0.followsScrolling }
    arrangeEdges()
  }

  /// Puts the views at the sides of all of it where they belong.
  private mutating func arrangeEdges() {
    guard !edgeItems.isEmpty else { return }
    let length = NSCollectionLayoutDimension.absolute(sectionsLength)
    let size =
      axis == .y
      ? NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: length)
      : NSCollectionLayoutSize(widthDimension: length, heightDimension: .fractionalHeight(1))
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: 1))
    section.boundarySupplementaryItems = edgeItems
    frame = SectionSolution(
      section, count: 1, axis: axis, container: setting.size, insets: .zero, edgeInsets: .zero,
      traits: setting.traits, measured: ([:], [:]))
  }

  /// What stands for a section that has no blueprint: a list.
  private static func missing(_ index: Int) -> NSCollectionLayoutSection {
    Report.once(
      "UICollectionViewCompositionalLayout: there is no section \(index); laid out as a list")
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
  }

  // MARK: Extents

  /// From the first section's start to the last one's end.
  private var sectionsLength: CGFloat {
    sections.isEmpty ? 0 : max(starts.total - spacing, 0)
  }

  var contentSize: CGSize {
    var size = setting.size
    size[axis] = frame?.length ?? sectionsLength
    return size
  }

  private var firstStart: CGFloat { frame?.contentOrigin[axis] ?? 0 }

  /// The corner of a section.
  func origin(ofSection index: Int) -> CGPoint {
    var origin = CGPoint.zero
    origin[axis] = firstStart + starts.offset(of: index)
    return origin
  }

  func extent(ofSection index: Int) -> CGRect {
    var size = setting.size
    size[axis] = sections[index].length
    return CGRect(origin: origin(ofSection: index), size: size)
  }

  /// The sections that have a part in a rectangle.
  func sections(in rect: CGRect) -> Range<Int> {
    let first = firstStart
    return VisibleRange(
      of: starts, from: rect.start(axis) - first, to: rect.end(axis) - first
    ).rows
  }

  var contentEdges: [SectionSolution.Edge] { frame?.edges ?? [] }

  func exists(_ position: SectionOffsets.Position) -> Bool {
    sections.indices.contains(position.section) && position.row >= 0
      && position.row < sections[position.section].groups.count
  }

  // MARK: Frames

  /// A rectangle of a section in the content, or the other way: in a right-to-left layout both read
  /// from the other side. What lies in a section that scrolls sideways on its own turns about that
  /// section's length.
  func turned(_ rect: CGRect, ofSection index: Int?, scrolls: Bool) -> CGRect {
    guard setting.isRightToLeft else { return rect }
    if let index, scrolls, sections[index].groups.axis == .x {
      return rect.flipped(in: scrollWidth(of: sections[index]))
    }
    return rect.flipped(in: contentSize.width)
  }

  private func scrollWidth(of section: SectionSolution) -> CGFloat {
    section.scrollRun.run.contentLength
  }

  func frame(ofItem item: Int, inSection index: Int) -> CGRect {
    let section = sections[index]
    let frame = section.frame(ofItem: item).moved(by: origin(ofSection: index))
    return turned(frame, ofSection: index, scrolls: section.isOrthogonal)
  }

  /// An edge's frame, at the side of what is in sight if it stays there.
  func frame(of edge: SectionSolution.Edge, inSection index: Int, visible: CGRect) -> CGRect {
    place(edge, sections[index], origin(ofSection: index), visible)
  }

  func frame(ofContentEdge edge: SectionSolution.Edge, visible: CGRect) -> CGRect {
    frame.map { place(edge, $0, .zero, visible) } ?? .zero
  }

  private func place(
    _ edge: SectionSolution.Edge, _ section: SectionSolution, _ origin: CGPoint,
    _ visible: CGRect
  ) -> CGRect {
    var frame = edge.frame
    if edge.item.pinToVisibleBounds {
      let seen = turned(visible, ofSection: nil, scrolls: false)
      frame = section.pinned(edge, to: seen.offsetBy(dx: -origin.x, dy: -origin.y))
    }
    return turned(frame.moved(by: origin), ofSection: nil, scrolls: false)
  }

  /// The frame in which a section scrolls on its own, and how; nil where it does not.
  func scrollRun(ofSection index: Int) -> (frame: CGRect, run: SectionScrollRun)? {
    guard sections.indices.contains(index), sections[index].isOrthogonal else { return nil }
    let (frame, run) = sections[index].scrollRun
    return (turned(frame.moved(by: origin(ofSection: index)), ofSection: nil, scrolls: false), run)
  }

  // MARK: Sizes that views tell

  mutating func measure(_ size: CGSize, ofItem item: Int, inSection index: Int) {
    sections[index].measure(size, ofItem: item)
    sectionChanged(index)
  }

  mutating func measure(_ size: CGSize, ofEdge edge: Int, inSection index: Int) {
    sections[index].measure(size, ofEdge: edge)
    sectionChanged(index)
  }

  private mutating func sectionChanged(_ index: Int) {
    starts.setHeight(sections[index].length + spacing, of: index)
    arrangeEdges()
  }
}
