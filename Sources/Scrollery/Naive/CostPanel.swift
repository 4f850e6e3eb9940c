import Foundation
import ViewKit

/// What the naive lists cost, and the choice of how many rows they have.
final class CostPanel: UIView {
  /// Width of the panel beside the lists, and its height above them, in points.
  static let width: CGFloat = 280
  static let height: CGFloat = 216

  private static let choices = [100, 500, 2000, 10_000, 20_000, 50_000]

  private static let explanation =
    "Each list is as high as all of its rows, so every row has a cell. The container makes do with "
    + "a screenful."

  private let heading = UILabel()
  private let choice = UISegmentedControl(items: choices.map { shortText(of: $0) })
  private let figures: [(name: UILabel, value: UILabel)]
  private let remark = UILabel()
  private let line = Hairline()

  /// Called with the number of rows that was chosen.
  var onChoice: ((Int) -> Void)?

  override init(frame: CGRect) {
    figures = ["Cells alive", "Memory of the program", "Build time"].map {
      (text: String) -> (name: UILabel, value: UILabel) in
      let name = UILabel()
      name.text = text
      name.font = Theme.hint
      name.textColor = Theme.secondaryText
      let value = UILabel()
      value.font = .systemFont(ofSize: 17, weight: .semibold)
      value.textColor = Theme.text
      value.textAlignment = .right
      return (name, value)
    }
    super.init(frame: frame)
    backgroundColor = Theme.canvas
    heading.text = "Rows in each list"
    heading.font = Theme.bodyEmphasized
    heading.textColor = Theme.text
    remark.font = Theme.hint
    remark.textColor = Theme.secondaryText
    remark.numberOfLines = 0
    choice.accessibilityIdentifier = "naive.rows"
    choice.addAction(
      UIAction { [weak self] _ in
        guard let self, Self.choices.indices.contains(choice.selectedSegmentIndex) else { return }
        onChoice?(Self.choices[choice.selectedSegmentIndex])
      }, for: .valueChanged)
    for view in [heading, choice, remark, line] as [UIView] { addSubview(view) }
    for figure in figures {
      addSubview(figure.name)
      addSubview(figure.value)
    }
  }

  required init?(coder: NSCoder) { return nil }

  private static func shortText(of rows: Int) -> String {
    rows < 1000 ? "\(rows)" : "\(rows / 1000)k"
  }

  /// Shows what lists of so many rows cost, or why they were not built.
  func show(_ cost: NaiveCost, rows: Int, refusal: String?) {
    choice.selectedSegmentIndex = Self.choices.firstIndex(of: rows) ?? UISegmentedControl.noSegment
    for (figure, text) in zip(figures, [cost.cellsText, cost.memoryText, cost.buildTimeText]) {
      figure.value.text = text
    }
    remark.text = refusal ?? Self.explanation
    remark.textColor = refusal == nil ? Theme.secondaryText : .systemRed
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.shrunk(dx: Theme.margin, dy: Theme.group)
    guard area.width > 0 else { return }
    var top = area.minY
    func row(_ height: CGFloat, gap: CGFloat) -> CGRect {
      defer { top += height + gap }
      return CGRect(x: area.minX, y: top, width: area.width, height: height)
    }
    heading.frame = row(20, gap: Theme.gap)
    choice.frame = row(Theme.controlHeight, gap: Theme.gap)
    for figure in figures {
      let frame = row(24, gap: 0)
      figure.name.frame = frame
      figure.value.frame = frame
    }
    top += Theme.gap
    let room = CGSize(width: area.width, height: .greatestFiniteMagnitude)
    remark.frame = row(remark.sizeThatFits(room).height, gap: 0)
    if isBeside {
      line.frame = CGRect(
        x: 0, y: 0, width: 1 / traitCollection.displayScale, height: bounds.height)
    } else {
      line.place(alongBottomOf: bounds)
    }
  }

  /// Whether the panel is beside the lists and not above them.
  var isBeside = true {
    didSet { if isBeside != oldValue { setNeedsLayout() } }
  }
}
