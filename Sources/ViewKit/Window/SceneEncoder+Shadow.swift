import Foundation

extension SceneEncoder {
  /// Paints the shadow of a rectangle as rounded rectangles within each other, whose densities add up
  /// to those of a blurred edge.
  func paint(
    _ shadow: LayerShadow, of frame: CGRect, radius: CGFloat, alpha: CGFloat, clip: CGRect
  ) {
    let reach = 2 * shadow.radius
    let place = frame.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
    guard place.insetBy(dx: -reach, dy: -reach).intersects(clip), let color = shadow.color else {
      return
    }
    var tone = color.drawColor(traits)
    let full = shadow.opacity * alpha * CGFloat(tone.alpha) / 255
    tone.alpha = 255
    let steps = shadow.radius > 0 ? min(max(Int(4 * shadow.radius), 8), 24) : 1
    var density: CGFloat = 0
    for step in 0..<steps {
      let part = (CGFloat(step) + 0.5) / CGFloat(steps)
      let distance = steps == 1 ? 0 : reach * (1 - 2 * part)
      let ring = place.insetBy(dx: -distance, dy: -distance)
      guard !ring.isNull, ring.width > 0, ring.height > 0 else { return }
      let wanted = full * Self.smoothStep((CGFloat(step) + 1) / CGFloat(steps))
      let fill = tone.faded(by: max(wanted - density, 0) / max(1 - density, 0.001))
      // What colours of 256 steps cannot tell is made up for by the next ring.
      guard fill.alpha > 0 else { continue }
      density += (1 - density) * CGFloat(fill.alpha) / 255
      let corner = min(max(radius + distance, 0), min(ring.width, ring.height) / 2)
      append(
        corner > 0
          ? .roundedRect(ring, radius: corner, fill: fill, borderWidth: 0, border: .clear)
          : .fill(ring, fill))
    }
  }

  /// How dense a blurred edge is at a part of the way across it: within 3% of a Gaussian's.
  private static func smoothStep(_ part: CGFloat) -> CGFloat { part * part * (3 - 2 * part) }
}
