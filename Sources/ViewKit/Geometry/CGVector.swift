import Foundation

/// A displacement, in points.
nonisolated public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public static let zero = CGVector()

  public init() {
    self.init(dx: 0, dy: 0)
  }

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}

/// Seconds, as CoreFoundation names them.
public typealias CFTimeInterval = Double

nonisolated extension CGPoint {
  package var isFinite: Bool { x.isFinite && y.isFinite }
  package static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }
  package static func += (left: inout CGPoint, right: CGPoint) {
    left = left + right
  }

  package static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }
  package func interpolated(to end: CGPoint, by part: CGFloat) -> CGPoint {
    CGPoint(x: x + (end.x - x) * part, y: y + (end.y - y) * part)
  }
}

nonisolated extension CGSize {
  package var isFinite: Bool { width.isFinite && height.isFinite }
  package func interpolated(to end: CGSize, by part: CGFloat) -> CGSize {
    CGSize(width: width + (end.width - width) * part, height: height + (end.height - height) * part)
  }
}

nonisolated extension CGRect {
  package var hasFiniteEdges: Bool { origin.isFinite && size.isFinite }
}
