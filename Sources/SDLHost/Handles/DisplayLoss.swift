internal import CSDL2
import Foundation
import ViewKit

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
    connection(of: window)?.isLost ?? false
  }

  /// Starts what may crash in SDL: where a Wayland compositor goes away while it says what it can do,
  /// SDL follows a null pointer (2.26, `Wayland_InitMouse`). The program then ends with a sentence.
  static func guardStart<Result>(_ start: () -> Result) -> Result {
    #if os(Linux)
      var (action, earlier) = (sigaction(), sigaction())
      action.__sigaction_handler.sa_handler = { @Sendable _ in
        Report.say("cannot open a display: it has gone, or SDL cannot deal with it")
        _exit(EX_UNAVAILABLE)
      }
      sigaction(SIGSEGV, &action, &earlier)
      defer { sigaction(SIGSEGV, &earlier, nil) }
    #endif
    return start()
  }

  /// Shows a window, and ends the program if its Wayland compositor goes away meanwhile: SDL then
  /// waits for an answer for ever (2.26, `Wayland_ShowWindow`), and neither returns nor says so.
  static func show(_ window: WindowHandle) {
    guard let connection = connection(of: window) else { return window.show() }
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + 0.5, repeating: 0.5)
    timer.setEventHandler { @Sendable in
      guard connection.isLost else { return }
      Report.say("the display has gone")
      _exit(EX_UNAVAILABLE)
    }
    timer.activate()
    window.show()
    timer.cancel()
  }

  /// A connection to a Wayland compositor, which any thread may ask how it is.
  private nonisolated struct Connection: @unchecked Sendable {
    let display: OpaquePointer
    let error: GetError

    var isLost: Bool { error(display) != 0 }
  }

  private static func connection(of window: WindowHandle) -> Connection? {
    #if os(Linux)
      var info = SDL_SysWMinfo()
      info.version = SDL_version(
        major: UInt8(SDL_MAJOR_VERSION), minor: UInt8(SDL_MINOR_VERSION),
        patch: UInt8(SDL_PATCHLEVEL))
      guard window.withPointer({ SDL_GetWindowWMInfo($0, &info) }) == SDL_TRUE,
        info.subsystem == SDL_SYSWM_WAYLAND, let display = info.info.wl.display,
        let error = function(
          "wl_display_get_error", of: "libwayland-client.so.0", as: GetError.self)
      else { return nil }
      return Connection(display: display, error: error)
    #else
      return nil
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
