import ViewKit

protocol WaterfallDelegate: AnyObject {
  func height(ofItemAt indexPath: IndexPath, width: CGFloat) -> CGFloat
}

/// Columns of one width, each item below the shortest; all of it reckoned once, in `prepare()`.
class Waterfall: UICollectionViewLayout {
  weak var delegate: WaterfallDelegate?
  let columns = 2
  let gap: CGFloat = 4
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0
  private(set) var preparations = 0

  private var contentWidth: CGFloat {
    guard let collectionView else { return 0 }
    let inset = collectionView.contentInset
    return collectionView.bounds.width - inset.left - inset.right
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: contentWidth, height: contentHeight)
  }

  override func prepare() {
    super.prepare()
    guard cache.isEmpty, let collectionView else { return }
    preparations += 1
    contentHeight = 0
    let width = contentWidth / CGFloat(columns)
    var tops = [CGFloat](repeating: 0, count: columns)
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let path = IndexPath(item: item, section: 0)
      let column = tops.indices.min { tops[$0] < tops[$1] } ?? 0
      let height = delegate?.height(ofItemAt: path, width: width - 2 * gap) ?? 100
      let frame = CGRect(
        x: CGFloat(column) * width, y: tops[column], width: width, height: height + 2 * gap)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = frame.insetBy(dx: gap, dy: gap)
      cache.append(attributes)
      tops[column] = frame.maxY
      contentHeight = max(contentHeight, frame.maxY)
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { cache.filter { $0.frame.intersects(rect) } }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    cache.indices.contains(indexPath.item) ? cache[indexPath.item] : nil
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { cache = [] }
    super.invalidateLayout(with: context)
  }
}
