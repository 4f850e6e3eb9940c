import Foundation
import ListCore

/// Asks for the sizes and distances of a flow layout: the delegate where it answers, else the layout.
@MainActor struct FlowMeasure {
  let layout: UICollectionViewFlowLayout
  let collection: UICollectionView
  let breadth: CGFloat
  private let delegate: UICollectionViewDelegateFlowLayout?
  private var delegateSizes: Bool?

  init(layout: UICollectionViewFlowLayout, collection: UICollectionView, breadth: CGFloat) {
    self.layout = layout
    self.collection = collection
    self.breadth = breadth
    delegate = collection.delegate as? UICollectionViewDelegateFlowLayout
  }

  private var isVertical: Bool { layout.scrollDirection == .vertical }

  func inset(_ section: Int) -> UIEdgeInsets {
    let inset =
      delegate?.collectionView(collection, layout: layout, insetForSectionAt: section)
      ?? layout.sectionInset
    return clear(
      UIEdgeInsets(
        top: RowRun.usable(inset.top), left: RowRun.usable(inset.left),
        bottom: RowRun.usable(inset.bottom), right: RowRun.usable(inset.right)))
  }

  /// Adds what the safe area or the margins take across the flow, beyond the content inset.
  private func clear(_ inset: UIEdgeInsets) -> UIEdgeInsets {
    let taken: UIEdgeInsets
    switch layout.sectionInsetReference {
    case .fromContentInset: return inset
    case .fromSafeArea: taken = collection.safeAreaInsets
    case .fromLayoutMargins: taken = collection.layoutMargins
    }
    let known = collection.adjustedContentInset
    var inset = inset
    if isVertical {
      inset.left += max(taken.left - known.left, 0)
      inset.right += max(taken.right - known.right, 0)
    } else {
      inset.top += max(taken.top - known.top, 0)
      inset.bottom += max(taken.bottom - known.bottom, 0)
    }
    return inset
  }

  /// The length of a header or footer along the flow.
  func edge(_ edge: FlowEdge, _ section: Int) -> CGFloat {
    let size: CGSize
    switch edge {
    case .header:
      size =
        delegate?.collectionView(
          collection, layout: layout, referenceSizeForHeaderInSection: section)
        ?? layout.headerReferenceSize
    case .footer:
      size =
        delegate?.collectionView(
          collection, layout: layout, referenceSizeForFooterInSection: section)
        ?? layout.footerReferenceSize
    }
    return RowRun.usable(isVertical ? size.height : size.width)
  }

  mutating func lines(_ section: Int, breadth: CGFloat) -> FlowLines {
    let metrics = FlowMetrics(
      breadth: breadth, itemSpacing: itemSpacing(section), lineSpacing: lineSpacing(section))
    let lines = lines(section, metrics)
    let preferred = layout.preferredSizes.flowSizes(inSection: section, layout.scrollDirection)
    return preferred.isEmpty ? lines : lines.replacing(preferred)
  }

  private mutating func lines(_ section: Int, _ metrics: FlowMetrics) -> FlowLines {
    let count = collection.numberOfItems(inSection: section)
    guard count > 0, let delegate, answersSizes(delegate, section) else {
      return FlowLines(count: count, size: size(layout.expectedItemSize), metrics: metrics)
    }
    return FlowLines(count: count, metrics: metrics) { item in
      size(
        delegate.collectionView(
          collection, layout: layout, sizeForItemAt: IndexPath(item: item, section: section)))
    }
  }

  private func itemSpacing(_ section: Int) -> CGFloat {
    delegate?.collectionView(
      collection, layout: layout, minimumInteritemSpacingForSectionAt: section)
      ?? layout.minimumInteritemSpacing
  }

  private func lineSpacing(_ section: Int) -> CGFloat {
    delegate?.collectionView(collection, layout: layout, minimumLineSpacingForSectionAt: section)
      ?? layout.minimumLineSpacing
  }

  private mutating func answersSizes(
    _ delegate: UICollectionViewDelegateFlowLayout, _ section: Int
  ) -> Bool {
    if let delegateSizes { return delegateSizes }
    let first = IndexPath(item: 0, section: section)
    let size = OptionalMethod.isOwn(.itemSize) {
      delegate.collectionView(collection, layout: layout, sizeForItemAt: first)
    }
    delegateSizes = size != nil
    return size != nil
  }

  private func size(_ size: CGSize) -> FlowSize {
    if !RowRun.isUsable(size.width) || !RowRun.isUsable(size.height) {
      Report.once(
        "\(type(of: layout)): \(size.width) x \(size.height) is no size for an item; taken as 0")
    }
    return isVertical
      ? FlowSize(across: size.width, along: size.height)
      : FlowSize(across: size.height, along: size.width)
  }
}
