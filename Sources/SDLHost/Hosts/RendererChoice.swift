import Foundation

/// Opens a window with the renderer that suits the machine.
///
/// With a graphics card that is SDL's first choice, waiting for the display. Without one OpenGL
/// would be computed by the processor, slower than SDL's own software renderer, which draws right
/// to the window's pixels.
enum RendererChoice {
  struct Opened {
    var window: WindowHandle
    var renderer: RendererHandle
    /// Whether presenting waits for the display.
    var waitsForDisplay: Bool
  }

  /// - Parameters:
  ///   - name: a driver to use in place of the automatic choice.
  ///   - waits: whether a graphics card is to wait for the display.
  static func open(
    library: SDLLibrary, title: String, width: Int, height: Int, driver name: String?,
    waitsForDisplay waits: Bool
  ) throws(SDLError) -> Opened {
    func open(_ driver: String?, waits: Bool) throws(SDLError) -> Opened {
      let window = try WindowHandle(library: library, title: title, width: width, height: height)
      if driver == software, let surface = try? SurfaceHandle(of: window) {
        let renderer = try RendererHandle(surface: surface)
        return Opened(window: window, renderer: renderer, waitsForDisplay: false)
      }
      let renderer = try RendererHandle(window: window, driver: driver, waitsForDisplay: waits)
      return Opened(window: window, renderer: renderer, waitsForDisplay: waits)
    }
    if let name { return try open(name, waits: waits && name != software) }
    if mayHaveGraphicsCard(library), let opened = try? open(nil, waits: waits),
      opened.renderer.isAccelerated, !opened.renderer.isComputed || library.videoDriver == "wayland"
    {
      return opened
    }
    return try open(software, waits: false)
  }

  private static let software = "software"

  /// On X11 without a rendering device there is no need to start OpenGL to find out. Wayland shows
  /// a software renderer's frames through OpenGL in any case.
  private static func mayHaveGraphicsCard(_ library: SDLLibrary) -> Bool {
    guard library.videoDriver == "x11" else { return true }
    let devices = try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")
    return devices?.contains { $0.hasPrefix("renderD") } ?? false
  }
}
