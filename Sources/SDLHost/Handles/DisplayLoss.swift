internal import CSDL2
import Foundation

/// Finds out that the display has gone while the program runs.
///
/// SDL says nothing of it: on X11 the library below it ends the program, on Wayland SDL asks for the
/// end as if somebody had closed the window. Both libraries are asked by name, as SDL loads them
/// itself where they are needed.
enum DisplayLoss {
  private static var action: (() -> Void)?

  private typealias Handler = @convention(c) (OpaquePointer?) -> Int32
  private typealias SetHandler = @convention(c) (Handler?) -> Handler?
  private typealias GetError = @convention(c) (OpaquePointer?) -> Int32

  /// Does something when an X server goes away. When it returns, the program ends.
  static func watch(_ library: SDLLibrary, _ action: @escaping () -> Void) {
    guard library.videoDriver == "x11",
      let set = function("XSetIOErrorHandler", of: "libX11.so.6", as: SetHandler.self)
    else { return }
    self.action = action
    _ = set { _ in
      // Only the main thread speaks to the server; another's message would be left to Xlib.
      guard Thread.isMainThread else { return 0 }
      MainActor.assumeIsolated { DisplayLoss.action?() }
      return 0
    }
  }

  /// Whether a Wayland compositor has gone, or has refused to go on.
  static func hasHappened(to window: WindowHandle) -> Bool {
    #if os(Linux)
      var info = SDL_SysWMinfo()
      info.version = SDL_version(
        major: UInt8(SDL_MAJOR_VERSION), minor: UInt8(SDL_MINOR_VERSION),
        patch: UInt8(SDL_PATCHLEVEL))
      guard window.withPointer({ SDL_GetWindowWMInfo($0, &info) }) == SDL_TRUE,
        info.subsystem == SDL_SYSWM_WAYLAND,
        let error = function(
          "wl_display_get_error", of: "libwayland-client.so.0", as: GetError.self)
      else { return false }
      return error(info.info.wl.display) != 0
    #else
      return false
    #endif
  }

  /// A function of a library that has been loaded.
  private static func function<Function>(
    _ name: String, of library: String, as type: Function.Type
  ) -> Function? {
    guard let loaded = dlopen(library, RTLD_LAZY | RTLD_NOLOAD) else { return nil }
    defer { dlclose(loaded) }
    return dlsym(loaded, name).map { unsafeBitCast($0, to: type) }
  }
}
