import Foundation
import ViewKit

/// Pages by the content-view pattern: one view holds them all, is tied to the edges of the scroll
/// view's content and as high as its frame; each page is as wide as the frame. Nothing here sets a
/// frame or a content size.
final class AutoLayoutScreen: UIViewController, UIScrollViewDelegate, VariantChanging {
  /// How many pages there may be.
  static let counts = 10...19
  private static let fade = 0.25

  let pages = UIScrollView(frame: .zero)
  let controls = AutoLayoutControls(frame: .zero)
  let drawing = ConstraintsView(frame: .zero)
  private let content = UIView()
  private let dots = UIPageControl()
  private let pictures = PictureShelf()
  private(set) var shown: [ContentPageView] = []
  /// What ties the pages to each other and to the content's ends.
  private var chain: [NSLayoutConstraint] = []
  private var made = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.canvas
    pages.accessibilityIdentifier = "pages"
    pages.isPagingEnabled = true
    pages.showsHorizontalScrollIndicator = false
    pages.delegate = self
    content.accessibilityIdentifier = "content"
    drawing.source = pages
    drawing.isHidden = true
    controls.onAdd = { [weak self] in self?.addPage() }
    controls.onRemove = { [weak self] in self?.removePage() }
    controls.onConstraints = { [weak self] in self?.drawing.isHidden = !$0 }
    dots.isUserInteractionEnabled = false
    dots.currentPageIndicatorTintColor = Theme.accent
    // The pages get what is left, not the dots.
    dots.setContentHuggingPriority(.required, for: .vertical)
    pages.addSubview(content)
    for part in [pages, controls, dots, drawing] as [UIView] { view.addSubview(part) }
    constrain()
    for _ in 0..<Self.counts.lowerBound { insert(at: shown.count) }
    relink()
  }

  override var preferredKeyResponder: UIResponder? { pages }

  private func constrain() {
    for part in [pages, controls, dots, drawing, content] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
    }
    let inside = pages.contentLayoutGuide
    NSLayoutConstraint.activate([
      controls.topAnchor.constraint(equalTo: view.topAnchor),
      controls.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      controls.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      pages.topAnchor.constraint(equalTo: controls.bottomAnchor),
      pages.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      pages.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      pages.bottomAnchor.constraint(equalTo: dots.topAnchor),
      dots.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      dots.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -Theme.gap),
      drawing.topAnchor.constraint(equalTo: pages.topAnchor),
      drawing.leadingAnchor.constraint(equalTo: pages.leadingAnchor),
      drawing.trailingAnchor.constraint(equalTo: pages.trailingAnchor),
      drawing.bottomAnchor.constraint(equalTo: pages.bottomAnchor),
      content.topAnchor.constraint(equalTo: inside.topAnchor),
      content.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
      content.heightAnchor.constraint(equalTo: pages.frameLayoutGuide.heightAnchor),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    follow()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { follow() }

  private func follow() {
    dots.currentPage = page
    drawing.setNeedsDisplay()
  }

  func showNextVariant() {
    controls.showsConstraints.toggle()
    drawing.isHidden = !controls.showsConstraints
  }

  // MARK: Pages

  /// The page in sight.
  var page: Int {
    guard pages.bounds.width > 0 else { return 0 }
    return min(max(Int((pages.contentOffset.x / pages.bounds.width).rounded()), 0), shown.count - 1)
  }

  private func show(_ page: Int) {
    let x = CGFloat(page) * pages.bounds.width
    pages.setContentOffset(CGPoint(x: x, y: 0), animated: true)
  }

  /// Puts a new page behind the one in sight, and shows it.
  func addPage() {
    guard shown.count < Self.counts.upperBound else { return }
    let place = page + 1
    let new = insert(at: place)
    relink()
    view.layoutIfNeeded()
    new.alpha = 0
    UIView.animate(withDuration: Self.fade) { new.alpha = 1 }
    show(place)
  }

  /// Lets the page in sight fade while the next one closes in; after the last, the one before it.
  func removePage() {
    guard shown.count > Self.counts.lowerBound else { return }
    let place = page
    let old = shown.remove(at: place)
    // It stays where it is until it has gone, and is no longer tied to the others.
    old.translatesAutoresizingMaskIntoConstraints = true
    content.sendSubviewToBack(old)
    let isLast = place == shown.count
    if isLast { show(place - 1) } else { relink() }
    UIView.animate(withDuration: Self.fade) {
      old.alpha = 0
      self.view.layoutIfNeeded()
    } completion: { [weak self] _ in
      old.removeFromSuperview()
      if isLast { self?.relink() }
    }
    controls.show(count: shown.count, of: Self.counts)
  }

  @discardableResult
  private func insert(at place: Int) -> ContentPageView {
    made += 1
    let page = ContentPageView(number: made, pictures: pictures)
    content.addSubview(page)
    shown.insert(page, at: place)
    NSLayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: content.topAnchor),
      page.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      page.widthAnchor.constraint(equalTo: pages.frameLayoutGuide.widthAnchor),
    ])
    return page
  }

  /// Ties each page to the one before it, and both ends to the content's.
  private func relink() {
    NSLayoutConstraint.deactivate(chain)
    var end = content.leadingAnchor
    chain = shown.map { page in
      defer { end = page.trailingAnchor }
      return page.leadingAnchor.constraint(equalTo: end)
    }
    chain.append(end.constraint(equalTo: content.trailingAnchor))
    NSLayoutConstraint.activate(chain)
    dots.numberOfPages = shown.count
    controls.show(count: shown.count, of: Self.counts)
  }
}
