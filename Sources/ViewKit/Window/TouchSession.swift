import Foundation

/// The touches that are down, and who has been told of them.
struct TouchSession {
  struct Entry {
    let touch: UITouch
    let recognizers: [UIGestureRecognizer]
    /// Whether the view has been told of the touch, and is told of what becomes of it.
    var delivery: Delivery
    var delay: WindowTimer?
  }

  enum Delivery { case delayed, delivered, withheld }

  /// Who touches: a finger, or the pointer.
  enum Source: Hashable {
    case pointer
    case finger(Int)
  }

  var entries: [Source: Entry] = [:]
  /// Every recognizer that watches one of the touches, innermost first.
  var recognizers: [UIGestureRecognizer] = []
  var lastTap: (time: TimeInterval, place: CGPoint, count: Int)?

  var isActive: Bool { !entries.isEmpty }
}

extension UIWindow {
  func touchBegan(_ source: TouchSession.Source, at point: CGPoint) {
    guard point.isFinite else { return }
    if touchSession.entries[source] != nil { touchCancelled(source) }
    let event = makeEvent()
    guard let hit = hitTest(point, with: event) else { return }
    pressMovesFocus(to: hit)
    let touch = UITouch()
    touch.type = source == .pointer ? .indirectPointer : .direct
    touch.window = self
    touch.view = hit
    touch.position = point
    touch.previousPosition = point
    touch.timestamp = time
    touch.tapCount = countTap(at: point)
    let watching = hit.ancestry.flatMap { $0.gestureRecognizers ?? [] }.filter {
      $0.isEnabled && !($0 is UIHoverGestureRecognizer)
        && $0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true
    }
    touch.gestureRecognizers = watching
    let delay = contentDelay(for: hit, watching)
    touchSession.entries[source] = TouchSession.Entry(
      touch: touch, recognizers: watching, delivery: .delayed, delay: nil)
    for recognizer in watching {
      recognizer.watch(touch, in: self)
      if !touchSession.recognizers.contains(where: { $0 === recognizer }) {
        touchSession.recognizers.append(recognizer)
      }
    }
    event.allTouches = Set(touchSession.entries.values.map(\.touch))
    for recognizer in watching where recognizer.state != .failed {
      recognizer.touchesBegan([touch], with: event)
    }
    if let claimer = watching.first(where: { $0.claimsTouches }) {
      claim(source, for: claimer)
    } else if touchSession.entries[source]?.delivery == .delayed {
      if delay == .infinity { return }
      if delay > 0 {
        touchSession.entries[source]?.delay = schedule(after: delay) { [weak self] in
          self?.deliverDelayed(source)
        }
      } else {
        deliverDelayed(source)
      }
    }
  }

  func touchMoved(_ source: TouchSession.Source, to point: CGPoint) {
    guard let entry = touchSession.entries[source] else { return }
    let touch = entry.touch
    guard touch.position != point, point.isFinite else { return }
    touch.phase = .moved
    touch.previousPosition = touch.position
    touch.position = point
    touch.timestamp = time
    let event = makeEvent()
    for recognizer in entry.recognizers where recognizer.isWatching(touch) {
      recognizer.touchesMoved([touch], with: event)
    }
    if touchSession.entries[source]?.delivery == .delivered {
      touch.view?.touchesMoved([touch], with: event)
    }
  }

  func touchEnded(_ source: TouchSession.Source, at point: CGPoint) {
    touchMoved(source, to: point)
    finish(source, phase: .ended)
  }

  func touchCancelled(_ source: TouchSession.Source) {
    finish(source, phase: .cancelled)
  }

  func cancelTouches() {
    for source in touchSession.entries.keys { touchCancelled(source) }
  }

  private func finish(_ source: TouchSession.Source, phase: UITouch.Phase) {
    guard let entry = touchSession.entries[source] else { return }
    let touch = entry.touch
    touch.phase = phase
    touch.timestamp = time
    let event = makeEvent()
    for recognizer in entry.recognizers where recognizer.isWatching(touch) {
      if phase == .ended {
        recognizer.touchesEnded([touch], with: event)
      } else {
        recognizer.touchesCancelled([touch], with: event)
      }
    }
    if phase == .ended { deliverDelayed(source) }
    let delivery = touchSession.entries[source]?.delivery
    touchSession.entries[source]?.delay?.cancel()
    touchSession.entries[source] = nil
    if delivery == .delivered {
      if phase == .ended {
        touch.view?.touchesEnded([touch], with: event)
      } else {
        touch.view?.touchesCancelled([touch], with: event)
      }
    }
    for recognizer in entry.recognizers { recognizer.forget(touch) }
    let done = touchSession.recognizers.filter { $0.touches.isEmpty }
    touchSession.recognizers.removeAll { $0.touches.isEmpty }
    for recognizer in done { recognizer.becomeReady() }
    if touchSession.entries.isEmpty { refreshHover() }
  }

  private func deliverDelayed(_ source: TouchSession.Source) {
    guard let entry = touchSession.entries[source], entry.delivery == .delayed else { return }
    entry.delay?.cancel()
    guard let view = entry.touch.view else { return }
    let event = makeEvent()
    let isWanted = view.ancestry.dropFirst().allSatisfy {
      ($0 as? UIScrollView)?.touchesShouldBegin([entry.touch], with: event, in: view) ?? true
    }
    touchSession.entries[source]?.delivery = isWanted ? .delivered : .withheld
    if isWanted { view.touchesBegan([entry.touch], with: event) }
  }

  private func contentDelay(for hit: UIView, _ watching: [UIGestureRecognizer]) -> TimeInterval {
    let fromViews = hit.ancestry.map { $0 === hit ? 0 : $0.contentTouchDelay }.max() ?? 0
    // A recognizer that delays touches decides before the touch ends, or lets it through then.
    return watching.contains { $0.delaysTouchesBegan } ? .infinity : fromViews
  }

  private func claim(_ source: TouchSession.Source, for claimer: UIGestureRecognizer) {
    withhold(source)
    guard let entry = touchSession.entries[source] else { return }
    for recognizer in entry.recognizers
    where recognizer !== claimer && recognizer.state == .possible && claimer.excludes(recognizer) {
      recognizer.state = .failed
    }
  }

  /// The view is told of the touch no more, and if it knows of it, that it is over.
  func withhold(_ source: TouchSession.Source) {
    guard let entry = touchSession.entries[source] else { return }
    entry.delay?.cancel()
    touchSession.entries[source]?.delivery = .withheld
    if entry.delivery == .delivered {
      entry.touch.view?.touchesCancelled([entry.touch], with: makeEvent())
    }
  }

  private func makeEvent() -> UIEvent {
    let event = UIEvent()
    event.timestamp = time
    event.allTouches = Set(touchSession.entries.values.map(\.touch))
    return event
  }

  /// Taps in the same place within 0.35 s count on, as on most desktops.
  private func countTap(at point: CGPoint) -> Int {
    var count = 1
    if let last = touchSession.lastTap, time - last.time < 0.35,
      hypot(point.x - last.place.x, point.y - last.place.y) < 10
    {
      count = last.count + 1
    }
    touchSession.lastTap = (time, point, count)
    return count
  }
}

extension UIGestureRecognizer {
  fileprivate func isWatching(_ touch: UITouch) -> Bool {
    touches.contains { $0 === touch } && state != .failed && state != .cancelled
      && state != .ended
  }
}
