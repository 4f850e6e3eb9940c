import Foundation
import ViewKit

/// What is drawn to: its size, and the transforms and clips in force.
nonisolated struct Canvas {
  private(set) var bounds = PixelRect.empty
  /// Pixels per point before any transform.
  private(set) var scale = 1.0
  /// Whether this is a layer's texture.
  private(set) var isPass = false
  private var grids: [PixelGrid] = []
  private var clips: [PixelRect] = []

  init() { begin(width: 0, height: 0, scale: 1) }

  /// Begins anew, with what was allocated before.
  /// - Parameter end: for a layer, its size in pixels before it was rounded up.
  mutating func begin(width: Int, height: Int, scale: Double, end: (x: Double, y: Double)? = nil) {
    bounds = PixelRect(x: 0, y: 0, width: width, height: height)
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    isPass = end != nil
    let transform = CGAffineTransform(scaleX: self.scale, y: self.scale)
    grids.removeAll(keepingCapacity: true)
    grids.append(PixelGrid(transform: transform, pixels: (width, height), end: end))
    clips.removeAll(keepingCapacity: true)
  }

  var grid: PixelGrid { grids[grids.count - 1] }
  /// Where there is something to draw; empty where a clip lies outside those around it.
  var clip: PixelRect { clips.last ?? bounds }

  mutating func pushClip(_ rect: CGRect) {
    clips.append(clip.intersection(grid.pixels(of: rect)))
  }

  /// A pop without its push is left out.
  mutating func popClip() { _ = clips.popLast() }

  mutating func pushTransform(_ transform: CGAffineTransform) {
    grids.append(grid.applying(transform))
  }

  mutating func popTransform() {
    if grids.count > 1 { grids.removeLast() }
  }

  /// Pixels per point in which to make texts and pictures: the very scale without a transform;
  /// under one in steps of a quarter of an octave, upwards, so that growing does not make them
  /// anew with every frame.
  var rasterScale: Double {
    let factor = grid.scale / scale
    guard abs(factor - 1) > 1e-6, factor > 0, factor.isFinite else { return scale }
    return scale * exp2((log2(factor) * 4 - 1e-6).rounded(.up) / 4)
  }

  /// Whether something made at `rasterScale` goes on the pixels one to one.
  var isExact: Bool {
    let transform = grid.transform
    return grid.keepsAxes && transform.a == scale && transform.d == scale
  }
}
