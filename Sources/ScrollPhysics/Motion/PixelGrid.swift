/// The display's pixels, on which content is shown while a pointer drags it and where it rests.
package struct PixelGrid: Sendable, Equatable {
  /// Leaves every offset as it is.
  package static let none = PixelGrid(scale: 0)

  /// Pixels in a point.
  package let scale: Double

  package init(scale: Double) {
    self.scale = scale > 0 && scale.isFinite ? scale : 0
  }

  /// The pixel edge nearest to `offset`.
  package func nearest(_ offset: Double) -> Double {
    scale > 0 ? (offset * scale).rounded() / scale : offset
  }
}
