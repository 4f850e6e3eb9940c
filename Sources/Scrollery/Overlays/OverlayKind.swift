import ViewKit

/// What can be laid over a screen to show how it works.
nonisolated enum OverlayKind: String, CaseIterable, Sendable {
  case frames, reuse, hud

  /// What the toolbar calls it.
  var title: String {
    switch self {
    case .frames: "Frames"
    case .reuse: "Reuse"
    case .hud: "Figures"
    }
  }

  /// A few words for the list of keys.
  var explanation: String {
    switch self {
    case .frames: "Frames and content sizes"
    case .reuse: "Which cell is which"
    case .hud: "Frame time, offset, cells"
    }
  }

  /// The key that switches it, and what is printed on that key.
  var key: UIKeyboardHIDUsage {
    switch self {
    case .frames: .keyboardF
    case .reuse: .keyboardR
    case .hud: .keyboardH
    }
  }

  var keyName: String {
    switch self {
    case .frames: "F"
    case .reuse: "R"
    case .hud: "H"
    }
  }

  /// The name of its picture among the assets.
  var icon: String { "icon-\(rawValue)" }

  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The overlays in a list such as `frames,hud`; nil if one of them does not exist.
  static func set(named list: String) -> Set<OverlayKind>? {
    var kinds: Set<OverlayKind> = []
    for name in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let kind = OverlayKind(rawValue: String(name)) else { return nil }
      kinds.insert(kind)
    }
    return kinds
  }
}
