import Foundation
import ViewKit

/// A bar with a button for the style, and the fruits below it.
final class FruitScreen: UIViewController, VariantChanging {
  /// Height of the bar in points.
  static let barHeight: CGFloat = 52

  let fruits = FruitController()
  private let bar = UIView()
  private let line = Hairline()
  private let heading = UILabel()
  private(set) lazy var styleButton = UIButton(
    primaryAction: UIAction { [weak self] _ in self?.showNextVariant() })

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = FruitPalette.page
    bar.backgroundColor = FruitPalette.page
    heading.font = Theme.title
    heading.textColor = FruitPalette.text
    heading.textAlignment = .center
    heading.text = "Fruit"
    styleButton.tintColor = FruitPalette.text
    styleButton.accessibilityIdentifier = "fruit.style"
    for part in [heading, styleButton, line] as [UIView] { bar.addSubview(part) }
    addChild(fruits)
    view.addSubview(fruits.view)
    fruits.didMove(toParent: self)
    fruits.onSelect = { [weak self] in self?.heading.text = $0.name }
    view.addSubview(bar)
    showStyle()
  }

  override var preferredKeyResponder: UIResponder? { fruits.collectionView }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let side = Self.barHeight
    bar.frame = CGRect(x: 0, y: 0, width: size.width, height: side)
    heading.frame = bar.bounds.shrunk(dx: side, dy: 0)
    styleButton.frame = CGRect(x: size.width - side, y: 0, width: side, height: side)
    line.place(alongBottomOf: bar.frame)
    fruits.view.frame = CGRect(
      x: 0, y: side, width: size.width, height: max(size.height - side, 0))
  }

  /// Goes to the next of the three styles.
  func showNextVariant() {
    fruits.present(fruits.presentation.next)
    showStyle()
  }

  /// The button shows the style that is in use.
  private func showStyle() {
    let picture = UIImage(named: fruits.presentation.icon)
    styleButton.setImage(picture?.withRenderingMode(.alwaysTemplate), for: .normal)
  }
}
