import Foundation

/// Where a view beside an item is fastened to it: the middle, a side or a corner, and how far from
/// there.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  public let edges: NSDirectionalRectEdge
  /// In points, or, where `isFractionalOffset` says so, in sizes of the view that is fastened.
  public let offset: CGPoint
  public let isFractionalOffset: Bool

  private init(edges: NSDirectionalRectEdge, offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    if !offset.isFinite { Report.once("NSCollectionLayoutAnchor: \(offset) is no offset") }
    self.offset = offset.isFinite ? offset : .zero
    isFractionalOffset = isFractional
    super.init()
  }

  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, offset: .zero, isFractional: false)
  }

  /// `absoluteOffset` is in points; positive is towards the trailing and the bottom side.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges: edges, offset: absoluteOffset, isFractional: false)
  }

  /// `fractionalOffset` is in widths and heights of the view that is fastened.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges: edges, offset: fractionalOffset, isFractional: true)
  }

  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// The point of a rectangle that this anchor names, without its offset.
  static func point(of edges: NSDirectionalRectEdge, in rect: CGRect) -> CGPoint {
    func place(_ axis: LayoutAxis) -> CGFloat {
      if edges.contains(axis.startEdge) { return rect.start(axis) }
      if edges.contains(axis.endEdge) { return rect.end(axis) }
      return (rect.start(axis) + rect.end(axis)) / 2
    }
    return CGPoint(x: place(.x), y: place(.y))
  }

  /// The point of `rect`, for fastening a view of `size`.
  func point(in rect: CGRect, for size: CGSize) -> CGPoint {
    let point = Self.point(of: edges, in: rect)
    let scale = isFractionalOffset ? size : CGSize(width: 1, height: 1)
    return CGPoint(x: point.x + offset.x * scale.width, y: point.y + offset.y * scale.height)
  }
}
