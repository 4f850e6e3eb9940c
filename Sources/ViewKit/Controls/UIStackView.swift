import Foundation

/// What a stack view arranges its views along.
public enum NSLayoutConstraint {
  public enum Axis: Int, Sendable { case horizontal, vertical }
}

/// How firmly a view keeps to its size: from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// Arranges views in a row or a column by their intrinsic sizes.
@preconcurrency @MainActor open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public static let spacingUseSystem: CGFloat = 8

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  open private(set) var arrangedSubviews: [UIView] = []

  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init(coder: NSCoder) { super.init(frame: .zero) }

  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementChanged() } }
  open var distribution = Distribution.fill { didSet { arrangementChanged() } }
  open var alignment = Alignment.fill { didSet { arrangementChanged() } }
  open var spacing: CGFloat = 0 { didSet { arrangementChanged() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementChanged() } }

  private func arrangementChanged() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  func arrangedSubviewChanged(_ view: UIView) {
    if arrangedSubviews.contains(where: { $0 === view }) { arrangementChanged() }
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    arrangementChanged()
  }

  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementChanged()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == UIStackView.spacingUseDefault ? nil : spacing
    arrangementChanged()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  // MARK: Arranging

  private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
  private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

  private func gaps(between views: [UIView]) -> [CGFloat] {
    views.dropLast().map { customSpacings[ObjectIdentifier($0)] ?? spacing }
  }

  private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

  private func wanted(_ view: UIView, room: CGSize) -> CGSize {
    let intrinsic = view.intrinsicContentSize
    guard intrinsic.width < 0 || intrinsic.height < 0 else { return intrinsic }
    let fitting = view.sizeThatFits(room)
    return CGSize(
      width: intrinsic.width < 0 ? fitting.width : intrinsic.width,
      height: intrinsic.height < 0 ? fitting.height : intrinsic.height)
  }

  open override var intrinsicContentSize: CGSize {
    let views = shown
    let sizes = views.map { wanted($0, room: bounds.size) }
    let lengths = sizes.map(along)
    let count = CGFloat(views.count)
    let length =
      (distribution == .fillEqually ? (lengths.max() ?? 0) * count : lengths.reduce(0, +))
      + gaps(between: views).reduce(0, +)
    let breadth = sizes.map(across).max() ?? 0
    let size =
      axis == .horizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
    return CGSize(
      width: size.width + margins.left + margins.right,
      height: size.height + margins.top + margins.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    let room = bounds.inset(by: margins)
    let views = shown
    let sizes = views.map { wanted($0, room: room.size) }
    let gaps = gaps(between: views)
    let lengths = self.lengths(
      views, sizes.map(along), room: along(room.size) - gaps.reduce(0, +))
    let spare = along(room.size) - lengths.reduce(0, +) - gaps.reduce(0, +)
    let spreads = distribution == .equalSpacing || distribution == .equalCentering
    let extra = spreads && gaps.count > 0 ? max(spare, 0) / CGFloat(gaps.count) : 0
    var position = axis == .horizontal ? room.minX : room.minY
    for (index, view) in views.enumerated() {
      let breadth =
        alignment == .fill
        ? across(room.size)
        : min(
          across(sizes[index]), across(room.size))
      let offset = breadthOffset(across(room.size) - breadth)
      place(
        view, at: position, length: lengths[index],
        across: (axis == .horizontal ? room.minY : room.minX) + offset, breadth: breadth)
      position += lengths[index] + (index < gaps.count ? gaps[index] + extra : 0)
    }
  }

  private func breadthOffset(_ spare: CGFloat) -> CGFloat {
    switch alignment {
    case .fill, .leading, .firstBaseline: 0
    case .center: spare / 2
    case .trailing, .lastBaseline: spare
    }
  }

  /// Sets bounds and centre, so that a view with a transform keeps it.
  private func place(
    _ view: UIView, at start: CGFloat, length: CGFloat, across: CGFloat, breadth: CGFloat
  ) {
    let rect =
      axis == .horizontal
      ? CGRect(x: start, y: across, width: length, height: breadth)
      : CGRect(x: across, y: start, width: breadth, height: length)
    var geometry = view.geometry
    geometry.bounds.size = rect.size
    geometry.center = CGPoint(
      x: rect.minX + rect.width * geometry.anchor.x, y: rect.minY + rect.height * geometry.anchor.y
    )
    view.apply(geometry)
  }

  private func lengths(_ views: [UIView], _ wanted: [CGFloat], room: CGFloat) -> [CGFloat] {
    guard !views.isEmpty else { return [] }
    let sum = wanted.reduce(0, +)
    switch distribution {
    case .fillEqually:
      return wanted.map { _ in max(room, 0) / CGFloat(views.count) }
    case .fillProportionally where sum > 0:
      return wanted.map { $0 / sum * max(room, 0) }
    case .equalSpacing, .equalCentering:
      return sum > room ? shrunk(views, wanted, by: sum - room) : wanted
    default:
      if sum > room { return shrunk(views, wanted, by: sum - room) }
      // The one that holds on to its size least takes what is left; the first of several.
      var lengths = wanted
      let loosest = views.indices.min {
        views[$0].contentHuggingPriority(for: axis).rawValue
          < views[$1].contentHuggingPriority(for: axis).rawValue
      }
      if let loosest { lengths[loosest] += room - sum }
      return lengths
    }
  }

  /// Takes length from the views that resist least, the last first.
  private func shrunk(_ views: [UIView], _ wanted: [CGFloat], by excess: CGFloat) -> [CGFloat] {
    var lengths = wanted
    var left = excess
    let order = views.indices.sorted {
      let first = views[$0].contentCompressionResistancePriority(for: axis).rawValue
      let second = views[$1].contentCompressionResistancePriority(for: axis).rawValue
      return first == second ? $0 > $1 : first < second
    }
    for index in order where left > 0 {
      let cut = min(left, lengths[index])
      lengths[index] -= cut
      left -= cut
    }
    return lengths
  }
}
