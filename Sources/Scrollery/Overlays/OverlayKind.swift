import ViewKit

/// What can be laid over a screen to show how it works.
nonisolated enum OverlayKind: String, CaseIterable, Sendable {
  case frames, reuse, xray, hud, log

  /// What the toolbar calls it.
  var title: String {
    switch self {
    case .frames: "Frames"
    case .reuse: "Reuse"
    case .xray: "X-ray"
    case .hud: "Figures"
    case .log: "Log"
    }
  }

  /// A few words for the list of keys.
  var explanation: String {
    switch self {
    case .frames: "Frames and content sizes"
    case .reuse: "Which cell is which"
    case .xray: "What lies beyond the edges"
    case .hud: "Frame time, offset, cells"
    case .log: "Calls to delegates"
    }
  }

  /// The key that switches it, and what is printed on that key.
  var key: UIKeyboardHIDUsage {
    switch self {
    case .frames: .keyboardF
    case .reuse: .keyboardR
    case .xray: .keyboardX
    case .hud: .keyboardH
    case .log: .keyboardL
    }
  }

  var keyName: String {
    switch self {
    case .frames: "F"
    case .reuse: "R"
    case .xray: "X"
    case .hud: "H"
    case .log: "L"
    }
  }

  /// The name of its picture among the assets.
  var icon: String { "icon-\(rawValue)" }

  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The overlays in a list such as `frames,hud`, or none for `none`; nil if one of them does not
  /// exist.
  static func set(named list: String) -> Set<OverlayKind>? {
    if list == "none" { return [] }
    var kinds: Set<OverlayKind> = []
    for name in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let kind = OverlayKind(rawValue: String(name)) else { return nil }
      kinds.insert(kind)
    }
    return kinds
  }
}
