import Foundation

/// The button of one action beside a row that is swiped.
final class SwipeActionButton: UIControl {
  /// In points, as in UIKit's tables.
  private static let leastWidth: CGFloat = 74
  private static let padding: CGFloat = 15
  /// From this height on, a picture has its title below it.
  private static let heightForBoth: CGFloat = 91
  private static let spacing: CGFloat = 4

  let action: UIContextualAction
  private let isOnRight: Bool
  private let label = UILabel()
  private let picture = UIImageView(image: nil)

  /// How much of the button, from the row on, its title is in the middle of.
  var contentLength: CGFloat = 0 {
    didSet { if contentLength != oldValue { setNeedsLayout() } }
  }

  init(_ action: UIContextualAction, isOnRight: Bool) {
    self.action = action
    self.isOnRight = isOnRight
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    clipsToBounds = true
    label.text = action.title
    label.font = .systemFont(ofSize: 15, weight: .medium)
    label.textColor = .white
    label.textAlignment = .center
    picture.image = action.image?.withRenderingMode(.alwaysTemplate)
    picture.tintColor = .white
    addSubview(picture)
    addSubview(label)
  }

  required init?(coder: NSCoder) { return nil }

  /// The width that the button has when the row is open, in points.
  var ownWidth: CGFloat {
    let content = max(
      action.image?.size.width ?? 0, action.image == nil ? label.intrinsicContentSize.width : 0)
    return max(content.rounded(.up) + 2 * Self.padding, Self.leastWidth)
  }

  override var canBecomeFirstResponder: Bool { true }
  override var pointerShape: PointerShape? { .hand }
  override var showsFocusItself: Bool { true }
  override var drawsContent: Bool { shade > 0 || isFocused }

  private var shade: CGFloat { isHighlighted ? 0.2 : isPointerInside ? 0.08 : 0 }

  override func drawContent(in context: DrawContext) {
    if shade > 0 { context.fill(context.bounds, UIColor(white: 0, alpha: shade)) }
    if isFocused { context.outline(context.bounds.shrunk(dx: 3, dy: 3), width: 2, .white) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let length = contentLength > 0 ? contentLength : bounds.width
    let room = CGRect(
      x: isOnRight ? 0 : bounds.width - length, y: 0, width: length, height: bounds.height)
    let text = label.intrinsicContentSize
    guard let size = picture.image?.size else {
      label.frame = room
      return
    }
    let showsBoth = bounds.height >= Self.heightForBoth && text.height > 0
    label.isHidden = !showsBoth
    let height = size.height + (showsBoth ? Self.spacing + text.height : 0)
    let top = room.midY - height / 2
    picture.frame = CGRect(
      x: room.midX - size.width / 2, y: top, width: size.width, height: size.height)
    label.frame = CGRect(
      x: room.minX, y: top + size.height + Self.spacing, width: room.width, height: text.height)
  }
}
