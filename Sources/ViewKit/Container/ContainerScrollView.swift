import Foundation

/// Stacks views, scroll views among them, so that they scroll as one.
///
/// Scroll views inside keep to what is in sight: none is taller than the container, so tables and
/// collections go on using their cells again, however long they are. While the container scrolls, a scroll
/// view that fills it stays where it is and its content moves. Not a part of UIKit.
@preconcurrency @MainActor open class ContainerScrollView: UIScrollView {
  private let contentView = ContainerContentView()
  private var children: [ContainerChild] = []
  private var isArranging = false

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

  /// The views that were added, from the top.
  public var containedSubviews: [UIView] { children.map(\.view) }

  /// Adds a view below those that are there. A scroll view no longer scrolls by itself until it is
  /// removed again. One that only scrolls sideways keeps doing so and counts as a plain view: a
  /// collection whose flow is horizontal, a view that only bounces sideways, or one whose content is
  /// wider and no higher than itself when it is added.
  ///
  /// A view that is there already moves to the end.
  open func addSubviewToContainer(_ view: UIView) {
    if let index = children.firstIndex(where: { $0.view === view }) {
      children.append(children.remove(at: index))
      contentView.bringSubviewToFront(view)
    } else {
      contentView.addSubview(view)
      children.append(ContainerChild(view))
      watch(view)
    }
    setNeedsLayout()
  }

  /// Takes a view out and gives a scroll view back its own scrolling.
  open func removeSubviewFromContainer(_ view: UIView) {
    guard view.superview === contentView else { return }
    view.removeFromSuperview()
  }

  /// Space between neighbours, in points.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsLayout() } }
  }

  private func watch(_ view: UIView) {
    view.onGeometryChange = { [weak self] _ in self?.childChanged() }
    (view as? UIScrollView)?.onContentSizeChange = { [weak self] _ in self?.childChanged() }
  }

  private func childChanged() {
    if !isArranging { setNeedsLayout() }
  }

  /// Forgets a view that leaves, by whatever way.
  fileprivate func childLeaves(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0.view === view }) else { return }
    view.onGeometryChange = nil
    (view as? UIScrollView)?.onContentSizeChange = nil
    children.remove(at: index).release()
    setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  /// Places the children for the present offset.
  ///
  /// Sizes come first: where the content shrinks the offset may follow, and the children are placed for
  /// the offset that results.
  private func arrange() {
    guard !isArranging else { return }
    isArranging = true
    defer { isArranging = false }
    let width = bounds.width
    var total: CGFloat = 0
    for index in children.indices {
      let height = children[index].measure(width: width)
      guard let height else { continue }
      children[index].start = total
      total += height + spacing
    }
    if children.contains(where: { !$0.view.isHidden }) { total -= spacing }
    let size = CGSize(width: width, height: max(total, bounds.height))
    if contentSize != size { contentSize = size }
    contentView.frame = bounds
    contentView.bounds = bounds
    for child in children { child.place(in: bounds) }
  }
}

/// Holds the children of a container, so that its scroll indicators are not among them.
private final class ContainerContentView: UIView {
  weak var container: ContainerScrollView?

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    container?.childLeaves(subview)
  }
}
