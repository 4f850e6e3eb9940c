import Foundation

/// A map of space apart from the geometry: few views have one, and all geometries stay small.
nonisolated private final class SpatialTransform: Equatable, Sendable {
  let map: CATransform3D

  init(_ map: CATransform3D) { self.map = map }

  static func == (left: SpatialTransform, right: SpatialTransform) -> Bool {
    left.map == right.map
  }
}

/// Where a view is in its superview, and what part of its own space it shows.
nonisolated package struct ViewGeometry: Equatable {
  package var bounds: CGRect = .zero
  /// The anchor's place in the superview.
  package var center: CGPoint = .zero
  /// The map as it is drawn.
  package var transform: CGAffineTransform = .identity { didSet { spatial = nil } }
  /// The map as it was set, where it does more than can be drawn.
  private var spatial: SpatialTransform?
  package var anchor = CGPoint(x: 0.5, y: 0.5)

  package var anchorInBounds: CGPoint {
    CGPoint(
      x: bounds.minX + bounds.width * anchor.x, y: bounds.minY + bounds.height * anchor.y)
  }

  /// The rectangle in the superview, leaving the transform out.
  package var untransformedFrame: CGRect {
    CGRect(
      x: center.x - bounds.width * anchor.x, y: center.y - bounds.height * anchor.y,
      width: bounds.width, height: bounds.height)
  }

  /// The smallest upright rectangle round the view in its superview.
  package var frame: CGRect {
    get {
      guard !transform.isIdentity else { return untransformedFrame }
      let local = CGRect(
        x: -bounds.width * anchor.x, y: -bounds.height * anchor.y,
        width: bounds.width, height: bounds.height)
      return local.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      let frame = newValue.standardized
      var size = frame.size
      if !transform.isIdentity, transform.keepsAxes, transform.a != 0, transform.d != 0 {
        size = CGSize(
          width: abs(size.width / transform.a), height: abs(size.height / transform.d))
      }
      bounds.size = size
      center = CGPoint(
        x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    }
  }

  /// The map of space that the view was given.
  var transform3D: CATransform3D {
    get { spatial?.map ?? CATransform3D(transform) }
    set {
      transform = newValue.drawnTransform
      spatial = newValue.isAffine ? nil : SpatialTransform(newValue)
    }
  }

  mutating func takeTransform(of other: ViewGeometry) {
    transform = other.transform
    spatial = other.spatial
  }

  package func toSuperview(_ point: CGPoint) -> CGPoint {
    let anchored = point - anchorInBounds
    return (transform.isIdentity ? anchored : anchored.applying(transform)) + center
  }

  package func fromSuperview(_ point: CGPoint) -> CGPoint {
    let anchored = point - center
    return (transform.isIdentity ? anchored : anchored.applying(transform.inverted()))
      + anchorInBounds
  }

  package var isFinite: Bool {
    bounds.hasFiniteEdges && center.isFinite && transform.a.isFinite && transform.b.isFinite
      && transform.c.isFinite && transform.d.isFinite && transform.tx.isFinite
      && transform.ty.isFinite
  }
}

/// How a view's own rectangle looks.
package struct LayerStyle: Equatable {
  package var cornerRadius: CGFloat = 0
  package var borderWidth: CGFloat = 0
  package var borderColor: UIColor?
  package var zPosition: CGFloat = 0
  package var shouldRasterize = false
  package var rasterizationScale: CGFloat = 1
  package var shadow: LayerShadow?
}

/// The shadow that a view's rectangle throws, with the values that it has unless they are set.
package struct LayerShadow: Equatable {
  package var color: UIColor?
  package var opacity: CGFloat = 0
  /// The standard deviation of the blur, in points.
  package var radius: CGFloat = 3
  package var offset = CGSize(width: 0, height: -3)

  init(color: UIColor?) { self.color = color }
}
