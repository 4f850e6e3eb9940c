import Foundation

/// When pictures of rows that come into sight are loaded.
nonisolated enum LoadingPolicy: Int, CaseIterable, Sendable {
  case always
  /// Rule 1 of the article on scroll views in practice: not while decelerating.
  case whileDragging
  /// Rule 2: not where the content will not come to rest.
  case atTarget

  var title: String {
    switch self {
    case .always: "Always"
    case .whileDragging: "Dragging"
    case .atTarget: "Target"
    }
  }

  var explanation: String {
    switch self {
    case .always: "Every row that comes by is loaded, also those that have left again."
    case .whileDragging:
      "Rule 1: while it decelerates there is only text; at rest the rows in sight load."
    case .atTarget: "Rule 2: while it decelerates, only rows where it will come to rest load."
    }
  }

  /// Whether a row that leaves takes its request with it.
  var cancelsWhatLeaves: Bool { self != .always }
}

/// What is known of a scroll view's motion, and what follows from it for a row.
nonisolated struct LoadingRules: Equatable, Sendable {
  var policy: LoadingPolicy
  /// A flag of our own: `isDragging` stays set while the content decelerates.
  private(set) var isUserDragging = false
  private(set) var isDecelerating = false
  /// What will be in sight at the end of the deceleration, in the content's coordinates.
  private(set) var targetRect: CGRect?

  init(policy: LoadingPolicy) { self.policy = policy }

  /// Whether the picture of a row at a place in the content is to be loaded now.
  func loads(_ row: CGRect, isCached: Bool) -> Bool {
    switch policy {
    case .always: true
    case .whileDragging: isUserDragging || !isDecelerating || isCached
    case .atTarget: targetRect.map { $0.intersects(row) } ?? true || isCached
    }
  }

  /// The rows in sight are to be loaded after this.
  mutating func dragBegan() {
    isUserDragging = true
    targetRect = nil
  }

  mutating func dragWillEnd(target: CGPoint, size: CGSize) {
    targetRect = CGRect(origin: target, size: size)
  }

  mutating func dragEnded(decelerates: Bool) {
    isUserDragging = false
    isDecelerating = decelerates
    if !decelerates { targetRect = nil }
  }

  /// The rows in sight are to be loaded after this.
  mutating func decelerationEnded() {
    isDecelerating = false
    targetRect = nil
  }

  /// The content goes on to another place than was announced.
  mutating func targetMoved(to target: CGPoint) {
    targetRect?.origin = target
  }

  /// Content above has grown or shrunk, in points.
  mutating func contentMoved(by distance: CGFloat) {
    targetRect?.origin.y += distance
  }
}
