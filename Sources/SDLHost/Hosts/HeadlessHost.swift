import Foundation
import ViewKit

/// Draws display lists without a display, with SDL's software renderer, into main memory.
public final class HeadlessHost {
  private let resources: HostResources
  private(set) var surface: SurfaceHandle
  private var renderer: Renderer
  /// The last frame, if drawing it again makes it sharper.
  private var blurred: DisplayList?

  /// Size of the picture in pixels.
  public var width: Int { surface.width }
  public var height: Int { surface.height }

  /// - Parameters:
  ///   - size: in points.
  ///   - scale: pixels per point.
  public init(size: CGSize, scale: CGFloat = 1, resources: HostResources) throws(SDLError) {
    self.resources = resources
    surface = try Self.makeSurface(size: size, scale: scale)
    renderer = Renderer(try RendererHandle(surface: surface), fonts: resources.fonts)
  }

  private static func makeSurface(size: CGSize, scale: CGFloat) throws(SDLError) -> SurfaceHandle {
    try SurfaceHandle(
      width: max(PixelGrid.ceil(size.width * scale), 1),
      height: max(PixelGrid.ceil(size.height * scale), 1))
  }

  /// Draws into another size from here on. Layers that the list does not draw anew are lost, as
  /// for a lost device, if the size is another one.
  /// - Returns: whether they are, so that the window has to be told.
  @discardableResult
  public func resize(to size: CGSize, scale: CGFloat) throws(SDLError) -> Bool {
    let other = try Self.makeSurface(size: size, scale: scale)
    guard other.width != width || other.height != height else { return false }
    let statistics = renderer.statistics
    surface = other
    blurred = nil
    renderer = Renderer(try RendererHandle(surface: other), fonts: resources.fonts)
    renderer.earlier = statistics
    return true
  }

  /// Whether every frame is drawn as a whole, rather than what differs from the one before: the
  /// same picture, later.
  var drawsEverything: Bool {
    get { renderer.painter.drawsEverything }
    set { renderer.painter.drawsEverything = newValue }
  }

  /// Whether textures are refused, as by a device without memory.
  var isExhausted: Bool {
    get { renderer.pool.isExhausted }
    set { renderer.pool.isExhausted = newValue }
  }

  /// What the last frame moved and drew.
  var lastChange: FrameDiff { renderer.painter.diff }

  public func draw(_ list: DisplayList) {
    renderer.draw(list)
    renderer.handle.flush()
    renderer.frameWasPresented()
    blurred = renderer.isBlurred ? list : nil
  }

  /// What a window would show a frame later, when nothing moves any more.
  private func sharpen() {
    guard var list = blurred else { return }
    list.passes.removeAll()
    list.released.removeAll()
    draw(list)
  }

  public var statistics: DrawStatistics { renderer.statistics }

  /// The picture, RGBA with 8 bits a channel, rows from the top.
  public func pixels() -> [UInt8] {
    sharpen()
    return surface.image().rgba
  }

  public func savePNG(to path: String) throws(AssetError) {
    sharpen()
    do {
      try surface.savePNG(to: path)
    } catch {
      throw .unwritable(file: path, reason: error.message)
    }
  }

  /// Loses what layers were drawn into, as some devices do; the window is told by `targetsLost`.
  public func loseTargets() { renderer.loseTargets() }

  /// Loses every texture; the window is told by `deviceLost`.
  public func loseDevice() { renderer.loseTextures() }
}
