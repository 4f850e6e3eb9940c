import Foundation
import ViewKit

/// Where screens are shown: one after the other, from near or, for the X-ray, from further off.
final class ScreenStage: UIView, FrameObserver {
  /// Where a screen is looked at from.
  enum Standpoint: Equatable {
    case near
    /// So that the screen is a box in the middle of an area, with what lies beyond it around.
    case far(into: CGRect)
  }

  /// Shows a screen at its full size; moved further off, smaller.
  private let viewport = UIView()
  private var slots: [ScreenSlot] = []
  private var standpoint = Standpoint.near
  private var zoom: Zoom?

  /// On its way from a sight to where it is to be.
  private struct Zoom {
    let from: Sight
    let start: TimeInterval
  }

  /// What is touched beside the screen while it is seen from further off.
  var scrollTarget: () -> UIScrollView? = { nil }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    viewport.clipsToBounds = true
    addSubview(viewport)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Screens

  /// Shows a screen's view in place of the one before.
  /// - Parameters:
  ///   - side: where it comes from: 1 from the right, -1 from the left.
  ///   - completion: called when the views before it are gone.
  func show(
    _ view: UIView, from side: CGFloat, animated: Bool, completion: @escaping () -> Void
  ) {
    let slot = ScreenSlot(view)
    // A screen that is called back while it leaves has a new slot.
    discardEmptySlots()
    let old = slots
    for slot in old {
      slot.isUserInteractionEnabled = false
      slot.accessibilityElementsHidden = true
    }
    slots.append(slot)
    slot.frame = viewport.bounds
    viewport.addSubview(slot)
    let finish = { [weak self] in
      slot.layer.shouldRasterize = false
      self?.remove(old)
      completion()
    }
    guard animated, !old.isEmpty, window != nil else { return finish() }
    let travel = UIAccessibility.isReduceMotionEnabled ? 0 : Self.travel * side
    UIView.performWithoutAnimation {
      slot.alpha = 0
      slot.transform = CGAffineTransform(translationX: travel, y: 0)
      // As one picture: faded one by one, its parts would show through each other.
      slot.layer.shouldRasterize = true
    }
    UIView.animate(withDuration: Theme.transition, delay: 0, options: .curveEaseOut) {
      slot.alpha = 1
      slot.transform = .identity
    } completion: { _ in
      finish()
    }
  }

  /// Points that a screen slides as it comes.
  private static let travel: CGFloat = 32

  private func discardEmptySlots() {
    for slot in slots where slot.subviews.isEmpty { slot.removeFromSuperview() }
    slots.removeAll { $0.superview == nil }
  }

  private func remove(_ old: [ScreenSlot]) {
    for slot in old { slot.removeFromSuperview() }
    slots.removeAll { slot in old.contains { $0 === slot } }
  }

  // MARK: Standpoint

  /// The screen's place.
  var box: CGRect { viewport.frame }

  var isFar: Bool { standpoint != .near }

  /// Goes to a standpoint, from wherever it is now.
  func look(from standpoint: Standpoint, animated: Bool) {
    guard standpoint != self.standpoint else { return }
    let sight = sight(at: window?.time ?? 0)
    self.standpoint = standpoint
    if animated, !UIAccessibility.isReduceMotionEnabled, UIView.areAnimationsEnabled,
      let window
    {
      zoom = Zoom(from: sight, start: window.time)
      window.observeFrames(self)
    } else {
      zoom = nil
    }
    apply()
  }

  var endOfMotion: TimeInterval? { zoom.map { $0.start + OverlayStyle.zoom } }

  func frame(at time: TimeInterval) -> Bool {
    if let zoom, time >= zoom.start + OverlayStyle.zoom { self.zoom = nil }
    apply()
    return zoom != nil
  }

  private func sight(at time: TimeInterval) -> Sight {
    let goal: Sight =
      switch standpoint {
      case .near: Sight(near: bounds)
      case .far(let area): Sight(far: bounds, into: area)
      }
    guard let zoom else { return goal }
    let part = TimingCurve.easeInOut.progress(at: (time - zoom.start) / OverlayStyle.zoom)
    return zoom.from.interpolated(to: goal, by: part)
  }

  private func apply() {
    let sight = sight(at: window?.time ?? 0)
    UIView.performWithoutAnimation {
      viewport.bounds.size = bounds.size
      viewport.center = sight.center
      viewport.transform =
        sight.scale == 1 ? .identity : CGAffineTransform(scaleX: sight.scale, y: sight.scale)
    }
  }

  override func layoutSubviews() {
    apply()
    for slot in slots where slot.bounds.size != viewport.bounds.size {
      UIView.performWithoutAnimation {
        slot.bounds.size = viewport.bounds.size
        slot.center = CGPoint(x: viewport.bounds.midX, y: viewport.bounds.midY)
      }
      slot.layoutIfNeeded()
    }
  }

  /// The world beyond the screen is scrolled by dragging it and by the wheel over it, too.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isFar, isUserInteractionEnabled, bounds.contains(point), !box.contains(point) {
      return scrollTarget()
    }
    return super.hitTest(point, with: event)
  }
}

/// How a screen is seen: where its middle is, and how large a point of it is.
nonisolated struct Sight: Equatable {
  var center: CGPoint
  var scale: CGFloat

  init(near bounds: CGRect) {
    center = CGPoint(x: bounds.midX, y: bounds.midY)
    scale = 1
  }

  /// Small enough for what lies beyond it to be seen around it.
  init(far bounds: CGRect, into area: CGRect) {
    center = CGPoint(x: area.midX.rounded(), y: area.midY.rounded())
    guard bounds.width > 0, bounds.height > 0 else {
      scale = 1
      return
    }
    let fitting = min(
      area.width * Self.share.width / bounds.width, area.height * Self.share.height / bounds.height)
    scale = min(max(fitting, Self.scales.lowerBound), Self.scales.upperBound)
  }

  /// How much of the area the screen may take: more to the sides than up and down, where there is
  /// most to be seen.
  private static let share = CGSize(width: 0.64, height: 0.42)
  private static let scales: ClosedRange<CGFloat> = 0.2...0.45

  func interpolated(to end: Sight, by part: Double) -> Sight {
    var sight = self
    sight.center = center.interpolated(to: end.center, by: part)
    // By equal factors in equal times, as it looks when one walks backwards.
    sight.scale = scale * pow(end.scale / scale, part)
    return sight
  }
}
