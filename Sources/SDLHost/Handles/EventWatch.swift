internal import CSDL2
import Foundation

/// Hears of a window's changes of size while SDL is still busy with them: some systems hold the
/// program up for as long as a person drags a window's edge.
final class EventWatch {
  private let window: UInt32
  private let onResize: () -> Void

  init(window: UInt32, onResize: @escaping () -> Void) {
    self.window = window
    self.onResize = onResize
    SDL_AddEventWatch(Self.hear, Unmanaged.passUnretained(self).toOpaque())
  }

  isolated deinit { SDL_DelEventWatch(Self.hear, Unmanaged.passUnretained(self).toOpaque()) }

  /// SDL may call from any thread; only the main one may draw.
  private static let hear:
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<SDL_Event>?) -> Int32 = {
      context, event in
      guard let context, let event = event?.pointee, event.type == SDL_WINDOWEVENT.rawValue,
        event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED.rawValue, Thread.isMainThread
      else { return 0 }
      let window = event.window.windowID
      let address = UInt(bitPattern: context)
      MainActor.assumeIsolated {
        guard let context = UnsafeRawPointer(bitPattern: address) else { return }
        let watch = Unmanaged<EventWatch>.fromOpaque(context).takeUnretainedValue()
        if watch.window == window { watch.onResize() }
      }
      return 0
    }
}
