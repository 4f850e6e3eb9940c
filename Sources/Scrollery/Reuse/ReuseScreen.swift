import Foundation
import ViewKit

/// Ten pages shown by three instances: views, or view controllers with all that belongs to them.
final class ReuseScreen: UIViewController, UIScrollViewDelegate, VariantChanging {
  private static let stripHeight: CGFloat = 48
  private static let barHeight: CGFloat = 56

  let pages = PagesView(frame: .zero)
  let titles = TitleStrip(frame: .zero)
  private let choice = UISegmentedControl(items: ["Views", "Controllers"])
  private let count = UILabel()
  private let line = Hairline()

  private var views = PageReel(
    (1...PagesView.instances).map { PageView(instance: $0, kind: "View") })
  private var controllers = PageReel((1...PagesView.instances).map { PageController(instance: $0) })
  private(set) var usesControllers = false
  /// Where the lists of pages were left.
  private var places: [Int: CGPoint] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.canvas
    pages.delegate = self
    pages.instancesInUse = { [weak self] in self?.use ?? ([], [], ReuseCounts()) }
    choice.selectedSegmentIndex = 0
    choice.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        show(controllers: choice.selectedSegmentIndex == 1)
      }, for: .valueChanged)
    count.font = Theme.hint
    count.textColor = Theme.secondaryText
    count.textAlignment = .right
    count.text = "\(PagesView.instances) instances for \(PagesView.pages) pages"
    for part in [pages, titles, choice, count, line] as [UIView] { view.addSubview(part) }
  }

  override var preferredKeyResponder: UIResponder? { pages }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    choice.frame = CGRect(x: Theme.group, y: 12, width: 200, height: Theme.controlHeight)
    count.frame = CGRect(
      x: choice.frame.maxX + Theme.gap, y: 12,
      width: max(size.width - choice.frame.maxX - Theme.gap - Theme.group, 0),
      height: Theme.controlHeight)
    titles.frame = CGRect(x: 0, y: Self.barHeight, width: size.width, height: Self.stripHeight)
    titles.layoutIfNeeded()
    line.place(alongBottomOf: titles.frame)
    let top = titles.frame.maxY
    pages.frame = CGRect(x: 0, y: top, width: size.width, height: max(size.height - top, 0))
    pages.contentSize = CGSize(
      width: CGFloat(PagesView.pages) * size.width, height: pages.bounds.height)
    load()
    for (page, view) in loadedViews { view.frame = pages.frame(ofPage: page) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { load() }

  /// Views or controllers.
  func showNextVariant() { show(controllers: !usesControllers) }

  private func show(controllers: Bool) {
    guard controllers != usesControllers else { return }
    unload()
    usesControllers = controllers
    choice.selectedSegmentIndex = controllers ? 1 : 0
    load()
  }

  // MARK: Reuse

  /// The page in sight and its neighbours are loaded; the titles follow.
  private func load() {
    guard pages.bounds.width > 0 else { return }
    load(PageReel<PageView>.needed(around: pages.page, of: PagesView.pages))
    titles.follow(page: pages.contentOffset.x / pages.bounds.width)
  }

  private func unload() { load(0..<0) }

  private func load(_ needed: Range<Int>) {
    if usesControllers {
      controllers.load(needed) { controller, page in
        controller.willMove(toParent: nil)
        leave(controller.page, page)
        controller.removeFromParent()
      } enter: { controller, page in
        addChild(controller)
        enter(controller.page, page)
        controller.didMove(toParent: self)
      }
    } else {
      views.load(needed, leave: leave, enter: enter)
    }
  }

  private func leave(_ view: PageView, _ page: Int) {
    // Out of the window, a list that was pulled over its edge has come to rest.
    view.removeFromSuperview()
    places[page] = view.list.contentOffset
    view.prepareForReuse()
  }

  private func enter(_ view: PageView, _ page: Int) {
    view.frame = pages.frame(ofPage: page)
    pages.addSubview(view)
    view.layoutIfNeeded()
    view.show(page: page, at: places[page] ?? .zero)
  }

  private var loadedViews: [Int: PageView] {
    usesControllers ? controllers.loaded.mapValues(\.page) : views.loaded
  }

  private var use: (live: [PageView], waiting: [PageView], counts: ReuseCounts) {
    let live = loadedViews.sorted { $0.key < $1.key }.map(\.value)
    return usesControllers
      ? (live, controllers.waiting.map(\.page), controllers.counts)
      : (live, views.waiting, views.counts)
  }
}
