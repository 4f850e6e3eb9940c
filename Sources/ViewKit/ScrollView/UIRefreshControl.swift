import Foundation
import ScrollPhysics

/// Is pulled into sight past the top of a scroll view, and spins there while its content is
/// renewed: `valueChanged` is sent when it has been pulled far enough, and `endRefreshing()` lets
/// the content spring back.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// How high it is, and how far content is pulled until it refreshes, in points: our own choice,
  /// close to UIKit's.
  static let height: CGFloat = 60
  static let pull: CGFloat = 64

  open private(set) var isRefreshing = false
  private weak var scrollView: UIScrollView?
  private let spinner = RefreshSpinner(frame: .zero)
  /// A pull refreshes once: the content has to go back before another does.
  private var isArmed = true

  public convenience init() { self.init(frame: .zero) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    accessibilityIdentifier = "refresh"
    addSubview(spinner)
  }

  /// Refreshes as if it had been pulled. The content makes room above it, but does not move there.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    spinner.start()
    scrollView?.updateGeometry()
  }

  /// The content is renewed: what has made room for this springs back.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    spinner.stop()
    guard let scrollView else { return }
    isArmed = !scrollView.isDragging
    scrollView.updateGeometry(springing: true)
  }

  // MARK: In a scroll view

  /// How much room the content keeps for it above, in points.
  var heldHeight: CGFloat { isRefreshing ? Self.height : 0 }

  func enter(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    scrollView.insertSubview(self, at: 0)
    follow(scrollView)
  }

  func leave(_ scrollView: UIScrollView) {
    self.scrollView = nil
    removeFromSuperview()
  }

  /// The content has moved: takes its place in the gap above it, and refreshes if that is wide.
  func follow(_ scrollView: UIScrollView) {
    let top = scrollView.adjustedContentInset.top - heldHeight
    let gap = -(scrollView.contentOffset.y + top)
    let height = max(gap, Self.height)
    UIView.performWithoutAnimation {
      frame = CGRect(
        x: scrollView.contentOffset.x, y: -height, width: scrollView.bounds.width, height: height)
      spinner.frame = CGRect(
        x: (bounds.width - RefreshSpinner.side) / 2, y: (height - RefreshSpinner.side) / 2,
        width: RefreshSpinner.side, height: RefreshSpinner.side)
      spinner.progress = isRefreshing ? 1 : min(max(gap / Self.pull, 0), 1)
    }
    if gap <= 0 { isArmed = true }
    let phase = scrollView.machine.phase
    guard isArmed, isEnabled, !isRefreshing, gap >= Self.pull,
      phase == .dragging || phase == .trackpad
    else { return }
    isArmed = false
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
