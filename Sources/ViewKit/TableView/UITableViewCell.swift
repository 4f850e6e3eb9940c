import Foundation

/// The view of one row. Its picture is kept in a texture, so that scrolling only moves it.
@preconcurrency @MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, checkmark }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  // MARK: Storage

  let cellStyle: CellStyle
  private let storedIdentifier: String?
  private let storedContentView = CellContentView()
  private var storedTextLabel: UILabel?
  private var storedDetailLabel: UILabel?
  private var storedImageView: UIImageView?
  private var storedSelected = false
  private var storedHighlighted = false
  let separator = UIView()
  /// The display scale for which the separator was laid out.
  var separatorScale: CGFloat = 0
  var accessoryLabel: UILabel?
  var defaultSelectedBackground: UIView?
  var hoverBackground: UIView?
  var swipeLook: SwipeLook?
  var editing = CellEditing()
  /// How much of the right edge the table's index titles take, in points.
  var indexRoom: CGFloat = 0 {
    didSet { if indexRoom != oldValue { setNeedsLayout() } }
  }
  package internal(set) var reuseRecord = ReuseRecord()
  /// The cell has another size, maybe, than when it was measured.
  var isSizeStale = false
  /// What happens to the content now is the cell's own doing.
  var isPlacingParts = false

  var separatorInsetOfTable = UIEdgeInsets.zero {
    didSet { if separatorInsetOfTable != oldValue { setNeedsLayout() } }
  }
  var separatorColorOfTable: UIColor? {
    didSet {
      separator.backgroundColor = separatorColorOfTable
      separator.isHidden = separatorColorOfTable == nil
    }
  }

  // MARK: Making

  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    storedIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardRowHeight))
    setUp()
  }

  public required init?(coder: NSCoder) {
    cellStyle = .default
    storedIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    clipsToBounds = true
    layer.shouldRasterize = true
    separator.isHidden = true
    separator.isUserInteractionEnabled = false
    storedContentView.cell = self
    addSubview(storedContentView)
    addSubview(separator)
    storedContentView.frame = bounds
  }

  // MARK: Parts

  open var contentView: UIView { storedContentView }
  open var reuseIdentifier: String? { storedIdentifier }

  open var textLabel: UILabel? {
    if let storedTextLabel { return storedTextLabel }
    let label = makeTextLabel()
    storedTextLabel = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// The second label; nil in the default style, which has none.
  open var detailTextLabel: UILabel? {
    if let storedDetailLabel { return storedDetailLabel }
    guard let label = makeDetailLabel() else { return nil }
    storedDetailLabel = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  open var imageView: UIImageView? {
    if let storedImageView { return storedImageView }
    let view = UIImageView(frame: .zero)
    storedImageView = view
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  /// The parts that were asked for: only these are laid out.
  var usedParts: (text: UILabel?, detail: UILabel?, image: UIImageView?) {
    (storedTextLabel, storedDetailLabel, storedImageView)
  }

  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }

  /// What lies behind the content while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      selectionLookChanged(animated: false)
    }
  }

  open var accessoryType: AccessoryType = .none {
    didSet { if accessoryType != oldValue { accessoryChanged() } }
  }
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView {
        addSubview(accessoryView)
        accessoryView.isHidden = editing.isOn
      }
      setNeedsLayout()
    }
  }
  open var selectionStyle: SelectionStyle = .default {
    didSet { selectionLookChanged(animated: false) }
  }
  /// In place of the table's inset for this cell's separator, where it is not zero.
  open var separatorInset = UIEdgeInsets.zero {
    didSet { if separatorInset != oldValue { setNeedsLayout() } }
  }

  // MARK: State

  open var isSelected: Bool {
    get { storedSelected }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { storedHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Whether the pointer is over the cell, in a table that marks this. An addition.
  open internal(set) var isHovered = false {
    didSet { if isHovered != oldValue { hoverLookChanged() } }
  }

  // MARK: Editing

  /// Whether the cell shows what can be done to its row. Its table sets it.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(editing, animated: animated)
  }

  /// What editing does to the row.
  open var editingStyle: EditingStyle { editing.style }
  /// Whether what the row offers to do, such as to delete it, stands beside it.
  open var showingDeleteConfirmation: Bool { swipeLook?.actions.isOnRight ?? false }
  /// Whether the row can be dragged to another place in editing mode. Its table sets it.
  open var showsReorderControl = false
  /// Whether the content makes room for a circle although there is none. Its table sets it.
  open var shouldIndentWhileEditing = true
  /// What stands at the right in editing mode.
  open var editingAccessoryType: AccessoryType = .none {
    didSet { if editingAccessoryType != oldValue { accessoryChanged() } }
  }
  open var editingAccessoryView: UIView? {
    didSet {
      guard editingAccessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if editing.isOn, let editingAccessoryView { addSubview(editingAccessoryView) }
      setNeedsLayout()
    }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedSelected else { return }
    storedSelected = selected
    selectionLookChanged(animated: animated)
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedHighlighted else { return }
    storedHighlighted = highlighted
    selectionLookChanged(animated: animated)
  }

  /// Called before a cell that was used is given to another row. Subclasses clear here what the
  /// last row left behind, and call this implementation.
  open func prepareForReuse() {
    removeAllAnimations()
  }

  /// Makes a cell that was used look like a new one.
  func makeReusable() {
    isHighlighted = false
    isSelected = false
    isHovered = false
    endSwipe()
    isEditing = false
    prepareForReuse()
  }

  func setSelectedIfNeeded(_ selected: Bool) {
    if selected != isSelected { setSelected(selected, animated: false) }
  }

  /// As high as its labels need, and never lower than a standard row; subclasses that place their
  /// content by hand override this, or the method below.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { standardSize(within: size) }

  /// The size of a row that sizes itself: what the constraints in `contentView` say, and without any
  /// `sizeThatFits(_:)`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    ownSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    sizeChanged()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    isPlacingParts = true
    layoutParts()
    isPlacingParts = false
  }

  /// The separator is a pixel high, whatever a pixel is on the display that the cell comes to.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, separatorScale != traitCollection.displayScale { setNeedsLayout() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if separatorScale != traitCollection.displayScale { setNeedsLayout() }
  }
}

extension UITableViewCell: ReusedView {}
