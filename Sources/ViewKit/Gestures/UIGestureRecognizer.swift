import Foundation

/// An action's name. There are no selectors without Objective-C: actions are closures here.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral value: String) { name = value }
}

/// Has a say in which recognizers may recognize what.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}

/// Watches the touches of a view and those in it for a gesture.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  open weak var delegate: UIGestureRecognizerDelegate?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var name: String?
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { abandon() } }
  }

  private weak var attachedView: UIView?
  private var storedState = State.possible
  /// The state it takes once those whose failure it waits for have failed.
  private var awaitedState: State?
  private var handlers: [(UIGestureRecognizer) -> Void] = []
  private var mustFail: [() -> UIGestureRecognizer?] = []
  /// The touches it watches, in the order in which they came.
  private(set) var touches: [UITouch] = []
  weak var session: UIWindow?

  public init(target: Any?, action: Selector?) { super.init() }

  public convenience override init() { self.init(target: nil, action: nil) }

  /// Calls `handler` whenever the state changes, and for each change while the gesture goes on.
  /// An addition in place of targets and selectors.
  public func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  open var view: UIView? { attachedView }
  func attach(to view: UIView?) {
    if view == nil { abandon() }
    attachedView = view
  }

  open var numberOfTouches: Int { touches.count }

  /// The middle of the touches.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let points = touches.map { $0.location(in: view) }
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.map(\.x).reduce(0, +) / count, y: points.map(\.y).reduce(0, +) / count)
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : .zero
  }

  // MARK: State

  /// Subclasses set it; the change takes place if the rules between recognizers let it.
  open var state: State {
    get { storedState }
    set { change(to: newValue) }
  }

  private func change(to new: State) {
    switch (storedState, new) {
    case (.possible, .began), (.possible, .ended):
      recognize(as: new)
    case (.possible, .failed), (.possible, .cancelled):
      awaitedState = nil
      storedState = .failed
      session?.recognizerDidFail(self)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      storedState = new == .failed ? .cancelled : new
      tellHandlers()
    default:
      break
    }
  }

  private func recognize(as new: State) {
    guard mayBegin else { return change(to: .failed) }
    if let session {
      guard !session.isWaitingForFailure(self) else {
        awaitedState = new
        return
      }
      guard session.mayRecognize(self) else { return change(to: .failed) }
    }
    awaitedState = nil
    storedState = new
    session?.recognizerDidRecognize(self)
    tellHandlers()
  }

  private var mayBegin: Bool {
    isEnabled && delegate?.gestureRecognizerShouldBegin(self) ?? true
      && attachedView?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// One that this has waited for has failed.
  func continueAfterFailure() {
    guard let awaited = awaitedState else { return }
    awaitedState = nil
    recognize(as: awaited)
  }

  var isAwaiting: Bool { awaitedState != nil }

  private func tellHandlers() {
    for handler in handlers { handler(self) }
  }

  // MARK: Relations

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    mustFail.append { [weak otherGestureRecognizer] in otherGestureRecognizer }
  }

  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  func waits(for other: UIGestureRecognizer) -> Bool {
    mustFail.contains { $0() === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  func mayRecognizeTogether(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }

  func excludes(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self) && !mayRecognizeTogether(with: other)
  }

  // MARK: Touches

  /// Whether touches that it watches are kept from views and from other recognizers although it
  /// has not recognized anything: a touch that catches moving content.
  var claimsTouches: Bool { false }

  func watch(_ touch: UITouch, in window: UIWindow) {
    session = window
    touches.append(touch)
  }

  func forget(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
  }

  /// All its touches are over: it is ready for the next gesture.
  func becomeReady() {
    touches = []
    awaitedState = nil
    reset()
    storedState = .possible
  }

  /// Ends without having recognized anything more, whatever its touches do.
  func abandon() {
    switch storedState {
    case .possible: if !touches.isEmpty { change(to: .failed) }
    case .began, .changed: change(to: .cancelled)
    default: break
    }
  }

  open func ignore(_ touch: UITouch, for event: UIEvent) { forget(touch) }
  open func reset() {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}
