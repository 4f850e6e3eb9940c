import Foundation
import ViewKit

/// Pages in front of a landscape whose layers follow them, each at its own speed, with a strip of
/// titles that follows too.
final class ParallaxScreen: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private static let cell = "page"

  let pages: UICollectionView
  let titleStrip = TitleStripView(ParallaxPage.all.map(\.name))
  let panorama = PanoramaView(frame: .zero)
  private let figures = ParallaxFiguresView(frame: .zero)
  private let layout = UICollectionViewFlowLayout()

  init() {
    pages = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
    title = "Parallax"
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.canvas
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    pages.accessibilityIdentifier = "pages"
    pages.register(ParallaxPageCell.self, forCellWithReuseIdentifier: Self.cell)
    pages.backgroundColor = .clear
    pages.isPagingEnabled = true
    pages.showsHorizontalScrollIndicator = false
    pages.dataSource = self
    pages.delegate = self
    for part in [panorama, pages, titleStrip, figures] as [UIView] { view.addSubview(part) }
  }

  /// The page in sight, kept while the window changes its size.
  private(set) var page = 0

  private var pageCount: Int { ParallaxPage.all.count }
  private var contentWidth: CGFloat { layout.itemSize.width * CGFloat(pageCount) }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds: CGRect = view.bounds
    guard pages.frame != bounds, bounds.width > 0, bounds.height > 0 else { return }
    let page = page
    layout.itemSize = bounds.size
    panorama.frame = bounds
    panorama.fit(bounds.size, content: contentWidth)
    titleStrip.frame = CGRect(x: 0, y: 8, width: bounds.width, height: TitleStripView.height)
    figures.frame = CGRect(
      x: 16, y: bounds.height - 44, width: max(bounds.width - 32, 0), height: 28)
    pages.frame = bounds
    pages.layoutIfNeeded()
    pages.setContentOffset(CGPoint(x: CGFloat(page) * bounds.width, y: 0), animated: false)
    follow()
  }

  override var preferredKeyResponder: UIResponder? { pages }

  // MARK: Following

  func scrollViewDidScroll(_ scrollView: UIScrollView) { follow() }

  /// Moves everything that depends on the pages' offset.
  private func follow() {
    let width = layout.itemSize.width
    guard width > 0, pages.bounds.width == width else { return }
    let x = pages.contentOffset.x
    let position = x / width
    page = min(max(Int(position.rounded()), 0), pageCount - 1)
    panorama.follow(x)
    titleStrip.follow(min(max(position, 0), CGFloat(pageCount - 1)))
    for path in pages.indexPathsForVisibleItems {
      let cell = pages.cellForItem(at: path) as? ParallaxPageCell
      cell?.show(atDistance: CGFloat(path.item) - position)
    }
    guard let background = panorama.layers.first(where: { $0.panorama.identifier == "background" })
    else { return }
    figures.show(
      ParallaxShift(viewport: width, content: contentWidth, speed: background.panorama.speed), at: x
    )
  }

  // MARK: Pages

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { pageCount }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.cell, for: indexPath)
    (cell as? ParallaxPageCell)?.show(ParallaxPage.all[indexPath.item])
    return cell
  }
}
