import Foundation

/// A picture that can be loaded.
nonisolated struct PhotoItem: Hashable, Sendable {
  enum Origin: Hashable, Sendable {
    /// Painted when it is asked for; the number decides what it shows.
    case painted(Int)
    case file(String)
    case address(URL)
  }

  let origin: Origin
  /// What the row says before there is a picture.
  let name: String

  static func painted(_ number: Int) -> PhotoItem {
    PhotoItem(origin: .painted(number), name: PhotoPainter(number).name)
  }

  init(origin: Origin, name: String) {
    self.origin = origin
    self.name = name
  }

  init(file path: String) {
    self.init(origin: .file(path), name: URL(fileURLWithPath: path).lastPathComponent)
  }

  init(address: URL) {
    let name = address.lastPathComponent
    self.init(origin: .address(address), name: name.isEmpty ? address.absoluteString : name)
  }
}

/// Why a picture cannot be shown. Its description is for the row in its place.
nonisolated enum PhotoError: Error, Equatable, Sendable, CustomStringConvertible {
  case unreadable
  case tooLarge(width: Int, height: Int)
  case tooManyBytes
  case noPicture
  case network(String)
  case cancelled

  var description: String {
    switch self {
    case .unreadable: "The file cannot be read"
    case .tooLarge(let width, let height): "Too large: \(width) × \(height) pixels"
    case .tooManyBytes: "More than \(PhotoFetch.byteLimit >> 20) MB"
    case .noPicture: "Not a picture, or broken"
    case .network(let reason): reason
    case .cancelled: "Cancelled"
    }
  }
}
