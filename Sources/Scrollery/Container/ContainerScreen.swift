import Foundation
import ViewKit

/// The main screen: a header, two tables, a carousel and a grid that scroll as one.
///
/// All of it is in one `ContainerScrollView`; however many rows there are, only what is in sight
/// has views.
final class ContainerScreen: UIViewController, UIScrollViewDelegate {
  private static let barHeight: CGFloat = 64

  let container = ContainerScrollView(frame: .zero)
  private(set) lazy var header = ParallaxHeaderView(
    title: "Nested lists", tagline: "Tables, a carousel, a grid: one scroll")
  private(set) lazy var carousel = CarouselView(
    frame: CGRect(x: 0, y: 0, width: 320, height: CarouselView.height))
  private(set) var collapse = HeaderCollapse(fullHeight: 240, barHeight: barHeight)

  private let first: RowListSource
  private let second: RowListSource
  private let tiles: TileGridSource
  private let gridLayout = TileGridLayout()
  let firstTable: UITableView
  let secondTable: UITableView
  let grid: UICollectionView
  private let firstCaption = ContainerScreen.caption("First list", .blue)
  private let secondCaption = ContainerScreen.caption("Second list", .yellow)
  private let carouselCaption = SectionCaptionView(
    "Carousel", background: ContainerPalette.page, titleColor: ContainerPalette.title,
    detailColor: ContainerPalette.detail)
  private let gridCaption = SectionCaptionView(
    "Grid", background: ContainerPalette.quietPage, titleColor: ContainerPalette.title,
    detailColor: ContainerPalette.detail)

  /// - Parameter rows: how many rows each list has.
  init(rows: Int) {
    let rows = max(rows, 0)
    let pictures = PictureShelf()
    first = RowListSource(count: rows, seed: 0, colors: .blue, pictures: pictures)
    second = RowListSource(count: rows, seed: 1, colors: .yellow, pictures: pictures)
    tiles = TileGridSource(count: rows, pictures: pictures)
    firstTable = first.makeTable(named: "list.first")
    secondTable = second.makeTable(named: "list.second")
    grid = tiles.makeCollection(named: "grid", layout: gridLayout)
    super.init(nibName: nil, bundle: nil)
    title = "Container"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = ContainerPalette.page
    container.accessibilityIdentifier = "container"
    container.backgroundColor = ContainerPalette.quietPage
    container.alwaysBounceVertical = true
    container.delegate = self
    let footer = ContainerFooterView { [weak self] in self?.scrollToTop() }
    let parts: [UIView] = [
      firstCaption, firstTable, Self.bandEnd(.blue), carouselCaption, carousel, secondCaption,
      secondTable, Self.bandEnd(.yellow), gridCaption, grid, footer,
    ]
    for part in parts { container.addSubviewToContainer(part) }
    carouselCaption.text = "\(CarouselView.count) bubbles"
    showCounts()
    view.addSubview(container)
    view.addSubview(header)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds: CGRect = view.bounds
    if container.frame != bounds {
      gridLayout.fit(bounds.width)
      container.frame = bounds
      header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
      fitHeader(to: bounds.height)
    }
  }

  /// The container is what arrow keys and the like move.
  override var preferredKeyResponder: UIResponder? { container }

  /// Changes how many rows each list has and loads them again.
  func changeRowCount(to rows: Int) {
    let rows = max(rows, 0)
    first.count = rows
    second.count = rows
    tiles.count = rows
    firstTable.reloadData()
    secondTable.reloadData()
    grid.reloadData()
    showCounts()
  }

  private func showCounts() {
    firstCaption.text = "\(first.count.grouped) rows"
    secondCaption.text = "\(second.count.grouped) rows"
    gridCaption.text = "\(tiles.count.grouped) tiles"
  }

  private func scrollToTop() {
    container.setContentOffset(CGPoint(x: 0, y: -collapse.fullHeight), animated: true)
  }

  // MARK: Header

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    showHeader()
  }

  /// Gives a low window a low header. What is at the top stays there.
  private func fitHeader(to height: CGFloat) {
    let fitting = min(max((height * 0.42).rounded(), Self.barHeight), 240)
    let wasAtTop = container.contentOffset.y <= -collapse.fullHeight
    collapse = HeaderCollapse(fullHeight: fitting, barHeight: Self.barHeight)
    container.contentInset.top = collapse.fullHeight
    if wasAtTop || !isPlaced { container.contentOffset.y = -collapse.fullHeight }
    isPlaced = true
    showHeader()
  }

  /// Whether the content has been put below the header for the first time.
  private var isPlaced = false

  private func showHeader() {
    let offset = container.contentOffset.y
    header.show(collapse, at: offset)
    let top = min(collapse.height(at: offset), collapse.fullHeight)
    if container.verticalScrollIndicatorInsets.top != top {
      container.verticalScrollIndicatorInsets.top = top
    }
  }

  // MARK: Parts

  private static func caption(_ title: String, _ colors: ListColors) -> SectionCaptionView {
    SectionCaptionView(
      title, background: colors.band, titleColor: colors.bandTitle,
      detailColor: colors.bandDetail)
  }

  /// The room below the last row of a list.
  private static func bandEnd(_ colors: ListColors) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 16))
    view.backgroundColor = colors.band
    return view
  }
}
