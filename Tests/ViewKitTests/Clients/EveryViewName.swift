import Foundation
import ViewKit

/// Names of views, scroll views, tables and controllers as programs use and override them: that this
/// compiles is the test.
class ClientView: UIView {
  override var frame: CGRect { didSet { setNeedsLayout() } }
  override var bounds: CGRect { didSet { setNeedsLayout() } }
  override var isHidden: Bool { didSet { setNeedsLayout() } }
  override var backgroundColor: UIColor? { didSet { setNeedsDisplay() } }
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 10) }

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override func addSubview(_ view: UIView) { super.addSubview(view) }
  override func insertSubview(_ view: UIView, at index: Int) {
    super.insertSubview(view, at: index)
  }
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
  }
  override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
  override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
  override func layoutSubviews() { super.layoutSubviews() }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override func awakeFromNib() { super.awakeFromNib() }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  override func updateConstraints() { super.updateConstraints() }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.addGestureRecognizer(gestureRecognizer)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }

  func useEveryName(_ other: UIView) {
    center = .zero
    transform = .identity
    alpha = 0.5
    clipsToBounds = true
    contentMode = .scaleAspectFit
    isUserInteractionEnabled = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    autoresizesSubviews = true
    layoutMargins = .zero
    insetsLayoutMarginsFromSafeArea = false
    preservesSuperviewLayoutMargins = true
    semanticContentAttribute = .forceRightToLeft
    tag = 3
    tintColor = .red
    accessibilityLabel = "label"
    accessibilityTraits = .button
    translatesAutoresizingMaskIntoConstraints = false
    _ = effectiveUserInterfaceLayoutDirection == .leftToRight
    _ = UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
    _ = (layer, subviews, superview, window, safeAreaInsets, traitCollection.displayScale)
    invalidateIntrinsicContentSize()
    insertSubview(other, aboveSubview: self)
    insertSubview(other, belowSubview: self)
    bringSubviewToFront(other)
    sendSubviewToBack(other)
    exchangeSubview(at: 0, withSubviewAt: 0)
    other.removeFromSuperview()
    sizeToFit()
    setNeedsDisplay()
    _ = isDescendant(of: other)
    _ = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    _ = systemLayoutSizeFitting(
      UIView.layoutFittingExpandedSize, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    _ = (convert(CGPoint.zero, to: other), convert(CGRect.zero, from: other))
    UIView.animate(withDuration: 0.1) {}
    UIView.animate(withDuration: 0.1, animations: {}, completion: { _ in })
    UIView.animate(
      withDuration: 0.1, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseInOut], animations: {},
      completion: nil)
    UIView.animate(
      withDuration: 0.1, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: [], animations: {}, completion: nil)
    UIView.performWithoutAnimation {}
    removeGestureRecognizer(UIPanGestureRecognizer())
  }

  func useEveryAnchor(_ other: UIView) {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    _ = (guide.owningView, guide.layoutFrame, guide.identifier)
    _ = (leftAnchor, rightAnchor, centerXAnchor, centerYAnchor, firstBaselineAnchor)
    _ = (lastBaselineAnchor, keyboardLayoutGuide, readableContentGuide)
    let constraints = [
      leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: 3),
      topAnchor.constraint(greaterThanOrEqualTo: other.safeAreaLayoutGuide.topAnchor),
      bottomAnchor.constraint(
        lessThanOrEqualTo: other.layoutMarginsGuide.bottomAnchor, constant: -3),
      widthAnchor.constraint(equalTo: other.heightAnchor, multiplier: 2, constant: 1),
      heightAnchor.constraint(greaterThanOrEqualToConstant: 4),
    ]
    addConstraints(constraints)
    addConstraint(constraints[0])
    removeConstraint(constraints[0])
    removeConstraints(self.constraints)
    NSLayoutConstraint.activate(constraints)
    NSLayoutConstraint.deactivate(constraints)
    let written = NSLayoutConstraint(
      item: self, attribute: .left, relatedBy: .equal, toItem: other, attribute: .right,
      multiplier: 1, constant: 0)
    written.priority = UILayoutPriority(rawValue: 700)
    written.identifier = "written"
    _ = (written.firstItem, written.secondItem, written.firstAttribute, written.multiplier)
    _ = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[view]-|", options: [], metrics: nil, views: ["view": other])
    setContentHuggingPriority(.defaultLow, for: .horizontal)
    setContentCompressionResistancePriority(.defaultHigh, for: .vertical)
    _ = (contentHuggingPriority(for: .vertical), hasAmbiguousLayout)
    setNeedsUpdateConstraints()
    removeLayoutGuide(guide)
  }
}

class ClientScrollView: UIScrollView, UIScrollViewDelegate, UIGestureRecognizerDelegate {
  override var contentSize: CGSize { didSet { setNeedsLayout() } }
  override var contentInset: UIEdgeInsets { didSet { setNeedsLayout() } }
  override var scrollsToTop: Bool { didSet { setNeedsLayout() } }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    super.setContentOffset(contentOffset, animated: animated)
  }
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    super.scrollRectToVisible(rect, animated: animated)
  }
  override func touchesShouldCancel(in view: UIView) -> Bool { super.touchesShouldCancel(in: view) }
  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { super.touchesShouldBegin(touches, with: event, in: view) }

  func useEveryName() {
    contentInsetAdjustmentBehavior = .never
    delegate = self
    flashScrollIndicators()
    isPagingEnabled = true
    isScrollEnabled = true
    bounces = true
    alwaysBounceVertical = true
    alwaysBounceHorizontal = true
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    scrollIndicatorInsets = .zero
    decelerationRate = .fast
    delaysContentTouches = true
    canCancelContentTouches = true
    isDirectionalLockEnabled = true
    keyboardDismissMode = .onDrag
    refreshControl = UIRefreshControl()
    _ = (adjustedContentInset, isDragging, isTracking, isDecelerating, refreshControl?.isRefreshing)
    panGestureRecognizer.delegate = self
    _ = (panGestureRecognizer.velocity(in: self), panGestureRecognizer.location(in: self))
    _ = panGestureRecognizer.view
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { targetContentOffset.pointee = .zero }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

class ClientTable: UITableView, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
  func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }

  func useEveryName() {
    register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "nib")
    separatorInset = .zero
    separatorColor = .gray
    separatorStyle = .none
    rowHeight = UITableView.automaticDimension
    estimatedRowHeight = 44
    tableHeaderView = UIView()
    tableFooterView = UIView()
    (dataSource, delegate) = (self, self)
    _ = (numberOfSections, visibleCells, indexPathsForVisibleRows, indexPathForSelectedRow)
    let path = IndexPath(row: 0, section: 0)
    _ = (cellForRow(at: path), path.row, path.section, path.item, rectForRow(at: path))
    scrollToRow(at: path, at: .middle, animated: true)
    beginUpdates()
    endUpdates()
    performBatchUpdates({}, completion: { _ in })
    let moved = path
    func update() {
      insertRows(at: [path], with: .automatic)
      deleteRows(at: [path], with: .fade)
      reloadRows(at: [path], with: .none)
      moveRow(at: path, to: moved)
      insertSections([0], with: .top)
      deleteSections(IndexSet(integer: 0), with: .left)
      reloadSections([0], with: .middle)
      moveSection(0, toSection: 0)
    }
    _ = update
    reloadData()
  }
}

class ClientController: UIViewController {
  override func loadView() { view = UIView() }
  override func viewDidLoad() { super.viewDidLoad() }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in }, completion: { _ in })
  }
  override func addChild(_ childController: UIViewController) { super.addChild(childController) }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  func useEveryName(_ child: UIViewController) {
    child.willMove(toParent: self)
    addChild(child)
    view.addSubview(child.view)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    child.didMove(toParent: self)
    child.removeFromParent()
    title = "title"
    _ = (children, parent, isViewLoaded, view.window, traitCollection)
    _ = (topLayoutGuide.length, bottomLayoutGuide.topAnchor)
  }
}
