/// A file that the program needs and cannot use.
public enum AssetError: Error, CustomStringConvertible {
  /// No font at all was found on this machine.
  case noFont
  /// The file of a font, a picture or the like cannot be read, and why.
  case unreadable(file: String, reason: String)
  /// A file cannot be written, and why.
  case unwritable(file: String, reason: String)

  public var description: String {
    switch self {
    case .noFont:
      "no font was found; install one (for example the package fonts-inter), or name a file with --font"
    case .unreadable(let file, let reason): "cannot read \(file): \(reason)"
    case .unwritable(let file, let reason): "cannot write \(file): \(reason)"
    }
  }
}
