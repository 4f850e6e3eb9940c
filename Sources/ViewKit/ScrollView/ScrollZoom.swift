import Foundation
import ScrollPhysics

/// Magnifies the view that a scroll view's delegate names, and keeps what is under the fingers
/// there.
final class ScrollZoom {
  private unowned let scrollView: UIScrollView
  private var phase = Phase.idle
  private var pinch: ScrollPinchGestureRecognizer?
  private var silence: WindowTimer?
  /// The part of the content that is held, in the magnified view's space, and where it is held,
  /// from the scroll view's origin.
  private var grip = (part: CGPoint.zero, place: CGPoint.zero)
  var limits = ZoomLimits()

  private enum Phase {
    case idle
    /// Fingers ask for a scale, within the limits or not.
    case pinching(raw: Double)
    case settling(Settling)
  }

  /// The way to a scale, and mostly an offset, at which the content may rest.
  private struct Settling {
    let motion: ZoomMotion
    /// Milliseconds on the window's clock.
    let start: Double
    let isBounce: Bool
    /// A finger holds the content meanwhile: it says where the content is.
    let isHeld: Bool
  }

  /// Silence, in seconds, after which a magnification of which the system does not tell the end
  /// has ended: our own choice, as for a trackpad's scroll.
  private static let silence: TimeInterval = 0.15
  /// How much a notch of the wheel magnifies: a tenth, as in browsers.
  private static let notch: CGFloat = 1.1

  init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

  // MARK: What it is like

  var view: UIView? { scrollView.delegate?.viewForZooming(in: scrollView) }

  var scale: CGFloat { view?.transform.a ?? 1 }

  var isZooming: Bool {
    if case .pinching = phase { true } else { false }
  }

  var isBouncing: Bool {
    if case .settling(let settling) = phase { settling.isBounce } else { false }
  }

  var needsFrames: Bool {
    if case .settling = phase { true } else { false }
  }

  /// Milliseconds on the window's clock.
  var endOfMotion: Double? {
    if case .settling(let settling) = phase {
      settling.start + settling.motion.duration
    } else {
      nil
    }
  }

  private var isIdle: Bool {
    if case .idle = phase { true } else { false }
  }

  var recognizer: ScrollPinchGestureRecognizer? { limits.allowZooming ? pinch : nil }

  private var canZoom: Bool { limits.allowZooming && view != nil }

  func setMinimum(_ scale: CGFloat) {
    guard limits.setMinimum(scale) else { return scrollView.refuse("zoom scale") }
    limitsChanged()
  }

  func setMaximum(_ scale: CGFloat) {
    guard limits.setMaximum(scale) else { return scrollView.refuse("zoom scale") }
    limitsChanged()
  }

  private func limitsChanged() {
    if pinch == nil, limits.allowZooming {
      let recognizer = ScrollPinchGestureRecognizer(zoom: self)
      scrollView.addGestureRecognizer(recognizer)
      pinch = recognizer
    }
    pinch?.isEnabled = limits.allowZooming
  }

  // MARK: Fingers

  /// Two fingers begin to magnify what is between them.
  func pinchBegan(at place: CGPoint) {
    guard canZoom, let view else { return }
    begin(view)
    grasp(place, of: view)
    phase = .pinching(raw: limits.raw(scale))
  }

  func pinchMoved(by factor: CGFloat, at place: CGPoint) {
    guard case .pinching(let raw) = phase, let view, factor.isFinite, factor > 0 else { return }
    phase = .pinching(raw: raw * factor)
    grip.place = place
    show(limits.shown(raw * factor), of: view)
  }

  /// A finger has come or gone: what is now between them is held.
  func pinchChangedHands(at place: CGPoint) {
    guard isZooming, let view else { return }
    grasp(place, of: view)
  }

  func pinchEnded() {
    silence?.cancel()
    silence = nil
    guard isZooming else { return }
    settle()
  }

  /// Magnifies about a point of the window, as fingers on a trackpad do.
  func pinch(about center: CGPoint, by factor: CGFloat) -> Bool {
    guard canZoom, let view, let window = scrollView.window else { return false }
    let place = scrollView.convert(center, from: nil) - scrollView.contentOffset
    if !isZooming { pinchBegan(at: place) }
    grasp(place, of: view)
    pinchMoved(by: factor, at: place)
    silence?.cancel()
    silence = window.schedule(after: Self.silence) { [weak self] in self?.pinchEnded() }
    return true
  }

  /// Magnifies about the pointer while the control key is down.
  func takeWheel(_ input: ScrollInput) -> Bool {
    let factor: CGFloat =
      switch input.amount {
      case .notches(let notches): pow(Self.notch, -notches.dy)
      // A tenth of a notch a point, as SDL reports trackpads.
      case .points(let points): pow(Self.notch, -points.dy / 10)
      }
    guard factor.isFinite else { return false }
    return pinch(about: input.location, by: factor)
  }

  /// The last finger has left the content: it goes where it may rest.
  func pointerLifted() {
    guard case .settling(let settling) = phase, settling.isHeld else { return }
    settle()
  }

  // MARK: The program

  func set(_ scale: CGFloat, animated: Bool) {
    guard scale.isFinite, scale > 0 else { return scrollView.refuse("zoom scale") }
    guard let view else { return }
    finish()
    let size = scrollView.bounds.size
    grasp(CGPoint(x: size.width / 2, y: size.height / 2), of: view)
    go(to: limits.nearest(scale), of: view, animated: animated)
  }

  func show(_ rect: CGRect, animated: Bool) {
    guard rect.hasFiniteEdges, let view else { return }
    finish()
    let size = scrollView.bounds.size
    let fitting = min(size.width / max(rect.width, 0.01), size.height / max(rect.height, 0.01))
    grip = (CGPoint(x: rect.midX, y: rect.midY), CGPoint(x: size.width / 2, y: size.height / 2))
    go(to: limits.nearest(fitting), of: view, animated: animated)
  }

  private func go(to scale: CGFloat, of view: UIView, animated: Bool) {
    let state = ZoomMotion.State(scale: self.scale, offset: ScrollVector(scrollView.contentOffset))
    let target = resting(at: scale, of: view)
    guard target != state else { return }
    if animated, scrollView.window != nil, UIView.areAnimationsEnabled {
      begin(view)
      start(ZoomMotion(from: state, to: target), isBounce: false, isHeld: false)
    } else {
      scrollView.perform(scrollView.machine.beginZoom(at: scrollView.now))
      show(target, of: view)
      scrollView.perform(scrollView.machine.endZoom(at: scrollView.now))
    }
  }

  // MARK: Time

  /// Brings it to where it is at a time, in milliseconds.
  func tick(at time: Double) {
    guard case .settling(let settling) = phase else { return }
    guard let view else { return finish() }
    let elapsed = time - settling.start
    let state = settling.motion.state(at: elapsed)
    if settling.isHeld {
      grip.place = scrollView.scrollPan.place
      show(state.scale, of: view)
    } else {
      show(state, of: view)
    }
    if elapsed >= settling.motion.duration { finish() }
  }

  /// Ends whatever goes on, where it would end.
  func finish() {
    let before = phase
    guard !isIdle else { return }
    phase = .idle
    silence?.cancel()
    silence = nil
    let view = view
    if let view {
      switch before {
      case .settling(let settling) where !settling.isHeld: show(settling.motion.target, of: view)
      default: show(resting(at: limits.nearest(scale), of: view), of: view)
      }
    }
    scrollView.perform(scrollView.machine.endZoom(at: scrollView.now))
    scrollView.report(.didEndZooming(scale: scale))
    scrollView.delegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }

  // MARK: Parts of the above

  private func begin(_ view: UIView) {
    guard isIdle else { return }
    scrollView.perform(scrollView.machine.beginZoom(at: scrollView.now))
    scrollView.report(.willBeginZooming)
    scrollView.delegate?.scrollViewWillBeginZooming(scrollView, with: view)
  }

  private func grasp(_ place: CGPoint, of view: UIView) {
    grip = (view.convert(place + scrollView.contentOffset, from: scrollView), place)
  }

  /// Goes from where fingers have left it to where it may rest.
  private func settle() {
    guard let view else { return finish() }
    let isHeld = scrollView.machine.phase == .dragging
    let now = ZoomMotion.State(scale: scale, offset: ScrollVector(scrollView.contentOffset))
    var target = resting(at: limits.nearest(scale), of: view)
    if isHeld {
      grasp(scrollView.scrollPan.place, of: view)
      target.offset = now.offset
    }
    guard target != now else { return isHeld ? letGo() : finish() }
    start(
      ZoomMotion(from: now, to: target), isBounce: target.scale != now.scale, isHeld: isHeld)
  }

  /// Ends while a finger goes on dragging the content.
  private func letGo() {
    phase = .idle
    scrollView.perform(scrollView.machine.endZoom(at: scrollView.now))
    scrollView.report(.didEndZooming(scale: scale))
    scrollView.delegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }

  private func start(_ motion: ZoomMotion, isBounce: Bool, isHeld: Bool) {
    phase = .settling(
      Settling(motion: motion, start: scrollView.now, isBounce: isBounce, isHeld: isHeld))
    scrollView.driver.update()
  }

  /// The offset at which the held part is where it is held, as far as the edges let it be.
  private func resting(at scale: CGFloat, of view: UIView) -> ZoomMotion.State {
    let origin = scrollView.convert(view.frame.origin, from: view.superview)
    let part = scrollView.convert(grip.part, from: view) - origin
    let growth = scale / max(self.scale, .leastNormalMagnitude)
    let place = CGPoint(x: origin.x + part.x * growth, y: origin.y + part.y * growth)
    var geometry = scrollView.machine.geometry
    geometry.contentSize = ScrollVector(view.bounds.size) * scale
    return ZoomMotion.State(
      scale: scale, offset: geometry.clamped(ScrollVector(place - grip.place)))
  }

  /// Shows the held part where it is held.
  private func show(_ scale: CGFloat, of view: UIView) {
    let before = self.scale
    magnify(view, to: scale)
    let offset = scrollView.convert(grip.part, from: view) - grip.place
    scrollView.perform(scrollView.machine.zoom(to: ScrollVector(offset), at: scrollView.now))
    if scale != before { tellZoomed() }
  }

  private func show(_ state: ZoomMotion.State, of view: UIView) {
    let before = scale
    magnify(view, to: state.scale)
    scrollView.perform(scrollView.machine.zoom(to: state.offset, at: scrollView.now))
    if state.scale != before { tellZoomed() }
  }

  private func magnify(_ view: UIView, to scale: CGFloat) {
    UIView.performWithoutAnimation {
      let origin = view.frame.origin
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.center = view.center + (origin - view.frame.origin)
      scrollView.contentSize = view.frame.size
    }
  }

  private func tellZoomed() {
    scrollView.report(.didZoom)
    scrollView.delegate?.scrollViewDidZoom(scrollView)
  }
}
