import Foundation

/// The drag that swipes a row of a table aside.
///
/// It begins only where the pointer goes more sideways than up or down and the row has actions on the
/// side that would be seen; every other drag is left to the scroll views.
final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
  private weak var table: UITableView?
  /// Where the touch came down, in the window.
  private(set) var press: CGPoint = .zero
  /// The touch came down while a row was open: it is for closing that, and for nothing else.
  private var isCaught = false

  init(table: UITableView) {
    self.table = table
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    addHandler { [weak self] _ in
      guard let self else { return }
      self.table?.swipeChanged(self)
    }
  }

  override var claimsTouches: Bool { state == .possible && isCaught }

  override func allowsBegin(_ translation: CGPoint) -> Bool {
    abs(translation.x) > abs(translation.y)
      && table?.mayBeginSwipe(translation, of: touches.first, from: press) ?? false
  }

  /// A touch that closes a row may still scroll.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(claimsTouches && preventedGestureRecognizer is ScrollPanGestureRecognizer)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isFirst = numberOfTouches == touches.count
    super.touchesBegan(touches, with: event)
    guard isFirst, let touch = touches.first else { return }
    press = location(in: nil)
    isCaught = table?.catchesTouch(touch) ?? false
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let isTap = claimsTouches
    super.touchesEnded(touches, with: event)
    if isTap { table?.closeSwipe() }
  }

  override func reset() {
    super.reset()
    isCaught = false
    table?.editing.offer = nil
  }
}
