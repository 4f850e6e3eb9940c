import Foundation

/// A texture to be drawn before the frame: a layer whose content is new.
nonisolated public struct LayerPass {
  public var layer: LayerID
  /// Size of the layer in points, and how many pixels a point has in its texture.
  public var size: CGSize
  public var scale: CGFloat
  /// Whether every pixel of it is covered, so that it may be copied without blending.
  public var isOpaque: Bool
  /// Radius of the corners that its content is cut to, in points; 0 for none.
  public var cornerRadius: CGFloat
  /// Its commands, in `DisplayList.passCommands`.
  public var commands: Range<Int>
}

/// Everything a host needs to draw a frame. The buffers are kept from frame to frame.
nonisolated public struct DisplayList {
  /// Size of the window in points, and pixels per point.
  public var size: CGSize = .zero
  public var scale: CGFloat = 1
  /// What is behind all views.
  public var background = DrawColor.white
  /// Layers to draw anew, in an order in which each follows those it contains.
  public var passes: [LayerPass] = []
  public var passCommands: [DrawCommand] = []
  /// The frame itself.
  public var commands: [DrawCommand] = []
  /// Layers that are gone: their textures can serve others after this frame is presented.
  public var released: [LayerID] = []

  public init() {}

  public mutating func removeAll() {
    passes.removeAll(keepingCapacity: true)
    passCommands.removeAll(keepingCapacity: true)
    commands.removeAll(keepingCapacity: true)
    released.removeAll(keepingCapacity: true)
  }
}
