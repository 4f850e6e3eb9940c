import Foundation

/// How a section scrolls on its own, across the way in which the collection scrolls.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all: groups follow each other as the collection scrolls.
  case none
  /// It rests anywhere.
  case continuous
  /// It rests where a group begins.
  case continuousGroupLeadingBoundary
  /// It rests at multiples of what is seen of it.
  case paging
  /// It goes one group further at most, and rests where that begins.
  case groupPaging
  /// It goes one group further at most, and rests with that in the middle.
  case groupPagingCentered
}

/// Which room beside the content is kept free besides a section's own insets.
public enum UIContentInsetsReference: Int, Sendable {
  /// As the layout's configuration says; there, the safe area.
  case automatic
  case none, safeArea, layoutMargins, readableContent
}

/// Is called with what is seen of a section as it scrolls: it may change how the items look.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// The blueprint of a section: a group that is repeated, and what is around the groups.
///
/// A blueprint is read when the layout is prepared: call `invalidateLayout()` after changes to it.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The look of a list's rows, in a section that is one.
  var list: ListLook?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The space between the section's edges and its groups.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups, in points. Negative where they overlap.
  open var interGroupSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The same for the views at the section's sides.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether the views at the section's sides keep to its insets.
  open var supplementariesFollowContentInsets = true
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers, footers and other views at the section's sides.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called with the items in sight, the offset of what scrolls them and what they lie in, each time
  /// one of these may have changed. What it sets holds until it is called again.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
}
