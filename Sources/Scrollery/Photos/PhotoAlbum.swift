import Foundation

/// Where the pictures of the screen come from.
nonisolated enum PhotoSource: Hashable, Sendable {
  case painted
  case folder(String)
  /// A text file with an address a line.
  case list(URL)

  static let paintedCount = 5000

  /// A folder's path or an http(s) address.
  init(_ text: String) {
    let lowercase = text.lowercased()
    if lowercase.hasPrefix("http://") || lowercase.hasPrefix("https://"),
      let url = URL(string: text)
    {
      self = .list(url)
    } else {
      self = .folder(text)
    }
  }

  /// How long an answer is held back, in seconds: pictures that are painted come as fast as those
  /// of a near server.
  var delay: TimeInterval { self == .painted ? 0.12 : 0 }
}

/// The pictures of a source, or why there are none.
nonisolated struct PhotoAlbum: Equatable, Sendable {
  var items: [PhotoItem] = []
  var problem: String?

  private static let endings: Set<String> = [
    "png", "jpg", "jpeg", "webp", "svg", "gif", "bmp", "tif", "tiff", "avif", "qoi",
  ]
  /// Files that are looked at, and lines that are read.
  private static let limit = 100_000
  private static let listLimit = 16 << 20

  /// Looks for the pictures, which may take a while: on any thread.
  static func open(_ source: PhotoSource) -> PhotoAlbum {
    switch source {
    case .painted: PhotoAlbum(items: (0..<PhotoSource.paintedCount).map(PhotoItem.painted))
    case .folder(let path): folder(path)
    case .list(let address): list(address)
    }
  }

  private static func folder(_ path: String) -> PhotoAlbum {
    guard let names = FileManager.default.enumerator(atPath: path) else {
      return PhotoAlbum(problem: "The folder \(path) cannot be read")
    }
    var files: [String] = []
    var seen = 0
    while seen < limit, let name = names.nextObject() as? String {
      seen += 1
      let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
      if endings.contains(ending) { files.append(path + "/" + name) }
    }
    return files.isEmpty
      ? PhotoAlbum(problem: "There are no pictures in \(path)")
      : PhotoAlbum(items: files.sorted().map(PhotoItem.init(file:)))
  }

  private static func list(_ address: URL) -> PhotoAlbum {
    switch HTTPFetch.data(at: address, limit: listLimit, CancellationFlag()) {
    case .failure(let error):
      return PhotoAlbum(problem: "The list cannot be fetched. \(error)")
    case .success(let data):
      let items = addresses(in: String(decoding: data, as: UTF8.self), from: address)
      return items.isEmpty
        ? PhotoAlbum(problem: "The list names no pictures")
        : PhotoAlbum(items: items.map(PhotoItem.init(address:)))
    }
  }

  /// The addresses in a list, a line each; they may be relative to the list's own. Empty lines,
  /// comments, and what is no http(s) address are left out.
  static func addresses(in text: String, from base: URL) -> [URL] {
    text.split(whereSeparator: \.isNewline).prefix(limit).compactMap { line in
      let line = line.trimmingCharacters(in: .whitespaces)
      guard !line.isEmpty, !line.hasPrefix("#"),
        let url = URL(string: line, relativeTo: base)?.absoluteURL,
        ["http", "https"].contains(url.scheme?.lowercased())
      else { return nil }
      return url
    }
  }
}
