import Foundation
import ListCore

/// A distance, or the least one where room that is left over may go, in points.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  private let value: CGFloat
  private let isFlexible: Bool

  private init(_ value: CGFloat, isFlexible: Bool) {
    self.value = value
    self.isFlexible = isFlexible
    super.init()
  }

  /// At least so many points: shares in the room that is left over.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// So many points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  open var spacing: CGFloat { value }
  open var isFlexibleSpacing: Bool { isFlexible }
  open var isFixedSpacing: Bool { !isFlexible }

  /// The points that it takes at least. What is no length counts as 0, and is reported.
  var least: CGFloat {
    if !value.isFinite { Report.once("NSCollectionLayoutSpacing: \(value) is no distance") }
    return value.isFinite ? value : 0
  }
}

/// The space to keep around an item or a group, beside what its neighbours keep.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

  /// Nil is none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  func start(_ axis: LayoutAxis) -> NSCollectionLayoutSpacing? { axis == .x ? leading : top }
  func end(_ axis: LayoutAxis) -> NSCollectionLayoutSpacing? { axis == .x ? trailing : bottom }
}
