import Foundation
import ViewKit

/// The calls that the screen's scroll views make to their delegates, as they come: to be filtered,
/// held and copied.
final class LogOverlay: OverlayView {
  private var log = CallbackLog()
  private var observation: CallbackObservation?
  private var copiedTimer: WindowTimer?
  private let logPanel = LogPanel()
  private let list = LogList(frame: .zero)
  private lazy var pauseButton = PanelButton("Pause", or: "Resume") { [weak self] in
    self?.togglePause()
  }
  private lazy var copyButton = PanelButton("Copy", or: "Copied") { [weak self] in self?.copyAll() }
  private lazy var clearButton = PanelButton("Clear") { [weak self] in self?.clear() }
  private lazy var filters = CallbackLog.Kind.allCases.map { kind in
    (
      kind: kind,
      button: PanelButton(kind.title) { [weak self] in self?.toggle(kind) }
    )
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    logPanel.add(
      filters: filters.map(\.button), actions: [pauseButton, copyButton, clearButton], list: list)
    for (kind, button) in filters {
      button.isSelected = log.kinds.contains(kind)
      button.accessibilityIdentifier = "log.\(kind.rawValue)"
    }
    pauseButton.accessibilityIdentifier = "log.pause"
    copyButton.accessibilityIdentifier = "log.copy"
    clearButton.accessibilityIdentifier = "log.clear"
  }

  required init?(coder: NSCoder) { return nil }

  func addTooltips(_ tooltips: TooltipPresenter) {
    for (kind, button) in filters {
      tooltips.attach(to: button) { Tooltip(text: kind.explanation) }
    }
    tooltips.attach(to: pauseButton) { [weak self] in
      Tooltip(text: self?.log.isPaused == true ? "Take note of calls again" : "Hold the list still")
    }
    tooltips.attach(to: copyButton) { Tooltip(text: "Copy the list to the clipboard") }
    tooltips.attach(to: clearButton) { Tooltip(text: "Forget all calls so far") }
  }

  /// All of it is in the panel.
  override var drawsContent: Bool { false }

  override var panel: (view: OverlayPanel, place: PanelLayout.Panel, need: PanelLayout.Need)? {
    (logPanel, .log, LogPanel.need)
  }

  // MARK: Listening

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if let observation { window?.stopObservingCallbacks(observation) }
    observation = nil
    copiedTimer?.cancel()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    observation = window?.observeCallbacks { [weak self] view, call in self?.note(call, of: view) }
  }

  /// Only the screen's calls: the log itself scrolls too, and so does the sidebar.
  private func note(_ call: String, of view: UIView) {
    guard let screen = subject?.viewIfLoaded, view.isDescendant(of: screen) else { return }
    let name = view.accessibilityIdentifier ?? "scroll view"
    if log.note(call, of: name, at: window?.time ?? 0) { list.show(log.entries) }
  }

  // MARK: Buttons

  private func toggle(_ kind: CallbackLog.Kind) {
    log.toggle(kind)
    for entry in filters { entry.button.isSelected = log.kinds.contains(entry.kind) }
    list.show(log.entries)
  }

  private func togglePause() {
    log.isPaused.toggle()
    pauseButton.isSelected = log.isPaused
    pauseButton.text = log.isPaused ? "Resume" : "Pause"
  }

  private func clear() {
    log.clear()
    list.show(log.entries)
  }

  private func copyAll() {
    UIPasteboard.general.string = log.text
    copyButton.text = "Copied"
    copiedTimer?.cancel()
    copiedTimer = window?.schedule(after: Self.copiedTime) { [weak self] in
      self?.copyButton.text = "Copy"
    }
  }

  /// Seconds for which a button says that it has done its work.
  private static let copiedTime = 1.5
}
