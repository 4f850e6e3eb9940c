import Foundation

/// Looks after a view and what is in it, and may contain other controllers.
@preconcurrency @MainActor open class UIViewController: UIResponder, NSCoding, UITraitEnvironment {
  private var storedView: UIView?
  private(set) weak var storedParent: UIViewController?
  private(set) var storedChildren: [UIViewController] = []
  private var appearance = Appearance.gone
  private var isAnimatingAppearance = false
  private var storedEditing = false

  enum Appearance { case gone, appearing, shown, disappearing }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init() }
  nonisolated open func encode(with coder: NSCoder) {}
  open func awakeFromNib() {}

  // MARK: View

  /// Made by `loadView()` when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.controller = nil
      storedView = newValue
      newValue?.controller = self
    }
  }

  open var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }

  open func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    if storedView == nil { view = UIView() }
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  /// Called in place of the view's `updateConstraints()`, which this implementation calls.
  open func updateViewConstraints() { storedView?.updateConstraints() }
  /// Ends where a bar at the top does.
  open var topLayoutGuide: any UILayoutSupport { barGuide(.top) }
  open var bottomLayoutGuide: any UILayoutSupport { barGuide(.bottom) }

  private func barGuide(_ kind: UILayoutGuide.Kind) -> any UILayoutSupport {
    view.ownGuide(kind) as? BarGuide ?? BarGuide(kind, of: view)
  }
  open func didReceiveMemoryWarning() {}

  open var title: String?
  /// Whether the view lets the user change what it shows.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Subclasses show the change, and call this implementation.
  open func setEditing(_ editing: Bool, animated: Bool) { storedEditing = editing }
  open var preferredContentSize: CGSize = .zero
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      viewSafeAreaInsetsDidChange()
      storedView?.safeAreaInsetsDidChange()
      storedView?.setNeedsLayout()
    }
  }

  open override var next: UIResponder? { storedView?.superview ?? storedParent }

  /// Where keys go when nothing has the focus: the last child's choice, or the view. An addition;
  /// override it to name the scroll view that arrow keys move.
  open var preferredKeyResponder: UIResponder? {
    storedChildren.last?.preferredKeyResponder ?? storedView
  }

  open var traitCollection: UITraitCollection { storedView?.traitCollection ?? .current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Containment

  open var parent: UIViewController? { storedParent }
  open var children: [UIViewController] { storedChildren }

  open func addChild(_ childController: UIViewController) {
    guard childController !== self, childController.storedParent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    storedChildren.append(childController)
    childController.storedParent = self
  }

  open func removeFromParent() {
    guard let parent = storedParent else { return }
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Appearance

  /// Whether children appear and disappear with this controller without further calls.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isAnimatingAppearance = animated
    if isAppearing {
      guard appearance != .appearing, appearance != .shown else { return }
      appearance = .appearing
      viewWillAppear(animated)
    } else {
      guard appearance == .appearing || appearance == .shown else { return }
      appearance = .disappearing
      viewWillDisappear(animated)
    }
    forwardToVisibleChildren { $0.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  open func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      appearance = .shown
      viewDidAppear(isAnimatingAppearance)
    case .disappearing:
      appearance = .gone
      viewDidDisappear(isAnimatingAppearance)
    case .gone, .shown:
      return
    }
    forwardToVisibleChildren { $0.endAppearanceTransition() }
  }

  private func forwardToVisibleChildren(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let storedView else { return }
    for child in storedChildren where child.viewIfLoaded?.isDescendant(of: storedView) ?? false {
      body(child)
    }
  }

  // MARK: Size

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren { child.viewWillTransition(to: size, with: coordinator) }
  }
}
