import Foundation

/// The blueprint of items that belong together: in a row, in a column or wherever a function says.
/// Sections repeat a group until all their items have a place.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How the items of a group are found.
  enum Content {
    /// The subitems again and again as long as there is room along the axis.
    case filling(LayoutAxis, [NSCollectionLayoutItem])
    /// One subitem so many times; where they are equal, they share the length among them.
    case repeating(LayoutAxis, NSCollectionLayoutItem, count: Int, areEqual: Bool)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let content: Content
  private var groupSupplements: [NSCollectionLayoutSupplementaryItem] = []
  /// The distance between neighbours along the group.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(_ layoutSize: NSCollectionLayoutSize, _ content: Content) {
    self.content = content
    super.init(layoutSize: layoutSize)
  }

  /// A row that repeats its subitems, in their order, until the next one does not fit.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .filling(.x, subitems))
  }

  /// A row of `count` items of equal width, whatever the width of the subitem says.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .repeating(.x, subitem, count: count, areEqual: true))
  }

  /// A row of `count` items, each of the subitem's own size.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .repeating(.x, subitem, count: count, areEqual: false))
  }

  /// A column that repeats its subitems, in their order, until the next one does not fit.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .filling(.y, subitems))
  }

  /// A column of `count` items of equal height, whatever the height of the subitem says.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .repeating(.y, subitem, count: count, areEqual: true))
  }

  /// A column of `count` items, each of the subitem's own size.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .repeating(.y, subitem, count: count, areEqual: false))
  }

  /// Items where `itemProvider` puts them in the group.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider))
  }

  /// The views that are fastened to the group. They have the index path of its first item.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { groupSupplements }
    set { groupSupplements = newValue }
  }

  /// The items and groups that it was made of; empty for a custom one.
  open var subitems: [NSCollectionLayoutItem] {
    switch content {
    case .filling(_, let subitems): subitems
    case .repeating(_, let subitem, _, _): [subitem]
    case .custom: []
    }
  }
}

/// Tells where the items of a custom group are.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// One item of a custom group: its frame in the group, in points.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  /// Items of a greater index are in front.
  public let zIndex: Int

  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  public init(frame: CGRect, zIndex: Int) {
    if !frame.hasFiniteEdges {
      Report.once("NSCollectionLayoutGroupCustomItem: \(frame) is no frame; taken as empty")
    }
    self.frame = frame.hasFiniteEdges ? frame.standardized : .zero
    self.zIndex = zIndex
    super.init()
  }
}
