import Foundation

/// The blueprint of a view that is fastened to an item or a group.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let containerAnchor: NSCollectionLayoutAnchor
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Views of a greater index are in front; items have 0.
  open var zIndex = 1

  /// The same point of the view is put on the anchor.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = nil
    super.init(layoutSize: layoutSize)
  }

  /// `itemAnchor` tells which point of the view is put on the anchor.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }

  /// The place of a view that is fastened to what has `rect`.
  func frame(fastenedTo rect: CGRect) -> CGRect {
    let size = layoutSize.size(in: rect.size)
    let place = containerAnchor.point(in: rect, for: size)
    let own = CGRect(origin: .zero, size: size)
    let point =
      itemAnchor?.point(in: own, for: size)
      ?? NSCollectionLayoutAnchor.point(of: containerAnchor.edges, in: own)
    return CGRect(origin: place - point, size: size).inset(by: contentInsets.usable)
  }
}

/// The blueprint of a header, a footer or another view at a side of a section or of the content.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment
  /// By how much it lies away from its place, in points.
  public let offset: CGPoint
  /// Whether what it is at grows to make room for it; otherwise it lies over the items.
  open var extendsBoundary = true
  /// Whether it stays in sight as long as what it is at is in sight.
  open var pinToVisibleBounds = false

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: .zero)
  }

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset.isFinite ? absoluteOffset : .zero
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges))
  }
}

/// The blueprint of a view that the layout alone knows of.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// Views of a greater index are in front; items have 0.
  open var zIndex = -1

  private init(background elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// A view behind a whole section, with its headers and insets; `contentInsets` make it smaller.
  /// Register its class with the layout.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(background: elementKind)
  }
}
