import Foundation
import ViewKit

/// The bar above the pages: fewer, how many, more, and whether their constraints are drawn.
final class AutoLayoutControls: UIView {
  private static let height: CGFloat = 56

  let remove = AutoLayoutControls.button("−")
  let add = AutoLayoutControls.button("+")
  private let count = UILabel()
  private let title = UILabel()
  private let constraintsSwitch = UISwitch(frame: .zero)
  private let line = Hairline()

  var onAdd: (() -> Void)?
  var onRemove: (() -> Void)?
  /// Told whether constraints are to be drawn.
  var onConstraints: ((Bool) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    remove.accessibilityLabel = "Remove a page"
    add.accessibilityLabel = "Add a page"
    remove.addAction(
      UIAction { [weak self] _ in self?.onRemove?() }, for: .primaryActionTriggered)
    add.addAction(UIAction { [weak self] _ in self?.onAdd?() }, for: .primaryActionTriggered)
    count.font = Theme.bodyEmphasized
    count.textColor = Theme.text
    count.textAlignment = .center
    title.text = "Constraints"
    title.font = Theme.hint
    title.textColor = Theme.secondaryText
    constraintsSwitch.onTintColor = Theme.accent
    constraintsSwitch.accessibilityLabel = "Draw the constraints"
    constraintsSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onConstraints?(constraintsSwitch.isOn)
      }, for: .valueChanged)
    constrain()
  }

  required init?(coder: NSCoder) { return nil }

  private static func button(_ text: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(text, for: .normal)
    button.setTitleColor(Theme.accent, for: .normal)
    button.setTitleColor(Theme.tertiaryText, for: .disabled)
    button.titleLabel?.font = .systemFont(ofSize: 18, weight: .medium)
    button.layer.cornerRadius = Theme.cornerRadius
    button.backgroundColor = Theme.accentFill
    return button
  }

  private func constrain() {
    let stepper = UIStackView(arrangedSubviews: [remove, count, add])
    stepper.alignment = .center
    let display = UIStackView(arrangedSubviews: [title, constraintsSwitch])
    display.alignment = .center
    display.spacing = Theme.gap
    for view in [stepper, display, line] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: Self.height),
      stepper.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Theme.group),
      stepper.centerYAnchor.constraint(equalTo: centerYAnchor),
      display.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Theme.group),
      display.centerYAnchor.constraint(equalTo: centerYAnchor),
      count.widthAnchor.constraint(equalToConstant: 88),
      remove.widthAnchor.constraint(equalToConstant: 40),
      remove.heightAnchor.constraint(equalToConstant: Theme.controlHeight),
      add.widthAnchor.constraint(equalTo: remove.widthAnchor),
      add.heightAnchor.constraint(equalTo: remove.heightAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.bottomAnchor.constraint(equalTo: bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
  }

  var showsConstraints: Bool {
    get { constraintsSwitch.isOn }
    set { constraintsSwitch.setOn(newValue, animated: true) }
  }

  /// Tells how many pages there are; what cannot be done is dimmed.
  func show(count pages: Int, of counts: ClosedRange<Int>) {
    count.text = "\(pages) pages"
    remove.isEnabled = pages > counts.lowerBound
    add.isEnabled = pages < counts.upperBound
  }
}
