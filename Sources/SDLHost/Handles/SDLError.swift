internal import CSDL2

/// A refusal by SDL: what was tried and what SDL said about it.
///
/// SDL keeps one message for all its calls, so the message is read when the error is made.
public struct SDLError: Error, CustomStringConvertible {
  /// What was tried, as the end of "cannot …".
  public let action: String
  /// SDL's message at that time; it may be empty.
  public let message: String

  init(_ action: String) {
    self.action = action
    message = String(cString: SDL_GetError())
  }

  /// An error that is not SDL's own.
  init(_ action: String, message: String) {
    self.action = action
    self.message = message
  }

  public var description: String {
    message.isEmpty ? "cannot \(action)" : "cannot \(action): \(message)"
  }
}
