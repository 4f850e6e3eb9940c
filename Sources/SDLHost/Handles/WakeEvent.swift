internal import CSDL2

/// An event of our own, which says nothing but ends SDL's wait. It may be pushed from any thread.
nonisolated enum WakeEvent {
  private static let type = SDL_RegisterEvents(1)

  static func push() {
    guard type != UInt32.max else { return }
    var event = SDL_Event()
    event.type = type
    SDL_PushEvent(&event)
  }
}
