import Foundation

/// Which views the pointer is over.
struct HoverState {
  var position: CGPoint?
  var shape = PointerShape.arrow
  private(set) var recognizers: [UIHoverGestureRecognizer] = []

  mutating func replace(_ new: [UIHoverGestureRecognizer]) -> [UIHoverGestureRecognizer] {
    guard !recognizers.isEmpty || !new.isEmpty else { return [] }
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
    guard !touchSession.isActive else { return forgetHoverOutside() }
    var found: [UIHoverGestureRecognizer] = []
    var shape: PointerShape?
    var hit = hoveredView
    while let view = hit {
      for recognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled {
        if let recognizer = recognizer as? UIHoverGestureRecognizer { found.append(recognizer) }
      }
      if shape == nil { shape = view.pointerShape }
      hit = view.superview
    }
    for recognizer in hover.replace(found) { recognizer.pointerLeft() }
    if let position = hover.position {
      for recognizer in found { recognizer.pointer(at: position, in: self) }
    }
    let shown = shape ?? .arrow
    if shown != hover.shape {
      hover.shape = shown
      onPointerShape?(shown)
    }
  }

  /// While something is touched the pointer is over what it was over, as far as that is still there.
  private func forgetHoverOutside() {
    guard hover.recognizers.contains(where: { $0.view?.window !== self }) else { return }
    let left = hover.replace(hover.recognizers.filter { $0.view?.window === self })
    for recognizer in left { recognizer.pointerLeft() }
  }
}
