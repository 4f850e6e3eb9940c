import Foundation
import ViewKit

/// A band of bubbles that come to rest with one in the middle, and dots that say which.
final class CarouselView: UIView, UICollectionViewDataSource, UICollectionViewDelegate {
  static let height: CGFloat = 172
  /// How many bubbles there are.
  static let count = 24
  private static let cell = "bubble"
  private static let pictureNames = [
    "star", "heart", "bolt", "cloud", "sun", "moon", "note", "plane", "flake", "flame",
  ]

  let layout = CarouselLayout()
  let collection: UICollectionView
  let dots = UIPageControl()
  private let pictures = PictureShelf()

  override init(frame: CGRect) {
    collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: frame)
    backgroundColor = ContainerPalette.page
    collection.accessibilityIdentifier = "carousel"
    collection.register(BubbleCell.self, forCellWithReuseIdentifier: Self.cell)
    collection.backgroundColor = ContainerPalette.page
    collection.showsHorizontalScrollIndicator = false
    collection.alwaysBounceVertical = false
    collection.decelerationRate = .fast
    collection.dataSource = self
    collection.delegate = self
    dots.numberOfPages = Self.count
    dots.currentPageIndicatorTintColor = ContainerPalette.accent
    dots.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.center(self.dots.currentPage, animated: true)
      }, for: .valueChanged)
    addSubview(collection)
    addSubview(dots)
  }

  required init?(coder: NSCoder) { nil }

  /// The bubble in the middle.
  var page: Int { CarouselLayout.page(at: collection.contentOffset.x, count: Self.count) }

  /// Brings a bubble to the middle.
  func center(_ page: Int, animated: Bool) {
    let offset = CGPoint(x: CGFloat(page) * CarouselLayout.pitch, y: 0)
    collection.setContentOffset(offset, animated: animated)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let band = CGRect(x: 0, y: 0, width: bounds.width, height: 120)
    if collection.bounds.width != band.width {
      // The first and the last bubble can come to the middle too; the one there stays there.
      let page = page
      let margin = max((band.width - CarouselLayout.diameter) / 2, 0)
      layout.sectionInset = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
      collection.frame = band
      collection.layoutIfNeeded()
      center(page, animated: false)
    }
    let column = ContentColumn(width: bounds.width)
    dots.frame = CGRect(x: column.x, y: band.maxY + 6, width: column.width, height: 26)
  }

  // MARK: Data

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Self.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cell, for: indexPath)
    let colors = ContainerPalette.bubbles
    let name = Self.pictureNames[indexPath.item % Self.pictureNames.count]
    (cell as? BubbleCell)?.show(
      pictures["bubble-" + name], color: colors[indexPath.item % colors.count])
    return cell
  }

  // MARK: Scrolling

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    center(indexPath.item, animated: true)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    dots.currentPage = page
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = targetContentOffset.pointee.x
    targetContentOffset.pointee.x = CarouselLayout.snapped(target, count: Self.count)
  }
}
