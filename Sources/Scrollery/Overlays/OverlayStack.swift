import Foundation
import ViewKit

/// The overlays that are on, above the screen. Without any it watches nothing and costs nothing.
final class OverlayStack: UIView {
  private let sources: () -> FigureSources
  private let stage: ScreenStage
  private var overlays: [OverlayKind: OverlayView] = [:]
  private(set) var kinds: Set<OverlayKind> = []
  /// Says what buttons are for, where there is somebody to say it. For overlays made from then on.
  var tooltips: TooltipPresenter?
  private let grounds = PassiveView()
  private let panels = PassiveView()

  /// What lies above what: badges above frames, and what is beyond the screen below both.
  private static let order: [OverlayKind] = [.xray, .frames, .reuse, .hud, .log]

  /// - Parameter stage: where the screen is shown; this view is to lie exactly on it.
  init(above stage: ScreenStage, sources: @escaping () -> FigureSources) {
    self.stage = stage
    self.sources = sources
    super.init(frame: .zero)
    addSubview(grounds)
    addSubview(panels)
  }

  required init?(coder: NSCoder) { return nil }

  /// The controller of the screen that is explained.
  weak var subject: UIViewController? {
    didSet {
      surveyed = nil
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
    placePanels(animated: animated)
    watchWindow()
  }

  private func add(_ kind: OverlayKind, animated: Bool) {
    let overlay = overlays[kind] ?? make(kind)
    overlays[kind] = overlay
    overlay.subject = subject
    overlay.frame = bounds
    let above = Self.order.drop { $0 != kind }.dropFirst().lazy
      .compactMap { self.overlays[$0] }.first
    if let above {
      grounds.insertSubview(overlay, belowSubview: above)
    } else {
      grounds.addSubview(overlay)
    }
    fade(overlay, to: 1, animated: animated)
  }

  private func remove(_ kind: OverlayKind, animated: Bool) {
    guard let overlay = overlays[kind] else { return }
    fade(overlay, to: 0, animated: animated) { [weak self] in
      guard let self, !self.kinds.contains(kind) else { return }
      overlays[kind] = nil
      overlay.panel?.view.removeFromSuperview()
      overlay.removeFromSuperview()
    }
  }

  private func fade(
    _ overlay: OverlayView, to alpha: CGFloat, animated: Bool, completion: (() -> Void)? = nil
  ) {
    let change = {
      overlay.alpha = alpha
      overlay.panel?.view.alpha = alpha
    }
    guard animated else {
      change()
      completion?()
      return
    }
    UIView.animate(withDuration: Theme.fade, animations: change) { _ in completion?() }
  }

  private func make(_ kind: OverlayKind) -> OverlayView {
    let overlay: OverlayView
    switch kind {
    case .frames: overlay = FramesOverlay()
    case .reuse: overlay = ReuseOverlay()
    case .xray: overlay = XrayOverlay(of: stage)
    case .hud: overlay = FiguresOverlay(sources: sources)
    case .log:
      let log = LogOverlay()
      tooltips.map(log.addTooltips)
      overlay = log
    }
    overlay.stack = self
    overlay.alpha = 0
    overlay.accessibilityIdentifier = "overlay.\(kind.rawValue)"
    return overlay
  }

  // MARK: Layout and touches

  override func layoutSubviews() {
    grounds.frame = bounds
    panels.frame = bounds
    for overlay in overlays.values { overlay.frame = bounds }
    placePanels(animated: false)
  }

  /// Gives the panels their places, and the X-ray what they leave.
  private func placePanels(animated: Bool) {
    var needs: [PanelLayout.Panel: PanelLayout.Need] = [:]
    for kind in kinds {
      guard let panel = overlays[kind]?.panel else { continue }
      needs[panel.place] = panel.need
    }
    let layout = PanelLayout(area: bounds.size, needs: needs)
    for kind in kinds {
      guard let overlay = overlays[kind], let panel = overlay.panel else { continue }
      place(panel.view, at: layout.frames[panel.place], alpha: overlay.alpha)
    }
    stage.look(from: kinds.contains(.xray) ? .far(into: layout.free) : .near, animated: animated)
  }

  private func place(_ panel: OverlayPanel, at frame: CGRect?, alpha: CGFloat) {
    if panel.superview == nil {
      panel.alpha = alpha
      panels.addSubview(panel)
    }
    panel.isHidden = frame == nil
    guard let frame, panel.frame != frame else { return }
    panel.frame = frame
    panel.setNeedsDisplay()
  }

  /// Only panels are touched; what lies beside them is for the screen.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
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

  /// What was found in this frame.
  private var surveyed: ScrollViewSurvey?

  /// The screen's scroll views, in the coordinates of this view and of the overlays, which lie
  /// exactly on it.
  func survey() -> ScrollViewSurvey {
    let survey = surveyed ?? ScrollViewSurvey(of: subject?.viewIfLoaded, in: self)
    surveyed = survey
    return survey
  }

  private func watchWindow() {
    guard !kinds.isEmpty else {
      surveyed = nil
      window?.onUpdate = nil
      return
    }
    window?.onUpdate = { [weak self] time in
      guard let self else { return false }
      var wantsDrawing = false
      surveyed = nil
      for overlay in overlays.values where overlay.frameDidUpdate(at: time) { wantsDrawing = true }
      placePanels(animated: true)
      // Panels may have moved the screen.
      surveyed = nil
      return wantsDrawing
    }
  }
}

/// Holds views and is never touched itself.
private final class PassiveView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
