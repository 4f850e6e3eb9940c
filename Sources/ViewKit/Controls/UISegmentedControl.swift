import Foundation

/// A row of choices of which one is taken.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The selected index while nothing is.
  public static let noSegment = -1

  private static let height: CGFloat = 32
  private static let inset: CGFloat = 2
  /// Points between a title and its segment's edges.
  private static let padding: CGFloat = 12
  private static let radius: CGFloat = 8
  /// How long the plate takes to the segment that was chosen, in seconds.
  private static let slide = 0.2

  private let plate = UIView()
  private var labels: [UILabel] = []
  private var pressed: Int?

  /// A control with a segment for each title; what is no text gets none.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for case let title as String in items ?? [] {
      insertSegment(withTitle: title, at: labels.count, animated: false)
    }
    frame.size = intrinsicContentSize
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layer.cornerRadius = UISegmentedControl.radius
    backgroundColor = .tertiarySystemFill
    plate.layer.cornerRadius = UISegmentedControl.radius - UISegmentedControl.inset
    plate.layer.borderWidth = 0.5
    plate.isUserInteractionEnabled = false
    addSubview(plate)
    stateChanged()
  }

  // MARK: Segments

  open var numberOfSegments: Int { labels.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.textAlignment = .center
    let index = min(max(segment, 0), labels.count)
    labels.insert(label, at: index)
    addSubview(label)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    segmentsChanged()
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard labels.indices.contains(segment) else { return }
    labels.remove(at: segment).removeFromSuperview()
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = UISegmentedControl.noSegment
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
    segmentsChanged()
  }

  open func removeAllSegments() {
    while !labels.isEmpty { removeSegment(at: labels.count - 1, animated: false) }
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard labels.indices.contains(segment) else { return }
    labels[segment].text = title
    segmentsChanged()
  }

  open func titleForSegment(at segment: Int) -> String? {
    labels.indices.contains(segment) ? labels[segment].text : nil
  }

  /// Setting it sends no actions; an index that does not exist selects nothing.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      if selectedSegmentIndex != UISegmentedControl.noSegment,
        !labels.indices.contains(selectedSegmentIndex)
      {
        selectedSegmentIndex = UISegmentedControl.noSegment
      }
      guard selectedSegmentIndex != oldValue else { return }
      stateChanged()
      // The plate slides from one segment to another, but not into the first one.
      if oldValue != UISegmentedControl.noSegment, plate.bounds.width > 0 {
        UIView.animate(
          withDuration: UISegmentedControl.slide, delay: 0, options: .curveEaseOut,
          animations: { [self] in placePlate() })
      }
    }
  }

  open var selectedSegmentTintColor: UIColor? { didSet { stateChanged() } }

  private func segmentsChanged() {
    invalidateIntrinsicContentSize()
    stateChanged()
  }

  // MARK: Look

  /// All segments are as wide as the widest title asks for.
  open override var intrinsicContentSize: CGSize {
    let widest = labels.map(\.intrinsicContentSize.width).max() ?? 0
    let width = (widest + 2 * UISegmentedControl.padding).rounded(.up) * CGFloat(labels.count)
    return CGSize(
      width: width + 2 * UISegmentedControl.inset, height: UISegmentedControl.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var pointerShape: PointerShape? { isEnabled ? .hand : nil }

  open override func stateChanged() {
    super.stateChanged()
    plate.isHidden = selectedSegmentIndex == UISegmentedControl.noSegment
    plate.backgroundColor =
      selectedSegmentTintColor ?? UIColor(light: 0xFFFFFF, dark: 0x5B5F67)
    plate.layer.borderColor = UIColor(white: 0, alpha: 0.08)
    for (index, label) in labels.enumerated() {
      label.textColor = index == selectedSegmentIndex ? .label : .secondaryLabel
      label.alpha = !isEnabled ? 0.4 : index == pressed && isHighlighted ? 0.5 : 1
    }
    layer.borderWidth = isFocused ? 2 : 0
    layer.borderColor = tintColor
  }

  private func frame(ofSegment index: Int) -> CGRect {
    // An inset of more than there is would leave a rectangle that is nowhere.
    let inset = UISegmentedControl.inset
    let room = CGRect(
      x: bounds.minX + inset, y: bounds.minY + inset, width: max(bounds.width - 2 * inset, 0),
      height: max(bounds.height - 2 * inset, 0))
    let count = CGFloat(max(labels.count, 1))
    let (left, right) = (
      (room.width * CGFloat(index) / count).rounded(),
      (room.width * CGFloat(index + 1) / count).rounded()
    )
    return CGRect(
      x: room.minX + left, y: room.minY, width: max(right - left, 0), height: max(room.height, 0))
  }

  private func placePlate() {
    if selectedSegmentIndex >= 0 { plate.frame = frame(ofSegment: selectedSegmentIndex) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placePlate()
    for (index, label) in labels.enumerated() {
      var frame = frame(ofSegment: index)
      frame.origin.x += 4
      frame.size.width = max(frame.width - 8, 0)
      label.frame = frame
    }
  }

  // MARK: Pointer

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = segment(at: touch)
    becomeFirstResponder()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    defer { pressed = nil }
    guard let touch, let segment = segment(at: touch), segment == pressed else { return }
    choose(segment)
  }

  open override func cancelTracking(with event: UIEvent?) {
    pressed = nil
    stateChanged()
  }

  private func segment(at touch: UITouch) -> Int? {
    let point = touch.location(in: self)
    guard bounds.contains(point) else { return nil }
    return labels.indices.last { frame(ofSegment: $0).minX <= point.x }
      ?? (labels.isEmpty ? nil : 0)
  }

  private func choose(_ segment: Int) {
    guard labels.indices.contains(segment), segment != selectedSegmentIndex else { return }
    selectedSegmentIndex = segment
    sendActions(for: .valueChanged)
  }

  // MARK: Keys

  open override var canBecomeFirstResponder: Bool { true }
  open override var showsFocusItself: Bool { true }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch presses.first?.key?.keyCode {
    case .keyboardLeftArrow where isEnabled: choose(max(selectedSegmentIndex - 1, 0))
    case .keyboardRightArrow where isEnabled: choose(selectedSegmentIndex + 1)
    default: super.pressesBegan(presses, with: event)
    }
  }
}
