import Foundation
import ViewKit

/// Maps points to pixels, so that rectangles that share an edge in points share it in pixels.
///
/// Each edge is rounded by itself, never a width. Coordinates are first brought to a 256th of a
/// pixel: the last digits of a number near 1e9 then cannot turn a half up in one place and down in
/// another, and rows look the same however deep they lie.
nonisolated struct PixelGrid: Sendable {
  /// From points to pixels.
  let transform: CGAffineTransform
  /// Pixels per point of the transform, in the geometric mean of both axes.
  let scale: Double
  /// The size of what is drawn to: an edge at its end in points lies at its end in pixels, even
  /// when that is a fraction.
  private let end: (x: Double, y: Double)?
  private let pixels: (width: Int, height: Int)

  /// - Parameter end: size of a layer in pixels before it was rounded up to whole ones.
  init(
    transform: CGAffineTransform, pixels: (width: Int, height: Int),
    end: (x: Double, y: Double)? = nil
  ) {
    self.transform = transform
    self.pixels = pixels
    self.end = end
    let area = abs(transform.a * transform.d - transform.b * transform.c)
    scale = area.isFinite ? area.squareRoot() : 0
  }

  var keepsAxes: Bool { transform.b == 0 && transform.c == 0 }

  /// The grid under a further transform, which comes before this one.
  func applying(_ inner: CGAffineTransform) -> PixelGrid {
    PixelGrid(transform: inner.concatenating(transform), pixels: pixels, end: end)
  }

  /// The pixels of a rectangle in points: those of the box round it where axes are turned. A
  /// rectangle with an undefined edge has none.
  func pixels(of rect: CGRect) -> PixelRect {
    let box = rect.applying(transform)
    if box.minX.isNaN || box.minY.isNaN || box.maxX.isNaN || box.maxY.isNaN {
      return PixelRect(x: 0, y: 0, width: 0, height: 0)
    }
    return PixelRect(
      minX: edge(box.minX, end: end?.x, pixels: pixels.width),
      minY: edge(box.minY, end: end?.y, pixels: pixels.height),
      maxX: edge(box.maxX, end: end?.x, pixels: pixels.width),
      maxY: edge(box.maxY, end: end?.y, pixels: pixels.height))
  }

  /// The pixels of a rectangle, at least one in each direction in which it has an extent.
  func visiblePixels(of rect: CGRect) -> PixelRect {
    var pixels = pixels(of: rect)
    guard rect.origin.x.isFinite, rect.origin.y.isFinite else { return pixels }
    if pixels.width == 0, rect.width > 0 { pixels.maxX += 1 }
    if pixels.height == 0, rect.height > 0 { pixels.maxY += 1 }
    return pixels
  }

  private func edge(_ value: Double, end: Double?, pixels: Int) -> Int {
    if let end, abs(value - end) < Self.tolerance { return pixels }
    return Self.round(value)
  }

  /// A point in pixels, unrounded.
  func point(_ point: CGPoint) -> CGPoint { point.applying(transform) }

  /// Corners of a rectangle, clockwise from its top left one, in pixels.
  func corners(of rect: CGRect) -> [CGPoint] {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].map(point)
  }

  static let tolerance = 1.0 / 256

  /// To the nearest pixel, halves always upwards; far away or undefined values to the end of what
  /// SDL can hold.
  static func round(_ value: Double) -> Int {
    guard !value.isNaN else { return 0 }
    let fine = (value * 256).rounded() / 256
    return Int(min(max((fine + 0.5).rounded(.down), -1e9), 1e9))
  }

  /// Whole pixels that hold a length.
  static func ceil(_ value: Double) -> Int {
    guard !value.isNaN else { return 0 }
    return Int(min(max((value - tolerance).rounded(.up), 0), 1e9))
  }
}
