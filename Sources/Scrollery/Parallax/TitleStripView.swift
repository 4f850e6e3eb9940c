import Foundation
import ViewKit

/// The titles of pages in a strip of its own, which follows the pages and takes no touches.
final class TitleStripView: UIView, UICollectionViewDataSource, UICollectionViewDelegate {
  static let height: CGFloat = 44
  /// From one title's middle to the next one's, in points.
  static let pitch: CGFloat = 104
  private static let cell = "title"
  /// How visible titles are that are not in the middle.
  private static let leastAlpha: CGFloat = 0.45

  let titles: UICollectionView
  private let mark = UIView()
  private let layout = UICollectionViewFlowLayout()
  private let names: [String]
  private var position: CGFloat = 0

  init(_ names: [String]) {
    self.names = names
    titles = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: Self.pitch, height: Self.height)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    titles.accessibilityIdentifier = "titles"
    titles.register(TitleCell.self, forCellWithReuseIdentifier: Self.cell)
    titles.backgroundColor = .clear
    titles.showsHorizontalScrollIndicator = false
    titles.dataSource = self
    titles.delegate = self
    mark.backgroundColor = ParallaxPalette.ink
    mark.layer.cornerRadius = 1.5
    addSubview(titles)
    addSubview(mark)
  }

  required init?(coder: NSCoder) { return nil }

  /// Brings the title of a page to the middle; between two pages, both in part.
  /// - Parameter position: in pages.
  func follow(_ position: CGFloat) {
    self.position = position
    titles.contentOffset = CGPoint(
      x: Self.offset(at: position, width: titles.bounds.width), y: 0)
    fadeTitles()
  }

  /// The strip's offset while the pages are at a position, in pages: half a strip before the middle
  /// of the title.
  static func offset(at position: CGFloat, width: CGFloat) -> CGFloat {
    (position + 0.5) * pitch - width / 2
  }

  private func fadeTitles() {
    for path in titles.indexPathsForVisibleItems {
      let distance = min(abs(CGFloat(path.item) - position), 1)
      titles.cellForItem(at: path)?.alpha = 1 - (1 - Self.leastAlpha) * distance
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if titles.frame != bounds {
      titles.frame = bounds
      titles.layoutIfNeeded()
      follow(position)
    }
    mark.frame = CGRect(
      x: (bounds.midX - 12).rounded(), y: bounds.height - 9, width: 24, height: 3)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.cell, for: indexPath)
    (cell as? TitleCell)?.show(names[indexPath.item])
    return cell
  }
}

/// A title in the strip.
private final class TitleCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.shouldRasterize = false
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    label.textColor = ParallaxPalette.ink
    label.textAlignment = .center
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ text: String) { label.text = text }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
