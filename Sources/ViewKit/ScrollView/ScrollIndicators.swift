import Foundation
import ScrollPhysics

/// The two indicators of a scroll view: where they are and when they are seen.
final class ScrollIndicators {
  /// Seconds for which they stay at rest, and for which they fade.
  static let pause: TimeInterval = 0.4
  static let fade: TimeInterval = 0.25

  private unowned let scrollView: UIScrollView
  private var vertical: ScrollIndicator?
  private var horizontal: ScrollIndicator?
  private var isShown = false
  private var timer: WindowTimer?

  init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

  // MARK: When they are seen

  /// Seen while the content moves, and for a moment after.
  func follow(_ phase: ScrollPhase) {
    switch phase {
    case .idle, .settling:
      if isShown, timer == nil { hideSoon() }
    case .pressed:
      // A press shows nothing; one that has caught the content keeps what is seen.
      if isShown { cancelTimer() }
    case .dragging, .releasing, .wheeling, .trackpad, .decelerating, .animating, .keyboard:
      show()
    }
  }

  func flash() {
    show()
    hideSoon()
  }

  func hide() {
    cancelTimer()
    isShown = false
    vertical?.alpha = 0
    horizontal?.alpha = 0
  }

  /// The pointer has come to one of them, or left it.
  func pointerChanged() {
    guard isShown else { return }
    cancelTimer()
    if !isInUse { follow(scrollView.machine.phase) }
  }

  private var isInUse: Bool {
    [vertical, horizontal].contains { $0?.isHovered == true || $0?.isDragged == true }
  }

  private func show() {
    cancelTimer()
    guard !isShown, scrollView.window != nil else { return }
    isShown = true
    layout()
    UIView.performWithoutAnimation {
      vertical?.alpha = 1
      horizontal?.alpha = 1
    }
  }

  private func hideSoon() {
    guard !isInUse else { return }
    guard let window = scrollView.window else { return hide() }
    cancelTimer()
    timer = window.schedule(after: Self.pause) { [weak self] in self?.fadeAway() }
  }

  private func fadeAway() {
    timer = nil
    isShown = false
    UIView.animate(withDuration: Self.fade) { [vertical, horizontal] in
      vertical?.alpha = 0
      horizontal?.alpha = 0
    }
  }

  private func cancelTimer() {
    timer?.cancel()
    timer = nil
  }

  // MARK: Where they are

  /// Places them for the present offset. Does nothing while they are not seen.
  func layout() {
    guard isShown || vertical?.runningAnimations != nil || horizontal?.runningAnimations != nil
    else { return }
    UIView.performWithoutAnimation {
      place(.y)
      place(.x)
    }
  }

  func restyle() {
    vertical?.setNeedsDisplay()
    horizontal?.setNeedsDisplay()
  }

  /// What is added to the content goes under them.
  func keepInFront(of view: UIView) {
    guard !(view is ScrollIndicator) else { return }
    if let vertical { scrollView.bringSubviewToFront(vertical) }
    if let horizontal { scrollView.bringSubviewToFront(horizontal) }
  }

  private func isWanted(_ axis: ScrollAxis) -> Bool {
    let shows =
      axis == .y
      ? scrollView.showsVerticalScrollIndicator : scrollView.showsHorizontalScrollIndicator
    let range = scrollView.machine.geometry.range(axis)
    return shows && range.upperBound - range.lowerBound > 0.5
  }

  private func indicator(_ axis: ScrollAxis) -> ScrollIndicator {
    if let indicator = axis == .y ? vertical : horizontal { return indicator }
    let indicator = ScrollIndicator(axis, in: scrollView)
    indicator.alpha = isShown ? 1 : 0
    if axis == .y { vertical = indicator } else { horizontal = indicator }
    scrollView.addSubview(indicator)
    return indicator
  }

  private func place(_ axis: ScrollAxis) {
    guard isWanted(axis), let bar = bar(axis) else {
      (axis == .y ? vertical : horizontal)?.isHidden = true
      return
    }
    let indicator = indicator(axis)
    indicator.isHidden = false
    let bounds = scrollView.bounds
    let insets = insets(axis)
    let strip = ScrollIndicator.strip
    indicator.frame =
      axis == .y
      ? CGRect(
        x: bounds.maxX - insets.right - strip, y: bounds.minY + bar.start, width: strip,
        height: bar.length)
      : CGRect(
        x: bounds.minX + bar.start, y: bounds.maxY - insets.bottom - strip, width: bar.length,
        height: strip)
  }

  private func insets(_ axis: ScrollAxis) -> UIEdgeInsets {
    let own =
      axis == .y
      ? scrollView.verticalScrollIndicatorInsets : scrollView.horizontalScrollIndicatorInsets
    return scrollView.automaticallyAdjustsScrollIndicatorInsets
      ? own + scrollView.safeAreaInsets : own
  }

  private struct Track {
    let start: CGFloat
    let length: CGFloat
    /// The bar's length where nothing squeezes it.
    let bar: CGFloat
  }

  private func track(_ axis: ScrollAxis) -> Track? {
    let geometry = scrollView.machine.geometry
    let range = geometry.range(axis)
    let viewport = geometry.viewport[axis]
    let insets = insets(axis)
    let margin = ScrollIndicator.margin
    let before = (axis == .y ? insets.top : insets.left) + margin
    let corner = isWanted(axis.other) ? ScrollIndicator.thickness + margin : 0
    let after = (axis == .y ? insets.bottom : insets.right) + margin + corner
    let length = viewport - before - after
    guard length >= ScrollIndicator.squeezed else { return nil }
    let share = viewport / (range.upperBound - range.lowerBound + viewport)
    let bar = min(max(length * share, ScrollIndicator.shortest), length)
    return Track(start: before, length: length, bar: bar)
  }

  private func bar(_ axis: ScrollAxis) -> (start: CGFloat, length: CGFloat)? {
    guard let track = track(axis) else { return nil }
    let range = scrollView.machine.geometry.range(axis)
    let offset = scrollView.machine.offset[axis]
    let inside = offset.clamped(to: range)
    let length = max(track.bar - abs(offset - inside), ScrollIndicator.squeezed)
    let part = (inside - range.lowerBound) / (range.upperBound - range.lowerBound)
    return (track.start + (track.length - length) * part, CGFloat(length))
  }

  // MARK: Dragging

  /// Which part of its way an indicator has gone.
  func part(_ axis: ScrollAxis) -> CGFloat {
    let range = scrollView.machine.geometry.range(axis)
    let length = range.upperBound - range.lowerBound
    return length > 0 ? (scrollView.machine.offset[axis] - range.lowerBound) / length : 0
  }

  /// Moves the content as an indicator that was grasped at `part` of its way has been dragged. It
  /// stays with the pointer even where the content turns out longer or shorter on the way.
  func drag(_ axis: ScrollAxis, from part: CGFloat, by distance: CGFloat) {
    guard let track = track(axis), track.length > track.bar else { return }
    let range = scrollView.machine.geometry.range(axis)
    let length = range.upperBound - range.lowerBound
    let place = part + distance / (track.length - track.bar)
    var target = scrollView.contentOffset
    let moved = (range.lowerBound + place * length).clamped(to: range)
    if axis == .y { target.y = moved } else { target.x = moved }
    scrollView.setContentOffset(target, animated: false)
  }
}
