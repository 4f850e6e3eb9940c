import Synchronization

/// Tells work on another thread that its result is not wanted any more.
nonisolated final class CancellationFlag: Sendable {
  private struct State {
    var isCancelled = false
    var onCancel: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  func cancel() {
    let action = state.withLock { state in
      state.isCancelled = true
      defer { state.onCancel = nil }
      return state.onCancel
    }
    action?()
  }

  /// Has something done at the moment of cancellation; at once if that is past. Nil for nothing.
  func onCancel(_ action: (@Sendable () -> Void)?) {
    let isPast = state.withLock { state in
      state.onCancel = state.isCancelled ? nil : action
      return state.isCancelled
    }
    if isPast { action?() }
  }
}
