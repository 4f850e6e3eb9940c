import Foundation
import ViewKit

/// The window's controller: the screen that is open, with the overlays above it, and round it the
/// sidebar and the toolbar, unless the screen is to be shown alone.
final class RootController: UIViewController {
  let screens: [Screen]
  /// The place among `screens` of the one that is open.
  private(set) var index: Int
  private let isBare: Bool
  private var settings: ScreenSettings
  /// Screens keep their state while others are open.
  private var made: [Int: UIViewController] = [:]
  /// Screens that Escape leads back to.
  private var history: [Int] = []

  let stage: ScreenStage
  let overlayStack: OverlayStack
  private let scrim = UIControl()
  private var sheet: KeySheet?
  private var isMenuOpen = false

  private lazy var tooltips = TooltipPresenter(in: view)

  private lazy var toolbar = Toolbar(
    menu: { [weak self] in self?.setMenu(open: true) },
    overlay: { [weak self] in self?.toggle($0) },
    appearance: { [weak self] in self?.toggleAppearance() })

  private lazy var sidebar = Sidebar(
    screens,
    onSelect: { [weak self] in self?.open($0) },
    keys: { [weak self] in self?.toggleKeySheet() })

  /// - Parameters:
  ///   - screens: at least one.
  ///   - index: of the screen to open first.
  ///   - sources: what the figures are made of that views do not know.
  init(
    screens: [Screen], opening index: Int = 0, settings: ScreenSettings = ScreenSettings(),
    isBare: Bool = false, sources: @escaping () -> FigureSources = { FigureSources() }
  ) {
    precondition(screens.indices.contains(index), "there is no screen number \(index)")
    self.screens = screens
    self.index = index
    self.settings = settings
    self.isBare = isBare
    stage = ScreenStage(frame: .zero)
    overlayStack = OverlayStack(above: stage, sources: sources)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  // MARK: View

  override func loadView() {
    view = UIView()
    view.backgroundColor = Theme.canvas
    view.tintColor = Theme.accent
  }

  override func viewDidLoad() {
    overlayStack.clipsToBounds = true
    overlayStack.tooltips = tooltips
    stage.scrollTarget = { [weak self] in self?.current.preferredKeyResponder as? UIScrollView }
    if !isBare { addShell() }
    view.addSubview(stage)
    view.addSubview(overlayStack)
    show(controller(at: index), in: nil)
  }

  /// What is round the screen comes before it in the order of Tab, and lies above it where the
  /// sidebar slides over it.
  private func addShell() {
    scrim.backgroundColor = Theme.scrim
    scrim.alpha = 0
    scrim.isHidden = true
    scrim.addAction(
      UIAction { [weak self] _ in self?.setMenu(open: false) }, for: .primaryActionTriggered)
    for (height, part) in [scrim, sidebar].enumerated() {
      part.layer.zPosition = CGFloat(height + 1)
    }
    for part in [sidebar, scrim, toolbar] as [UIView] { view.addSubview(part) }
    toolbar.addTooltips(tooltips)
    sidebar.addTooltips(tooltips)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    arrange()
  }

  // MARK: Layout

  /// Whether the window is too narrow for a sidebar beside the screen.
  private var isFolded: Bool { view.bounds.width < Theme.foldingWidth }

  private func arrange() {
    var area = view.bounds
    sheet?.frame = area
    if !isBare {
      if !isFolded { isMenuOpen = false }
      scrim.frame = area
      placeSidebar()
      let left = isFolded ? 0 : Theme.sidebarWidth
      area.origin.x += left
      area.size.width = max(area.width - left, 0)
      toolbar.hasMenu = isFolded
      toolbar.frame = CGRect(
        x: area.minX, y: area.minY, width: area.width, height: Theme.toolbarHeight)
      area.origin.y += Theme.toolbarHeight
      area.size.height = max(area.height - Theme.toolbarHeight, 0)
    }
    stage.frame = area
    overlayStack.frame = area
  }

  private func placeSidebar() {
    let isShown = !isFolded || isMenuOpen
    sidebar.isHidden = !isShown
    scrim.isHidden = !(isFolded && isMenuOpen)
    scrim.alpha = isFolded && isMenuOpen ? 1 : 0
    sidebar.frame = sidebarFrame(isShown: isShown)
  }

  private func sidebarFrame(isShown: Bool) -> CGRect {
    CGRect(
      x: isShown ? 0 : -Theme.sidebarWidth, y: 0, width: Theme.sidebarWidth,
      height: view.bounds.height)
  }

  /// Slides the sidebar over the screen, or away again.
  private func setMenu(open: Bool) {
    guard !isBare, isFolded, open != isMenuOpen else { return }
    isMenuOpen = open
    if open { UIView.performWithoutAnimation { sidebar.frame = sidebarFrame(isShown: false) } }
    sidebar.isHidden = false
    scrim.isHidden = false
    UIView.animate(withDuration: Theme.slide, delay: 0, options: .curveEaseOut) { [self] in
      sidebar.frame = sidebarFrame(isShown: open)
      scrim.alpha = open ? 1 : 0
    } completion: { [weak self] _ in
      guard let self, !self.isMenuOpen else { return }
      placeSidebar()
    }
  }

  // MARK: Screens

  var current: UIViewController { controller(at: index) }

  private func controller(at index: Int) -> UIViewController {
    if let known = made[index] { return known }
    let controller = screens[index].make(settings)
    made[index] = controller
    return controller
  }

  /// Opens a screen by its place in the list.
  func open(_ newIndex: Int) {
    setMenu(open: false)
    tooltips.hide()
    guard newIndex != index, screens.indices.contains(newIndex) else { return }
    history.append(index)
    replaceScreen(with: newIndex)
  }

  private func replaceScreen(with newIndex: Int) {
    let (old, oldIndex) = (current, index)
    index = newIndex
    old.willMove(toParent: nil)
    old.beginAppearanceTransition(false, animated: true)
    let new = controller(at: newIndex)
    show(new, in: Transition(old: old, side: newIndex > oldIndex ? 1 : -1))
  }

  /// What a screen comes in place of, and from which side.
  private struct Transition {
    let old: UIViewController
    let side: CGFloat
  }

  private func show(_ controller: UIViewController, in transition: Transition?) {
    addChild(controller)
    let isVisible = viewIfLoaded?.window != nil
    if isVisible { controller.beginAppearanceTransition(true, animated: transition != nil) }
    stage.show(controller.view, from: transition?.side ?? 0, animated: transition != nil) {
      [weak self] in
      if let old = transition?.old { self?.screenHasGone(old) }
    }
    if isVisible { controller.endAppearanceTransition() }
    controller.didMove(toParent: self)
    overlayStack.subject = controller
    if !isBare {
      toolbar.show(screens[index], source: Screen.source(of: controller))
      sidebar.select(index)
    }
  }

  /// A screen has left for good, unless it was called back meanwhile.
  private func screenHasGone(_ controller: UIViewController) {
    guard controller !== current else { return }
    controller.endAppearanceTransition()
    controller.removeFromParent()
  }

  /// Gives the lists of all screens another number of rows, now and when they are made.
  /// - Returns: whether the screen that is open has such lists.
  @discardableResult func changeRowCount(to rows: Int) -> Bool {
    settings.rows = rows
    for controller in made.values {
      (controller as? any RowCountChanging)?.changeRowCount(to: rows)
    }
    return current is any RowCountChanging
  }

  // MARK: Overlays and appearance

  var overlays: Set<OverlayKind> { overlayStack.kinds }

  func setOverlays(_ kinds: Set<OverlayKind>, animated: Bool) {
    loadViewIfNeeded()
    overlayStack.show(kinds, animated: animated)
    if !isBare { toolbar.overlays = kinds }
  }

  func toggle(_ kind: OverlayKind) {
    setOverlays(overlays.symmetricDifference([kind]), animated: true)
  }

  func toggleAppearance() {
    guard let window = view.window else { return }
    let isDark = window.traitCollection.userInterfaceStyle == .dark
    window.overrideUserInterfaceStyle = isDark ? .light : .dark
  }

  // MARK: Sheet and back

  var isShowingKeys: Bool { sheet != nil }

  func toggleKeySheet() {
    if let sheet {
      self.sheet = nil
      sheet.accessibilityViewIsModal = false
      sheet.disappear()
    } else {
      let sheet = KeySheet { [weak self] in self?.toggleKeySheet() }
      sheet.frame = view.bounds
      sheet.layer.zPosition = 5
      sheet.accessibilityViewIsModal = true
      self.sheet = sheet
      view.window?.firstResponder?.resignFirstResponder()
      tooltips.hide()
      view.addSubview(sheet)
      sheet.appear()
    }
  }

  /// Closes what is open, the uppermost first, or returns to the screen before.
  func goBack() {
    let focused = view.window?.firstResponder as? UIView
    if isShowingKeys {
      toggleKeySheet()
    } else if isMenuOpen {
      setMenu(open: false)
    } else if focused?.isFocused == true {
      focused?.resignFirstResponder()
    } else if let last = history.popLast() {
      replaceScreen(with: last)
    }
  }

  /// While the sheet is up, keys scroll nothing behind it.
  override var preferredKeyResponder: UIResponder? {
    isShowingKeys ? self : current.preferredKeyResponder ?? self
  }

  // MARK: Keys

  private var isHandingOn = false

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !handle($0) }
    guard !rest.isEmpty else { return }
    guard let screen = screenForKeys else { return super.pressesBegan(rest, with: event) }
    isHandingOn = true
    screen.pressesBegan(rest, with: event)
    isHandingOn = false
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let screen = screenForKeys else { return super.pressesEnded(presses, with: event) }
    isHandingOn = true
    screen.pressesEnded(presses, with: event)
    isHandingOn = false
  }

  /// Whom keys are for that mean nothing to the control that has the focus: they scroll the screen
  /// all the same. What comes back from there goes on upwards.
  private var screenForKeys: UIResponder? {
    guard !isHandingOn, !isShowingKeys, view.window?.firstResponder != nil else { return nil }
    return current.preferredKeyResponder
  }
}
