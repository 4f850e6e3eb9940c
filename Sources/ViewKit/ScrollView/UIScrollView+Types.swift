import Foundation
import ScrollPhysics

extension UIScrollView {
  /// On which sides the safe area is added to the content's inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// On the axes along which the content scrolls; there are no bars here that ask for more.
    case automatic
    case scrollableAxes, never, always
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }

  public enum IndicatorStyle: Int, Sendable {
    /// What goes with the appearance.
    case `default`
    case black, white
  }

  /// The part of its velocity that content keeps each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: ScrollConstants.normalRate)
    public static let fast = DecelerationRate(rawValue: ScrollConstants.fastRate)
  }
}

nonisolated extension ScrollVector {
  init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
  init(_ size: CGSize) { self.init(x: size.width, y: size.height) }
  init(_ vector: CGVector) { self.init(x: vector.dx, y: vector.dy) }

  var point: CGPoint { CGPoint(x: x, y: y) }
}

nonisolated extension UIEdgeInsets {
  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}
