import Foundation
import ViewKit

/// A screen's name in the sidebar, and the digit that opens it.
final class SidebarCell: UITableViewCell {
  private let plate = UIView()
  private let title = UILabel()
  private var keycap: Keycap?
  private var isUnderPointer = false
  private var tooltip: Tooltip?
  private var hasTooltip = false

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = Theme.sidebar
    plate.layer.cornerRadius = Theme.cornerRadius
    title.font = Theme.body
    contentView.addSubview(plate)
    contentView.addSubview(title)
    let hover = UIHoverGestureRecognizer()
    hover.addHandler { [weak self] recognizer in
      let inside = recognizer.state == .began || recognizer.state == .changed
      guard let self, inside != isUnderPointer else { return }
      isUnderPointer = inside
      updateLook()
    }
    addGestureRecognizer(hover)
    updateLook()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ screen: Screen, key: String?) {
    title.text = screen.title
    tooltip = Tooltip(text: screen.summary, key: key)
    keycap?.removeFromSuperview()
    keycap = key.map(Keycap.init)
    if let keycap { contentView.addSubview(keycap) }
    updateLook()
    setNeedsLayout()
  }

  func addTooltip(_ presenter: TooltipPresenter?) {
    guard let presenter, !hasTooltip else { return }
    hasTooltip = true
    presenter.attach(to: self) { [weak self] in self?.tooltip }
  }

  /// Whether keys would open this row's screen.
  var isMarked = false {
    didSet { if isMarked != oldValue { updateLook() } }
  }

  override var pointerShape: PointerShape? { .hand }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    updateLook()
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    updateLook()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    isUnderPointer = false
  }

  private func updateLook() {
    title.font = isSelected ? Theme.bodyEmphasized : Theme.body
    title.textColor = isSelected ? Theme.accent : Theme.text
    keycap?.tint = isSelected ? Theme.accent : Theme.tertiaryText
    plate.layer.borderWidth = isMarked ? 2 : 0
    plate.layer.borderColor = Theme.accent
    plate.backgroundColor =
      isSelected
      ? Theme.accentFill : isHighlighted ? Theme.pressed : isUnderPointer ? Theme.hover : .clear
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds.shrunk(dx: Theme.gap, dy: 1)
    plate.frame = area
    var right = area.maxX - Theme.gap
    if let keycap {
      let size = keycap.intrinsicContentSize
      right -= size.width
      keycap.frame = CGRect(
        x: right, y: ((contentView.bounds.height - size.height) / 2).rounded(), width: size.width,
        height: size.height)
      right -= Theme.gap
    }
    let left = area.minX + Theme.group
    title.frame = CGRect(
      x: left, y: area.minY, width: max(right - left, 0), height: area.height)
  }
}
