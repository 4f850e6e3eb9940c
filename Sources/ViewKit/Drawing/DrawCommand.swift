import Foundation

/// One step of a picture, in points, in the order of painting.
///
/// Views append commands and call no renderer; a host draws them. Rectangles are in the window's
/// coordinates (in a layer pass: in the layer's), unless a transform has been pushed.
nonisolated public enum DrawCommand {
  case fill(CGRect, DrawColor)
  /// A filled rectangle with anti-aliased round corners, and a border inside its edge.
  case roundedRect(
    CGRect, radius: CGFloat, fill: DrawColor, borderWidth: CGFloat, border: DrawColor)
  /// An outline; `dash` is the length of a dash and of a gap, 0 for a solid line.
  case outline(CGRect, width: CGFloat, color: DrawColor, dash: CGFloat)
  /// A line through points.
  case polyline([CGPoint], width: CGFloat, color: DrawColor)
  /// A picture stretched to a rectangle; `tint` recolours it, keeping its shape.
  case picture(Picture, CGRect, tint: DrawColor?, alpha: Double)
  /// A line of text whose box has its top left corner at the point.
  case text(TextRun, CGPoint, DrawColor)
  /// The texture that the pass with this identity has drawn.
  case layer(LayerID, CGRect, alpha: Double)
  /// Everything until the matching pop is cut to this rectangle and those around it.
  case pushClip(CGRect)
  case popClip
  /// Everything until the matching pop is mapped by the transform before those around it.
  case pushTransform(CGAffineTransform)
  case popTransform
}

/// The identity of a rasterized layer's texture, given by the window that draws it.
nonisolated public struct LayerID: Hashable, Sendable {
  public let value: Int
  public init(value: Int) { self.value = value }
}
