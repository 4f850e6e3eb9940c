import Foundation
import ViewKit

/// The end of the screen, and the way back to its beginning.
final class ContainerFooterView: UIView {
  static let height: CGFloat = 208

  private let picture = UIImageView(image: UIImage(named: "scrollery"))
  private let title = UILabel()
  private let detail = UILabel()
  private let button = UIButton(type: .system)

  /// - Parameter onTop: called when the user wants to go back to the top.
  init(onTop: @escaping () -> Void) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
    backgroundColor = ContainerPalette.quietPage
    title.text = "That is all there is"
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.textColor = ContainerPalette.title
    title.textAlignment = .center
    detail.text = "Only what you see ever had a view."
    detail.font = .systemFont(ofSize: 13)
    detail.textColor = ContainerPalette.detail
    detail.textAlignment = .center
    button.setTitle("Back to the top", for: .normal)
    button.setTitleColor(ContainerPalette.accent, for: .normal)
    button.addAction(UIAction { _ in onTop() }, for: .primaryActionTriggered)
    for view in [picture, title, detail, button] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let column = ContentColumn(width: bounds.width)
    let middle = (bounds.width / 2).rounded(.down)
    picture.frame = CGRect(x: middle - 24, y: 24, width: 48, height: 48)
    title.frame = CGRect(x: column.x, y: 84, width: column.width, height: 24)
    detail.frame = CGRect(x: column.x, y: 110, width: column.width, height: 20)
    button.frame = CGRect(x: middle - 80, y: 144, width: 160, height: 36)
  }
}
