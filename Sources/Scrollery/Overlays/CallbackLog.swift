import Foundation

/// The last calls that the screen's scroll views made to their delegates.
struct CallbackLog {
  /// What calls are told apart by.
  enum Kind: String, CaseIterable {
    case scroll, drag, glide, other

    init(_ call: String) {
      let method = call.prefix { $0 != " " }
      if method.hasSuffix("DidScroll") || method.hasSuffix("DidZoom") {
        self = .scroll
      } else if method.hasSuffix("Dragging") {
        self = .drag
      } else if method.hasSuffix("Decelerating") {
        self = .glide
      } else {
        self = .other
      }
    }

    /// What its button says.
    var title: String {
      switch self {
      case .scroll: "didScroll"
      case .drag: "Drag"
      case .glide: "Glide"
      case .other: "Other"
      }
    }

    /// What its button shows or hides.
    var explanation: String {
      switch self {
      case .scroll: "Every change of the offset"
      case .drag: "Where drags begin and end"
      case .glide: "Where decelerations begin and end"
      case .other: "All other calls"
      }
    }
  }

  struct Entry: Equatable {
    /// In seconds since the window was made, and since the call before.
    let time: TimeInterval
    let pause: TimeInterval?
    /// The scroll view's name.
    let name: String
    /// The method, with its arguments.
    let call: String
    let kind: Kind

    /// The method without what all of them begin with.
    var shortCall: String {
      let prefix = "scrollView"
      guard call.hasPrefix(prefix), call.count > prefix.count else { return call }
      let rest = call.dropFirst(prefix.count)
      return rest.prefix(1).lowercased() + rest.dropFirst()
    }

    /// The line that is copied.
    var text: String {
      let gap = pause.map { "+" + Figure.plain($0 * 1000, places: 1) } ?? ""
      return "\(Figure.plain(time, places: 3))\t\(gap)\t\(name).\(call)"
    }
  }

  /// So many calls are kept.
  static let capacity = 1000

  private var ring = Ring<Entry>(capacity: capacity)
  private var last: TimeInterval?
  /// The kinds that are noted and shown.
  private(set) var kinds: Set<Kind> = [.drag, .glide, .other]
  var isPaused = false
  /// The calls that are shown, from the first.
  private(set) var entries: [Entry] = []

  /// Takes note of a call.
  /// - Returns: whether it is shown.
  @discardableResult
  mutating func note(_ call: String, of name: String, at time: TimeInterval) -> Bool {
    let kind = Kind(call)
    guard !isPaused, kinds.contains(kind) else { return false }
    let entry = Entry(
      time: time, pause: last.map { time - $0 }, name: name, call: call, kind: kind)
    last = time
    ring.append(entry)
    if entries.count < Self.capacity, ring.count < Self.capacity {
      entries.append(entry)
    } else {
      refilter()
    }
    return true
  }

  mutating func toggle(_ kind: Kind) {
    kinds.formSymmetricDifference([kind])
    refilter()
  }

  mutating func clear() {
    ring.removeAll()
    entries.removeAll()
    last = nil
  }

  private mutating func refilter() {
    entries = ring.all.filter { kinds.contains($0.kind) }
  }

  /// Everything that is shown, a line for each call.
  var text: String { entries.map { $0.text + "\n" }.joined() }
}
