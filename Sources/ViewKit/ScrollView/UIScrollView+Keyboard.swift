import Foundation
import ScrollPhysics

/// What a key does to a scroll view.
private enum ScrollStroke {
  /// A stroke of some points.
  case by(ScrollAxis, direction: Double, distance: CGFloat)
  /// To the first or the last of the content.
  case end(ScrollAxis, direction: Double)

  var axis: ScrollAxis {
    switch self {
    case .by(let axis, _, _), .end(let axis, _): axis
    }
  }

  var direction: Double {
    switch self {
    case .by(_, let direction, _), .end(_, let direction): direction
    }
  }
}

extension UIScrollView {
  /// Takes a key that scrolls, unless the content is at that end already: then it is for the view
  /// around.
  func takeKeyDown(_ press: UIPress) -> Bool {
    guard isScrollEnabled, let key = press.key, let stroke = stroke(of: key) else { return false }
    if press.isRepeat { return heldKey == key.keyCode }
    guard machine.hasRoom(stroke.axis, towards: stroke.direction) else { return false }
    zoom.finish()
    switch stroke {
    case .by(let axis, let direction, let distance):
      heldKey = key.keyCode
      perform(
        machine.keyDown(axis, direction: direction, distance: distance, at: now))
    case .end(let axis, let direction):
      heldKey = nil
      jump(axis, direction)
    }
    return true
  }

  func takeKeyUp(_ press: UIPress) -> Bool {
    guard let heldKey, press.key?.keyCode == heldKey else { return false }
    self.heldKey = nil
    perform(machine.keyUp(at: now))
    return true
  }

  private func jump(_ axis: ScrollAxis, _ direction: Double) {
    if axis == .y, direction < 0 {
      guard scrollsToTop, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
      scrollsToTopNow = true
    }
    perform(machine.jump(axis, direction: direction, at: now))
  }

  /// The keys and distances of WebKit's keyboard scrolling; Home and End besides.
  private func stroke(of key: UIKey) -> ScrollStroke? {
    let main: ScrollAxis = machine.geometry.canScroll(.y) ? .y : .x
    switch key.keyCode {
    case .keyboardUpArrow: return arrow(.y, -1, key)
    case .keyboardDownArrow: return arrow(.y, 1, key)
    case .keyboardLeftArrow: return arrow(.x, -1, key)
    case .keyboardRightArrow: return arrow(.x, 1, key)
    case .keyboardPageUp: return page(main, -1)
    case .keyboardPageDown: return page(main, 1)
    case .keyboardSpacebar: return page(main, key.modifierFlags.contains(.shift) ? -1 : 1)
    case .keyboardHome: return .end(main, direction: -1)
    case .keyboardEnd: return .end(main, direction: 1)
    default: return nil
    }
  }

  private func arrow(_ axis: ScrollAxis, _ direction: Double, _ key: UIKey) -> ScrollStroke {
    if key.modifierFlags.contains(.command) { return .end(axis, direction: direction) }
    if key.modifierFlags.contains(.alternate) { return page(axis, direction) }
    return .by(axis, direction: direction, distance: KeyboardScroll.line)
  }

  private func page(_ axis: ScrollAxis, _ direction: Double) -> ScrollStroke {
    .by(
      axis, direction: direction,
      distance: KeyboardScroll.page * machine.geometry.viewport[axis])
  }
}
