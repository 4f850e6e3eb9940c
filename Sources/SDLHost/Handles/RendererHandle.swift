internal import CSDL2
import Foundation
import ViewKit

// Told in full: the compiler loses the default isolation where tests are optimised.
/// An SDL renderer, together with what it draws to, which it keeps alive.
@MainActor final class RendererHandle {
  private let pointer: OpaquePointer
  private let window: WindowHandle?
  /// The pixels that it draws to, where it draws to main memory.
  let surface: SurfaceHandle?

  let name: String
  let isAccelerated: Bool
  /// The largest width and height of a texture, in pixels.
  let maximumTextureSize: Int

  /// What software renderers, which name no maximum, are held to.
  private static let unnamedMaximum = 8192

  /// A renderer for a window: the driver with this name, or SDL's first choice.
  init(window: WindowHandle, driver: String?, waitsForDisplay: Bool) throws(SDLError) {
    var index: Int32 = -1
    if let driver {
      guard let found = Self.drivers.firstIndex(of: driver) else {
        throw SDLError(
          "use the renderer \(driver)",
          message: "this machine has \(Self.drivers.joined(separator: ", "))")
      }
      index = Int32(found)
    }
    let flags = waitsForDisplay ? SDL_RENDERER_PRESENTVSYNC.rawValue : 0
    guard let made = window.withPointer({ SDL_CreateRenderer($0, index, flags) }) else {
      throw SDLError("make a renderer")
    }
    pointer = made
    self.window = window
    surface = nil
    (name, isAccelerated, maximumTextureSize) = Self.describe(made)
  }

  /// A software renderer that draws into a surface, its own or a window's.
  init(surface: SurfaceHandle) throws(SDLError) {
    guard let made = surface.withPointer({ SDL_CreateSoftwareRenderer($0) }) else {
      throw SDLError("make a software renderer")
    }
    pointer = made
    window = surface.window
    self.surface = surface
    (name, isAccelerated, maximumTextureSize) = Self.describe(made)
  }

  isolated deinit { SDL_DestroyRenderer(pointer) }

  /// The names of the drivers that SDL was built with.
  static var drivers: [String] {
    (0..<SDL_GetNumRenderDrivers()).map { index in
      var info = SDL_RendererInfo()
      guard SDL_GetRenderDriverInfo(index, &info) == 0 else { return "" }
      return String(cString: info.name)
    }
  }

  private static func describe(_ pointer: OpaquePointer) -> (String, Bool, Int) {
    var info = SDL_RendererInfo()
    guard SDL_GetRendererInfo(pointer, &info) == 0 else { return ("unknown", false, 2048) }
    let maximum = Int(min(info.max_texture_width, info.max_texture_height))
    return (
      String(cString: info.name),
      info.flags & SDL_RENDERER_ACCELERATED.rawValue != 0,
      maximum > 0 ? maximum : unnamedMaximum
    )
  }

  /// Whether OpenGL is computed by the processor.
  var isComputed: Bool {
    typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
    guard name.hasPrefix("opengl"), let address = SDL_GL_GetProcAddress("glGetString") else {
      return false
    }
    let rendererName: UInt32 = 0x1F01
    guard let text = unsafeBitCast(address, to: GetString.self)(rendererName) else { return false }
    let device = String(cString: text).lowercased()
    return ["llvmpipe", "softpipe", "swrast", "software"].contains { device.contains($0) }
  }

  /// Size of what is drawn to, in pixels.
  var outputSize: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    guard SDL_GetRendererOutputSize(pointer, &width, &height) == 0 else { return (0, 0) }
    return (Int(width), Int(height))
  }

  func makeTexture(width: Int, height: Int, for use: TextureHandle.Use) throws(SDLError)
    -> TextureHandle
  {
    let access = use == .target ? SDL_TEXTUREACCESS_TARGET : SDL_TEXTUREACCESS_STATIC
    guard
      let made = SDL_CreateTexture(
        pointer, use == .mask ? maskFormat : SurfaceHandle.format, Int32(access.rawValue),
        Int32(clamping: width), Int32(clamping: height))
    else { throw SDLError("make a texture of \(width)x\(height)") }
    return TextureHandle(made, renderer: self, width: width, height: height, use: use)
  }

  /// White is the same with red and blue exchanged, which is how OpenGL keeps pixels: they need
  /// not be converted one by one on their way there.
  private var maskFormat: UInt32 {
    name == "opengl" ? SDL_PIXELFORMAT_ABGR8888.rawValue : SurfaceHandle.format
  }

  // MARK: - Targets

  /// Draws to a texture from here on, or to the window again.
  func setTarget(_ texture: TextureHandle?) {
    texture?.contentChanges()
    SDL_SetRenderTarget(pointer, texture?.pointer)
  }

  func setClip(_ clip: PixelRect?) {
    guard let clip else {
      SDL_RenderSetClipRect(pointer, nil)
      return
    }
    var rect = clip.sdl
    SDL_RenderSetClipRect(pointer, &rect)
  }

  func clear(_ color: DrawColor) {
    SDL_SetRenderDrawColor(pointer, color.red, color.green, color.blue, color.alpha)
    SDL_RenderClear(pointer)
  }

  /// Shows the frame; of a surface, what has changed.
  func present(_ changed: [PixelRect]) {
    guard surface != nil else { return SDL_RenderPresent(pointer) }
    let rects = changed.map(\.sdl)
    guard !rects.isEmpty else { return }
    _ = window?.withPointer {
      SDL_UpdateWindowSurfaceRects($0, rects, Int32(clamping: rects.count))
    }
  }

  /// Carries out what has been asked so far.
  func flush() { SDL_RenderFlush(pointer) }

  /// Copies pixels from the top left corner of the present target.
  func readPixels(into image: inout PixelImage) throws(SDLError) {
    var rect = PixelRect(x: 0, y: 0, width: image.width, height: image.height).sdl
    let pitch = Int32(image.width * 4)
    var result: Int32 = -1
    image.update { pixels in
      result = SDL_RenderReadPixels(
        pointer, &rect, SurfaceHandle.format, pixels.baseAddress, pitch)
    }
    guard result == 0 else { throw SDLError("read pixels back") }
  }

  // MARK: - Drawing

  /// Draws a stamp as far as it lies in a rectangle.
  func put(_ stamp: Stamp, _ source: FramePainter.Source, within rect: PixelRect) {
    let clip = stamp.seen.intersection(rect)
    // A clip that cuts nothing stays as it is for the next stamp.
    setClip(clip == stamp.box ? rect : clip)
    switch stamp.ink {
    case .fill(let color, let blending): fill(clip, color, blending: blending)
    case .texture(_, let part, let color, let blending):
      guard let texture = source.texture else { return }
      texture.prepare(color: color, blending: blending)
      var (part, box) = (part.sdl, stamp.box.sdl)
      SDL_RenderCopy(pointer, texture.pointer, &part, &box)
    case .mesh:
      if let mesh = source.mesh { draw(mesh, texture: source.texture) }
    }
  }

  private func fill(_ rect: PixelRect, _ color: DrawColor, blending: Bool) {
    SDL_SetRenderDrawBlendMode(pointer, blending ? SDL_BLENDMODE_BLEND : SDL_BLENDMODE_NONE)
    SDL_SetRenderDrawColor(pointer, color.red, color.green, color.blue, color.alpha)
    var rect = rect.sdl
    SDL_RenderFillRect(pointer, &rect)
  }

  /// Draws a mesh of triangles, filled with a texture if there is one.
  private func draw(_ mesh: Mesh, texture: TextureHandle?) {
    texture?.prepare(color: .white, blending: true)
    SDL_SetRenderDrawBlendMode(pointer, SDL_BLENDMODE_BLEND)
    let width = Double(texture?.width ?? 1)
    let height = Double(texture?.height ?? 1)
    let vertices = mesh.vertices.map { vertex in
      SDL_Vertex(
        position: SDL_FPoint(x: Float(vertex.position.x), y: Float(vertex.position.y)),
        color: SDL_Color(
          r: vertex.color.red, g: vertex.color.green, b: vertex.color.blue,
          a: vertex.color.alpha),
        tex_coord: SDL_FPoint(
          x: Float(vertex.source.x / width), y: Float(vertex.source.y / height)))
    }
    SDL_RenderGeometry(
      pointer, texture?.pointer, vertices, Int32(vertices.count), mesh.indices,
      Int32(mesh.indices.count))
  }
}

/// A texture, which keeps its renderer alive.
final class TextureHandle {
  enum Use: Hashable {
    /// To be drawn to.
    case target
    /// Pixels of any colour.
    case picture
    /// Texts and shapes: pixels of one colour, some more opaque than others. A graphics card is
    /// given white ones and colours them as it draws.
    case mask
  }

  fileprivate let pointer: OpaquePointer
  private let renderer: RendererHandle
  let width: Int
  let height: Int
  let use: Use
  /// The number of what it holds: another one whenever that changes, and no other texture's.
  private(set) var content = TextureHandle.nextContent()

  private static var contents = 0

  private static func nextContent() -> Int {
    contents += 1
    return contents
  }

  fileprivate func contentChanges() { content = Self.nextContent() }

  fileprivate init(
    _ pointer: OpaquePointer, renderer: RendererHandle, width: Int, height: Int, use: Use
  ) {
    self.pointer = pointer
    self.renderer = renderer
    self.width = width
    self.height = height
    self.use = use
    SDL_SetTextureScaleMode(pointer, SDL_ScaleModeLinear)
  }

  isolated deinit { SDL_DestroyTexture(pointer) }

  /// Replaces the top left part by an image, cut to the texture's size; of the image, the columns
  /// from `column` on are taken.
  func update(from image: PixelImage, column: Int = 0) throws(SDLError) {
    contentChanges()
    var rect = PixelRect(
      x: 0, y: 0, width: min(image.width - column, width), height: min(image.height, height)
    ).sdl
    let result = image.pixels.withUnsafeBufferPointer { pixels in
      SDL_UpdateTexture(
        pointer, &rect, pixels.baseAddress.map { $0 + column }, Int32(image.width * 4))
    }
    guard result == 0 else { throw SDLError("fill a texture") }
  }

  fileprivate func prepare(color: DrawColor, blending: Bool) {
    SDL_SetTextureColorMod(pointer, color.red, color.green, color.blue)
    SDL_SetTextureAlphaMod(pointer, color.alpha)
    SDL_SetTextureBlendMode(pointer, blending ? SDL_BLENDMODE_BLEND : SDL_BLENDMODE_NONE)
  }
}

extension PixelRect {
  fileprivate var sdl: SDL_Rect {
    SDL_Rect(
      x: Int32(clamping: minX), y: Int32(clamping: minY), w: Int32(clamping: width),
      h: Int32(clamping: height))
  }
}
