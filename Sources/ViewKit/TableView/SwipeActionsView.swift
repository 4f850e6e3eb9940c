import Foundation

/// The buttons beside a row that is swiped. They lie in the row's cell, past its edge, and come into
/// sight as the cell's content is moved.
final class SwipeActionsView: UIView {
  let isOnRight: Bool
  /// In the order of the actions: the first is at the edge of the table and in front.
  let buttons: [SwipeActionButton]
  /// The width of all buttons side by side, in points.
  let ownWidth: CGFloat
  /// Whether the first button covers the others: it is what letting go will do.
  var isFirstStretched = false

  /// - Parameter perform: called with an action and its button when that is pressed.
  init(
    _ actions: [UIContextualAction], isOnRight: Bool,
    perform: @escaping (UIContextualAction, UIView) -> Void
  ) {
    self.isOnRight = isOnRight
    buttons = actions.map { SwipeActionButton($0, isOnRight: isOnRight) }
    ownWidth = buttons.map(\.ownWidth).reduce(0, +)
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons.reversed() {
      let pressed = UIAction { [weak button] _ in
        if let button { perform(button.action, button) }
      }
      button.addAction(pressed, for: .primaryActionTriggered)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { return nil }

  /// Places the buttons where the row is moved by `distance`: each has its share of what is seen, and
  /// reaches on under those nearer to the edge.
  func arrange(distance: CGFloat, height: CGFloat) {
    var nearer: CGFloat = 0
    for (index, button) in buttons.enumerated().reversed() {
      let isStretched = index == 0 && isFirstStretched
      let start = isStretched ? 0 : distance * nearer / ownWidth
      let length = max(distance - start, button.ownWidth)
      button.frame = CGRect(
        x: isOnRight ? start : distance - start - length, y: 0, width: length, height: height)
      let share = isStretched ? 0 : distance * button.ownWidth / ownWidth
      button.contentLength = max(share, button.ownWidth)
      button.layoutIfNeeded()
      nearer += button.ownWidth
    }
  }
}
