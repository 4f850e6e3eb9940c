import Foundation

/// Stacks views, scroll views among them, so that they scroll as one.
///
/// Scroll views inside keep to what is in sight: none is taller than the container, so tables and
/// collections go on using their cells again, however long they are. While the container scrolls, a scroll
/// view that fills it stays where it is and its content moves. What a child is told to scroll to, the
/// container scrolls to. When children change, come or go, what the reader looks at stays in its place.
/// A view that has no length of its own takes the one that its content needs, by constraints or by
/// itself.
/// Containers may lie in containers. Not a part of UIKit.
@preconcurrency @MainActor open class ContainerScrollView: UIScrollView {
  /// Where a child that is narrower than the container lies in it.
  public enum Alignment: Int, Sendable {
    /// It is made as broad as the container.
    case fill
    case leading, center, trailing
  }

  let contentView = ContainerContentView()
  var children: [ContainerChild] = []
  var arrangement = Arrangement()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.container = self
    addSubview(contentView)
  }

  // MARK: Children

  /// The views that were added, in their order along the container.
  public var containedSubviews: [UIView] { children.map(\.view) }

  /// Adds a view after those that are there. A scroll view no longer scrolls by itself until it is
  /// removed again. One that only scrolls across the container keeps doing so and counts as a plain
  /// view: a collection whose flow runs that way, a view that only bounces that way, or one whose content
  /// is larger that way only when it is added.
  ///
  /// A view that is there already moves to the end.
  open func addSubviewToContainer(_ view: UIView) {
    insertSubviewIntoContainer(view, at: children.count)
  }

  /// Adds a view in front of the child at `index`, or moves it there. An index out of range is the
  /// nearest end. Which of two children that overlap is in front is told by `layer.zPosition`, and
  /// else by which was added last.
  open func insertSubviewIntoContainer(_ view: UIView, at index: Int) {
    if let old = children.firstIndex(where: { $0.view === view }) {
      let child = children.remove(at: old)
      children.insert(child, at: min(max(index, 0), children.count))
      contentView.bringSubviewToFront(view)
    } else {
      contentView.addSubview(view)
      children.insert(
        ContainerChild(view, axis: stackAxis, arranger: self),
        at: min(max(index, 0), children.count))
      watch(view)
    }
    childChanged()
  }

  /// Takes a view out and gives a scroll view back its own scrolling.
  open func removeSubviewFromContainer(_ view: UIView) {
    guard view.superview === contentView else { return }
    view.removeFromSuperview()
  }

  // MARK: Arrangement

  /// Along which axis children follow each other. Children are told apart by the axis when they are
  /// added, so it is set before.
  open var axis: NSLayoutConstraint.Axis = .vertical {
    didSet { if axis != oldValue { setNeedsLayout() } }
  }

  /// Space between neighbours, in points.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { childChanged() } }
  }

  /// Space between the children and the content's edges, in points.
  open var contentMargins = UIEdgeInsets.zero {
    didSet { if contentMargins != oldValue { childChanged() } }
  }

  /// Whether views that do not scroll have no length, and so no picture, while out of sight.
  open var collapsesPlainViews = false {
    didSet { if collapsesPlainViews != oldValue { setNeedsLayout() } }
  }

  /// Space round one child, in points, besides the spacing.
  open func margins(for view: UIView) -> UIEdgeInsets { child(view)?.margins ?? .zero }

  open func setMargins(_ margins: UIEdgeInsets, for view: UIView) {
    change(view) { $0.margins = margins }
  }

  open func alignment(for view: UIView) -> Alignment { child(view)?.alignment ?? .fill }

  /// Says where a child lies that is narrower than the container; by default it is made as broad.
  open func setAlignment(_ alignment: Alignment, for view: UIView) {
    change(view) { $0.alignment = alignment }
  }

  func child(_ view: UIView) -> ContainerChild? {
    for child in children where child.view === view { return child }
    return nil
  }

  private func change(_ view: UIView, _ body: (inout ContainerChild) -> Void) {
    guard let index = children.firstIndex(where: { $0.view === view }) else { return }
    body(&children[index])
    childChanged()
  }

  private func watch(_ view: UIView) {
    view.onGeometryChange = { [weak self] _ in self?.childChanged() }
    (view as? UIScrollView)?.onContentSizeChange = { [weak self] _ in self?.childChanged() }
  }

  /// What is in a child may need another length.
  fileprivate func childFittingChanged(_ view: UIView) {
    guard !arrangement.isRunning, let index = children.firstIndex(where: { $0.view === view })
    else { return }
    children[index].forgetFittingLength()
    childChanged()
  }

  /// Within an animation the others move along with the child; else they are placed when the
  /// container is laid out.
  private func childChanged() {
    guard !arrangement.isRunning else { return }
    setNeedsLayout()
    if AnimationBlock.current != nil, arrangement.isDone { arrange() }
  }

  /// Forgets a view that leaves, by whatever way.
  fileprivate func childLeaves(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0.view === view }) else { return }
    view.onGeometryChange = nil
    (view as? UIScrollView)?.onContentSizeChange = nil
    children.remove(at: index).release()
    childChanged()
  }

  // MARK: Layout

  /// What a child asked for has come to its end, too.
  override func scrollAnimationEnded() {
    for child in children { child.scrollView?.scrollAnimationEnded() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
    for child in children { (child.view as? UITableView)?.closeScrolledSwipe() }
  }
}

/// Holds the children of a container, so that its scroll indicators are not among them.
final class ContainerContentView: UIView {
  weak var container: ContainerScrollView?

  override func fittingChanged(of subview: UIView) { container?.childFittingChanged(subview) }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    container?.childLeaves(subview)
  }
}
