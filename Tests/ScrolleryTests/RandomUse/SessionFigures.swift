/// What a session holds at a moment.
struct SessionFigures: CustomStringConvertible {
  /// Bytes of the whole process.
  var memory = 0
  var textures = 0
  /// Cells of all lists that were ever shown, in use and waiting.
  var cells = 0
  /// Views in the window.
  var views = 0
  /// Who is called for frames, at moments, or of delegates' calls.
  var observers = 0

  /// The greatest of each.
  func peak(_ other: SessionFigures) -> SessionFigures {
    SessionFigures(
      memory: max(memory, other.memory), textures: max(textures, other.textures),
      cells: max(cells, other.cells), views: max(views, other.views),
      observers: max(observers, other.observers))
  }

  /// What has grown since `earlier`, beyond what chance does; nil if nothing has.
  func growth(since earlier: SessionFigures) -> Fault? {
    func has(_ key: KeyPath<SessionFigures, Int>, by slack: Int) -> Bool {
      self[keyPath: key] > earlier[keyPath: key] + earlier[keyPath: key] / 5 + slack
    }
    let grown =
      has(\.memory, by: 16 << 20) || has(\.textures, by: 100) || has(\.cells, by: 100)
      || has(\.views, by: 500) || has(\.observers, by: 10)
    return grown ? Fault("nothing grows", "\(earlier), then \(self)") : nil
  }

  var description: String {
    "memory \(memory >> 20) MB, textures \(textures), cells \(cells), views \(views), "
      + "observers \(observers)"
  }
}
