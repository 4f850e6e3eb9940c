import Foundation
import ViewKit

/// The overlays that are on, above the screen. Without any it watches nothing and costs nothing.
final class OverlayStack: UIView {
  private let sources: () -> FigureSources
  private var overlays: [OverlayKind: OverlayView] = [:]
  private(set) var kinds: Set<OverlayKind> = []

  init(sources: @escaping () -> FigureSources) {
    self.sources = sources
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { return nil }

  /// The controller of the screen that is explained.
  weak var subject: UIViewController? {
    didSet {
      for overlay in overlays.values {
        overlay.subject = subject
        overlay.subjectChanged()
      }
    }
  }

  /// Shows exactly these overlays.
  func show(_ kinds: Set<OverlayKind>, animated: Bool) {
    guard kinds != self.kinds else { return }
    let (added, removed) = (kinds.subtracting(self.kinds), self.kinds.subtracting(kinds))
    self.kinds = kinds
    for kind in OverlayKind.allCases where added.contains(kind) { add(kind, animated: animated) }
    for kind in removed { remove(kind, animated: animated) }
    watchWindow()
  }

  private func add(_ kind: OverlayKind, animated: Bool) {
    let overlay = overlays[kind] ?? make(kind)
    overlays[kind] = overlay
    overlay.subject = subject
    overlay.frame = bounds
    // Figures lie above badges, and badges above frames, in whatever order they were asked for.
    let above = OverlayKind.allCases.drop { $0 != kind }.dropFirst().lazy
      .compactMap { self.overlays[$0] }.first
    if let above {
      insertSubview(overlay, belowSubview: above)
    } else {
      addSubview(overlay)
    }
    guard animated else {
      overlay.alpha = 1
      return
    }
    UIView.animate(withDuration: Theme.fade) { overlay.alpha = 1 }
  }

  private func remove(_ kind: OverlayKind, animated: Bool) {
    guard let overlay = overlays[kind] else { return }
    let finish = { [weak self] in
      guard let self, !self.kinds.contains(kind) else { return }
      overlays[kind] = nil
      overlay.removeFromSuperview()
    }
    guard animated else { return finish() }
    UIView.animate(
      withDuration: Theme.fade, animations: { overlay.alpha = 0 }, completion: { _ in finish() })
  }

  private func make(_ kind: OverlayKind) -> OverlayView {
    let overlay: OverlayView
    switch kind {
    case .frames: overlay = FramesOverlay()
    case .reuse: overlay = ReuseOverlay()
    case .hud: overlay = FiguresOverlay(sources: sources)
    }
    overlay.alpha = 0
    overlay.accessibilityIdentifier = "overlay.\(kind.rawValue)"
    return overlay
  }

  override func layoutSubviews() {
    for overlay in overlays.values { overlay.frame = bounds }
  }

  // MARK: Frames

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    window?.onUpdate = nil
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    watchWindow()
  }

  private func watchWindow() {
    guard !kinds.isEmpty else {
      window?.onUpdate = nil
      return
    }
    window?.onUpdate = { [weak self] time in
      guard let self else { return false }
      var wantsDrawing = false
      for overlay in overlays.values where overlay.frameDidUpdate(at: time) { wantsDrawing = true }
      return wantsDrawing
    }
  }
}
