import Foundation

/// Which views the pointer is over.
struct HoverState {
  var position: CGPoint?
  var shape = PointerShape.arrow
  private(set) var recognizers: [UIHoverGestureRecognizer] = []

  mutating func replace(_ new: [UIHoverGestureRecognizer]) -> [UIHoverGestureRecognizer] {
    let left = recognizers.filter { old in !new.contains { $0 === old } }
    recognizers = new
    return left
  }
}

extension UIWindow {
  /// The deepest view under the pointer, if it is in the window.
  package var hoveredView: UIView? {
    hover.position.flatMap { hitTest($0, with: nil) }
  }

  /// Content may have moved under the pointer, or the pointer over it.
  func refreshHover() {
    guard !touchSession.isActive else { return }
    let hit = hoveredView
    let found = (hit.map { Array($0.ancestry) } ?? [])
      .flatMap { $0.gestureRecognizers ?? [] }
      .compactMap { $0 as? UIHoverGestureRecognizer }
      .filter(\.isEnabled)
    for recognizer in hover.replace(found) { recognizer.pointerLeft() }
    if let position = hover.position {
      for recognizer in found { recognizer.pointer(at: position, in: self) }
    }
    let shape = hit?.ancestry.lazy.compactMap(\.pointerShape).first ?? .arrow
    if shape != hover.shape {
      hover.shape = shape
      onPointerShape?(shape)
    }
  }
}
