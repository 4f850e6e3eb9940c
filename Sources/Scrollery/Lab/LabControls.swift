import Foundation
import ViewKit

/// The constants of the lab, each with a control.
final class LabControls: UIView {
  private static let inset = Theme.group
  private static let rowGap: CGFloat = 12

  /// Told when a person changes something.
  var onChange: ((LabSettings) -> Void)?
  private(set) var settings = LabSettings()

  let stops = UISegmentedControl(items: LabSettings.Stops.allCases.map(\.title))
  private(set) lazy var rate = LabSlider(
    "Deceleration rate", in: RateScale.positions,
    text: { Figure.fixed(RateScale.rate(at: $0), places: 3) },
    onChange: { [weak self] in self?.change(\.rate, to: RateScale.rate(at: $0)) })
  private(set) lazy var rubberBand = LabSlider(
    "Rubber band", in: LabSettings.rubberBands, text: { Figure.fixed($0, places: 2) },
    onChange: { [weak self] in self?.change(\.rubberBand, to: ($0 * 100).rounded() / 100) })
  private(set) lazy var page = LabSlider(
    "Page size", in: LabSettings.pages,
    text: { Figure.fixed(LabControls.tens($0), places: 0) + " pt" },
    onChange: { [weak self] in self?.change(\.page, to: LabControls.tens($0)) })
  private(set) lazy var flag = LabSlider(
    "Target", in: 0...LabTape.length,
    text: { Figure.fixed(LabControls.tens($0), places: 0) + " pt" },
    onChange: { [weak self] in self?.change(\.flag, to: LabControls.tens($0)) })
  let bounces = UISwitch(frame: .zero)
  let reset = UIButton(type: .system)
  private let stopsTitle = LabControls.title("A flick ends")
  private let bouncesTitle = LabControls.title("Bounces")

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Theme.panel
    layer.cornerRadius = Theme.panelRadius
    stops.addAction(
      UIAction { [weak self] _ in self?.stopsChosen() }, for: .valueChanged)
    bounces.onTintColor = Theme.accent
    bounces.accessibilityLabel = bouncesTitle.text
    bounces.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        change(\.bounces, to: bounces.isOn)
      }, for: .valueChanged)
    reset.setTitle("Reset", for: .normal)
    reset.setTitleColor(Theme.accent, for: .normal)
    reset.titleLabel?.font = Theme.control
    reset.layer.cornerRadius = Theme.cornerRadius
    reset.backgroundColor = Theme.accentFill
    reset.addAction(
      UIAction { [weak self] _ in self?.take(LabSettings()) }, for: .primaryActionTriggered)
    for view in [
      stopsTitle, stops, page, flag, rate, rubberBand, bouncesTitle, bounces, reset,
    ] as [UIView] { addSubview(view) }
    show()
  }

  required init?(coder: NSCoder) { return nil }

  private static func title(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = Theme.hint
    label.textColor = Theme.text
    return label
  }

  private static func tens(_ value: CGFloat) -> CGFloat { (value / 10).rounded() * 10 }

  // MARK: Settings

  /// Shows settings and tells of them.
  func take(_ settings: LabSettings) {
    self.settings = settings
    show()
    onChange?(settings)
  }

  private func change<Value>(_ path: WritableKeyPath<LabSettings, Value>, to value: Value) {
    settings[keyPath: path] = value
    onChange?(settings)
  }

  private func stopsChosen() {
    change(\.stops, to: LabSettings.Stops(rawValue: stops.selectedSegmentIndex) ?? .free)
    enable()
  }

  private func show() {
    stops.selectedSegmentIndex = settings.stops.rawValue
    rate.value = RateScale.position(of: settings.rate)
    rubberBand.value = settings.rubberBand
    page.value = settings.page
    flag.value = settings.flag
    bounces.isOn = settings.bounces
    enable()
  }

  /// What has no effect cannot be changed.
  private func enable() {
    page.isEnabled = settings.stops == .pages
    flag.isEnabled = settings.stops == .flag
  }

  // MARK: Layout

  static let height: CGFloat =
    2 * inset + 24 + Theme.controlHeight + 4 * (rowGap + LabSlider.height) + rowGap
    + Theme.controlHeight

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.shrunk(dx: Self.inset, dy: Self.inset)
    var y = area.minY
    func place(_ view: UIView, height: CGFloat, gap: CGFloat = LabControls.rowGap) {
      view.frame = CGRect(x: area.minX, y: y, width: max(area.width, 0), height: height)
      y += height + gap
    }
    place(stopsTitle, height: 20, gap: Theme.tight)
    place(stops, height: Theme.controlHeight)
    for slider in [page, flag, rate, rubberBand] { place(slider, height: LabSlider.height) }
    let title = bouncesTitle.intrinsicContentSize.width
    bouncesTitle.frame = CGRect(x: area.minX, y: y, width: title, height: Theme.controlHeight)
    bounces.frame.origin = CGPoint(x: area.minX + title + Theme.gap + Theme.tight, y: y)
    let width = reset.intrinsicContentSize.width + 2 * Theme.group
    reset.frame = CGRect(x: area.maxX - width, y: y, width: width, height: Theme.controlHeight)
  }
}
