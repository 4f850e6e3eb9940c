import Foundation
import ViewKit

/// Shows fruits in one of three styles, and changes between them on the fly.
final class FruitController: UICollectionViewController {
  private static let cell = "fruit"

  private let fruits = Fruit.all
  private let pictures = PictureShelf()
  /// The collection does not hold its delegate.
  private let styles: [FruitPresentation: FruitStyle]

  var onSelect: ((Fruit) -> Void)?

  private(set) var presentation = FruitPresentation.table

  init() {
    styles = Dictionary(
      uniqueKeysWithValues: FruitPresentation.allCases.map { ($0, $0.makeDelegate()) })
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    for style in styles.values {
      style.didSelectItem = { [weak self] path in
        guard let self else { return }
        onSelect?(fruits[path.item])
      }
    }
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.accessibilityIdentifier = "fruit"
    collectionView.backgroundColor = FruitPalette.page
    collectionView.alwaysBounceVertical = true
    collectionView.register(FruitCell.self, forCellWithReuseIdentifier: Self.cell)
    collectionView.delegate = styles[presentation]
  }

  /// Presents the fruits in another style: each cell runs to its new place.
  func present(_ presentation: FruitPresentation) {
    guard presentation != self.presentation else { return }
    self.presentation = presentation
    collectionView.delegate = styles[presentation]
    collectionView.performBatchUpdates { collectionView.reloadData() }
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { fruits.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cell, for: indexPath)
    let fruit = fruits[indexPath.item]
    (cell as? FruitCell)?.show(fruit, picture: pictures[fruit.icon])
    return cell
  }
}
