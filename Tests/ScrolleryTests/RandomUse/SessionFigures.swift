/// What a session holds at a moment.
struct SessionFigures: CustomStringConvertible {
  /// Bytes in use in the whole process.
  var memory = 0
  var textures = 0
  /// Cells of all lists that were ever shown, in use and waiting.
  var cells = 0
  /// Views in the window.
  var views = 0
  /// Who is called for frames, at moments, or of delegates' calls.
  var observers = 0

  /// The median of each: chance makes peaks, and only what is never let go of raises all moments.
  static func median(of all: [SessionFigures]) -> SessionFigures {
    func median(_ key: KeyPath<SessionFigures, Int>) -> Int {
      all.isEmpty ? 0 : all.map { $0[keyPath: key] }.sorted()[all.count / 2]
    }
    return SessionFigures(
      memory: median(\.memory), textures: median(\.textures), cells: median(\.cells),
      views: median(\.views), observers: median(\.observers))
  }

  /// Bytes that may come with time and are not lost: 96 MB of loaded pictures, and textures.
  private static let keptPictures = 160 << 20

  /// What has grown since `earlier`, beyond what chance does; nil if nothing has.
  /// - Parameter slack: bytes that memory may grow by.
  func growth(since earlier: SessionFigures, slack: Int = keptPictures) -> Fault? {
    func has(_ key: KeyPath<SessionFigures, Int>, by slack: Int) -> Bool {
      self[keyPath: key] > earlier[keyPath: key] + earlier[keyPath: key] / 5 + slack
    }
    // Screens that are opened for the first time bring cells, and keep them.
    let grown =
      has(\.memory, by: slack) || has(\.textures, by: 100) || has(\.cells, by: 500)
      || has(\.views, by: 500) || has(\.observers, by: 10)
    return grown ? Fault("nothing grows", "\(earlier), then \(self)") : nil
  }

  var description: String {
    "memory \(memory >> 20) MB, textures \(textures), cells \(cells), views \(views), "
      + "observers \(observers)"
  }
}
