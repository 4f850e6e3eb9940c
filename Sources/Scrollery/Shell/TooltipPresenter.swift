import Foundation
import ViewKit

/// What is said of a control.
struct Tooltip: Equatable {
  var text: String
  /// What is printed on the key that does the same.
  var key: String?
}

/// Says what a view is for once the pointer has rested on it.
final class TooltipPresenter {
  private weak var host: UIView?
  private var timer: WindowTimer?
  private var shown: (view: TooltipView, owner: UIView)?

  /// Seconds for which the pointer has to be on a view.
  static let delay = 0.6
  /// Points to the view, and to the host's edges.
  private static let distance: CGFloat = 6
  private static let margin: CGFloat = 8

  /// - Parameter host: where the words are shown.
  init(in host: UIView) { self.host = host }

  /// - Parameter tip: asked when it is to be shown; nil for nothing.
  func attach(to view: UIView, _ tip: @escaping () -> Tooltip?) {
    let hover = UIHoverGestureRecognizer()
    hover.addHandler { [weak self, weak view] recognizer in
      guard let self, let view else { return }
      switch recognizer.state {
      case .began: wait(for: view, tip)
      case .ended: hide(of: view)
      default: break
      }
    }
    view.addGestureRecognizer(hover)
    (view as? UIControl)?.addAction(
      UIAction { [weak self] _ in self?.hide() }, for: [.touchDown, .primaryActionTriggered])
  }

  private func wait(for view: UIView, _ tip: @escaping () -> Tooltip?) {
    hide()
    timer = view.window?.schedule(after: Self.delay) { [weak self, weak view] in
      guard let self, let view, view.window != nil, let tip = tip() else { return }
      show(tip, for: view)
    }
  }

  private func show(_ tip: Tooltip, for owner: UIView) {
    guard let host else { return }
    let view = TooltipView(tip)
    let room = CGSize(width: host.bounds.width - 2 * Self.margin, height: host.bounds.height)
    let size = view.sizeThatFits(room)
    view.frame = CGRect(origin: place(of: size, at: owner, in: host), size: size)
    view.layer.zPosition = TooltipPresenter.zPosition
    host.addSubview(view)
    shown = (view, owner)
    UIView.performWithoutAnimation { view.alpha = 0 }
    UIView.animate(withDuration: Theme.fade) { view.alpha = 1 }
  }

  /// Above everything.
  private static let zPosition: CGFloat = 10

  /// Below the view, or above it where there is no room.
  private func place(of size: CGSize, at owner: UIView, in host: UIView) -> CGPoint {
    let frame = owner.convert(owner.bounds, to: host)
    let rightmost = host.bounds.maxX - Self.margin - size.width
    let x = min(max(frame.midX - size.width / 2, Self.margin), max(rightmost, Self.margin))
    let below = frame.maxY + Self.distance
    let fits = below + size.height + Self.margin <= host.bounds.maxY
    return CGPoint(
      x: x.rounded(), y: (fits ? below : frame.minY - Self.distance - size.height).rounded())
  }

  private func hide(of view: UIView) {
    guard let shown else {
      timer?.cancel()
      return
    }
    if shown.owner === view { hide() }
  }

  func hide() {
    timer?.cancel()
    timer = nil
    guard let view = shown?.view else { return }
    shown = nil
    UIView.animate(
      withDuration: Theme.fade, animations: { view.alpha = 0 },
      completion: { _ in view.removeFromSuperview() })
  }
}
