import Foundation
import ListCore

extension UITableView {
  /// What a row that may be swiped offers on one side.
  struct SwipeOffer {
    let position: Position
    let isOnRight: Bool
    /// Nil where there is nothing.
    let configuration: UISwipeActionsConfiguration?
  }

  /// How long a row takes to open or close, in seconds: our choice.
  private static let swipeDuration: TimeInterval = 0.4
  /// The velocity with which a row springs open or shut, in lengths of its way a second, at most.
  private static let greatestVelocity: CGFloat = 30

  /// The row that stands open or is being swiped. A row that has gone, although it may still be seen
  /// on its way, is not.
  var openSwipe: RowSwipe? {
    guard let swipe = editing.swipe, !swipe.isClosing, let cell = swipe.cell,
      indexPath(for: cell) != nil
    else { return nil }
    return swipe
  }

  // MARK: What a row offers

  func swipeConfiguration(_ position: Position, isOnRight: Bool) -> UISwipeActionsConfiguration? {
    let path = position.indexPath
    let answer = dataSource.flatMap { source in
      OptionalMethod.isOwn(.canEditRow) { source.tableView(self, canEditRowAt: path) }
    }
    guard answer != false else { return nil }
    let isTrailing = isOnRight == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    let given =
      isTrailing
      ? delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      : delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    if let given { return given.actions.isEmpty ? nil : given }
    guard isTrailing, answer == true, editingStyle(at: path) == .delete else { return nil }
    return deletion(at: path)
  }

  /// What a row that can be deleted offers where the delegate says nothing else.
  func deletion(at path: IndexPath) -> UISwipeActionsConfiguration {
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let action = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, view, complete in
      self?.commitDeletion(by: view)
      complete(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  private func commitDeletion(by view: UIView) {
    let cell = view.ancestry.lazy.compactMap { $0 as? UITableViewCell }.first
    guard let cell, let path = indexPath(for: cell) else { return }
    commit(.delete, at: path)
  }

  // MARK: Touches

  /// Whether a touch is kept from everything but closing the row that is open. One elsewhere closes it
  /// at once, one on the row itself when it is lifted, unless it becomes a drag.
  func catchesTouch(_ touch: UITouch) -> Bool {
    guard let swipe = openSwipe, let cell = swipe.cell, let view = touch.view else { return false }
    if view.isDescendant(of: swipe.actions) { return false }
    if !view.isDescendant(of: cell) { closeSwipe() }
    return true
  }

  /// Whether a drag that has gone so far swipes the row on which it began.
  func mayBeginSwipe(_ translation: CGPoint, of touch: UITouch?, from press: CGPoint) -> Bool {
    guard let touch, editing.reorder == nil, isForSwiping(touch),
      let position = row(at: convert(press, from: nil)), let cell = rows.cell(at: position)
    else { return false }
    if let swipe = editing.swipe, swipe.cell === cell {
      editing.offer = nil
      return !swipe.isPerforming
    }
    guard !isEditing else { return false }
    let isOnRight = translation.x < 0
    if let offer = editing.offer, offer.position == position, offer.isOnRight == isOnRight {
      return offer.configuration != nil
    }
    let offer = SwipeOffer(
      position: position, isOnRight: isOnRight,
      configuration: swipeConfiguration(position, isOnRight: isOnRight))
    editing.offer = offer
    return offer.configuration != nil
  }

  /// Controls in a cell, such as sliders, keep the touches that they know of.
  private func isForSwiping(_ touch: UITouch) -> Bool {
    guard let view = touch.view, view !== self else { return true }
    return view is SwipeActionButton || touchesShouldCancel(in: view)
  }

  // MARK: The drag

  func swipeChanged(_ recognizer: SwipePanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      takeOffer()
      if let swipe = editing.swipe, let cell = swipe.cell {
        swipe.isClosing = false
        swipe.isDragged = true
        swipe.grip = swipe.reach.pulled(cell.presentedReveal)
      }
      follow(recognizer)
    case .changed:
      follow(recognizer)
    case .ended:
      let velocity = recognizer.velocity(in: self).x
      letGo(velocity: editing.swipe?.opening(velocity) ?? 0)
    default:
      letGo(velocity: 0)
    }
  }

  /// Opens the row that was asked about before the drag could begin.
  private func takeOffer() {
    guard let offer = editing.offer, let configuration = offer.configuration,
      let cell = rows.cell(at: offer.position)
    else { return }
    editing.offer = nil
    beginSwipe(of: cell, offering: configuration, isOnRight: offer.isOnRight)
  }

  func beginSwipe(
    of cell: UITableViewCell, offering configuration: UISwipeActionsConfiguration,
    isOnRight: Bool
  ) {
    closeSwipe()
    if press != nil { cancelPress() }
    let actions = SwipeActionsView(configuration.actions, isOnRight: isOnRight) {
      [weak self, weak cell] action, view in
      guard let self, let swipe = editing.swipe, swipe.cell === cell else { return }
      perform(action, by: view, of: swipe)
    }
    let swipe = RowSwipe(
      cell, actions, commitsInFull: configuration.performsFirstActionWithFullSwipe,
      place: convert(.zero, to: nil))
    UIView.performWithoutAnimation { cell.beginSwipe(actions) }
    editing.swipe = swipe
    if let path = indexPath(for: cell) {
      delegate?.tableView(self, willBeginEditingRowAt: path)
    }
  }

  private func follow(_ recognizer: SwipePanGestureRecognizer) {
    guard let swipe = editing.swipe, swipe.isDragged, let cell = swipe.cell else { return }
    let moved = swipe.opening(recognizer.translation(in: self).x)
    let shown = swipe.reach.shown(swipe.grip + moved)
    stretchFirst(swipe.reach.isFull(shown), of: swipe)
    UIView.performWithoutAnimation { cell.reveal(shown) }
  }

  /// Shows whether letting go would do the first action.
  private func stretchFirst(_ stretches: Bool, of swipe: RowSwipe) {
    guard swipe.actions.isFirstStretched != stretches else { return }
    swipe.actions.isFirstStretched = stretches
    UIView.animate(withDuration: 0.2) { swipe.cell?.layoutSwipe() }
  }

  private func letGo(velocity: CGFloat) {
    guard let swipe = editing.swipe, swipe.isDragged, let cell = swipe.cell else { return }
    swipe.isDragged = false
    switch swipe.reach.outcome(shown: cell.presentedReveal, velocity: velocity) {
    case .closes: close(swipe, velocity: velocity)
    case .opens: settle(swipe, at: swipe.reach.actions, velocity: velocity)
    case .commits:
      settle(swipe, at: swipe.reach.row, velocity: velocity)
      guard let button = swipe.actions.buttons.first else { return }
      perform(button.action, by: button, of: swipe)
    }
  }

  /// Opens a row as far as its actions are wide.
  func open(_ swipe: RowSwipe) { settle(swipe, at: swipe.reach.actions, velocity: 0) }

  private func settle(
    _ swipe: RowSwipe, at distance: CGFloat, velocity: CGFloat,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let cell = swipe.cell else { return }
    let way = distance - cell.presentedReveal
    let speed = abs(way) < 1 ? 0 : velocity / way
    UIView.animate(
      withDuration: Self.swipeDuration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: min(max(speed, 0), Self.greatestVelocity),
      animations: { cell.reveal(distance) }, completion: completion)
  }

  // MARK: Closing

  /// Closes the row that stands open, if there is one.
  func closeSwipe(animated: Bool = true) {
    guard let swipe = editing.swipe else { return }
    if animated { close(swipe, velocity: 0) } else { finish(swipe) }
  }

  private func close(_ swipe: RowSwipe, velocity: CGFloat) {
    guard !swipe.isClosing else { return }
    // A row that is leaving goes as it is.
    guard let cell = swipe.cell, indexPath(for: cell) != nil, window != nil else {
      return finish(swipe)
    }
    swipe.isClosing = true
    swipe.isDragged = false
    swipe.closings += 1
    let closing = swipe.closings
    swipe.actions.isFirstStretched = false
    settle(swipe, at: 0, velocity: velocity) { [weak self] _ in
      // It may have been opened again, and be closing again, since.
      if swipe.isClosing, swipe.closings == closing { self?.finish(swipe) }
    }
  }

  /// Forgets a row that was open. One that is leaving keeps its look until it has left.
  private func finish(_ swipe: RowSwipe) {
    let path = swipe.cell.flatMap { indexPath(for: $0) }
    if path != nil, swipe.cell?.swipeLook?.actions === swipe.actions { swipe.cell?.endSwipe() }
    swipe.isClosing = false
    swipe.isDragged = false
    if editing.swipe === swipe { editing.swipe = nil }
    delegate?.tableView(self, didEndEditingRowAt: path)
  }

  /// A cell stops showing its row.
  func swipeLeft(_ cell: UITableViewCell) {
    cell.endSwipe()
    guard let swipe = editing.swipe, swipe.cell === cell else { return }
    editing.swipe = nil
    delegate?.tableView(self, didEndEditingRowAt: nil)
  }

  /// Closes a row that is no longer where it was opened.
  func closeScrolledSwipe() {
    guard let swipe = openSwipe else { return }
    let moved = convert(.zero, to: nil) - swipe.place
    guard abs(moved.x) > 0.5 || abs(moved.y) > 0.5 else { return }
    if swipe.isDragged {
      // This cancels the drag.
      swipePan.isEnabled = false
      swipePan.isEnabled = true
    }
    closeSwipe()
  }

  // MARK: Actions

  private func perform(_ action: UIContextualAction, by view: UIView, of swipe: RowSwipe) {
    guard !swipe.isPerforming, !swipe.isClosing else { return }
    swipe.isPerforming = true
    action.handler(action, view) { [weak self] _ in
      guard swipe.isPerforming else { return }
      swipe.isPerforming = false
      self?.close(swipe, velocity: 0)
    }
  }
}
