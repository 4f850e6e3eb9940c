import Foundation
import ViewKit

/// A slider with a title and its value in figures above it.
final class LabSlider: UIView {
  static let height: CGFloat = 52

  let slider = UISlider(frame: .zero)
  private let title = UILabel()
  private let figure = UILabel()
  private let text: (CGFloat) -> String

  /// - Parameters:
  ///   - text: how a value is written.
  ///   - onChange: told of the values that a person chooses.
  init(
    _ name: String, in range: ClosedRange<CGFloat>, text: @escaping (CGFloat) -> String,
    onChange: @escaping (CGFloat) -> Void
  ) {
    self.text = text
    super.init(frame: .zero)
    slider.minimumValue = Float(range.lowerBound)
    slider.maximumValue = Float(range.upperBound)
    slider.tintColor = Theme.accent
    slider.accessibilityLabel = name
    slider.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        showFigure()
        onChange(CGFloat(slider.value))
      }, for: .valueChanged)
    title.text = name
    title.font = Theme.hint
    title.textColor = Theme.text
    figure.font = Theme.control
    figure.textColor = Theme.accent
    figure.textAlignment = .right
    for view in [title, figure, slider] { addSubview(view) }
    showFigure()
  }

  required init?(coder: NSCoder) { return nil }

  /// Setting it tells nobody.
  var value: CGFloat {
    get { CGFloat(slider.value) }
    set {
      slider.value = Float(newValue)
      showFigure()
    }
  }

  var isEnabled: Bool {
    get { slider.isEnabled }
    set {
      slider.isEnabled = newValue
      alpha = newValue ? 1 : 0.5
    }
  }

  private func showFigure() { figure.text = text(CGFloat(slider.value)) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let figureWidth = min(bounds.width / 2, 96)
    title.frame = CGRect(x: 0, y: 0, width: max(bounds.width - figureWidth, 0), height: 20)
    figure.frame = CGRect(
      x: bounds.width - figureWidth, y: 0, width: figureWidth, height: 20)
    slider.frame = CGRect(x: 0, y: 20, width: bounds.width, height: 32)
  }
}
