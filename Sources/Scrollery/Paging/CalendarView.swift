import Foundation
import ViewKit

/// A calendar whose months are pages.
///
/// The cells of two or three months serve for all; where the weeks of a month were is remembered
/// here, not in them.
final class CalendarView: UIView, UICollectionViewDataSource, UICollectionViewDelegate {
  private static let cell = "month"
  private static let inset: CGFloat = 16
  static let height = MonthCell.height + 2 * inset
  /// The first month and how many there are; the program reads no clock.
  private static let first = CalendarMonth(year: 2020, month: 1)
  private static let count = 240
  private static let start = 72

  let months: UICollectionView
  private let layout = UICollectionViewFlowLayout()
  private var weekOffsets: [Int: CGFloat] = [:]
  /// Told when a person begins to use the calendar.
  var onUse: (() -> Void)?

  override init(frame: CGRect) {
    months = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: frame)
    backgroundColor = Theme.panel
    layer.cornerRadius = Theme.panelRadius
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    months.accessibilityIdentifier = "paging.months"
    months.register(MonthCell.self, forCellWithReuseIdentifier: Self.cell)
    months.backgroundColor = Theme.panel
    months.isPagingEnabled = true
    months.showsHorizontalScrollIndicator = false
    months.dataSource = self
    months.delegate = self
    addSubview(months)
  }

  required init?(coder: NSCoder) { return nil }

  /// The month in sight, counted from the first.
  private(set) var page = CalendarView.start

  func show(_ page: Int, animated: Bool) {
    let page = min(max(page, 0), Self.count - 1)
    months.setContentOffset(
      CGPoint(x: CGFloat(page) * months.bounds.width, y: 0), animated: animated)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frame = bounds.shrunk(dx: 0, dy: Self.inset)
    guard frame != months.frame, frame.width > 0 else { return }
    let page = page
    layout.itemSize = frame.size
    months.frame = frame
    months.layoutIfNeeded()
    show(page, animated: false)
  }

  // MARK: Data

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Self.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.cell, for: indexPath)
    let index = indexPath.item
    (cell as? MonthCell)?.show(
      Self.first.advanced(by: index), offset: weekOffsets[index] ?? 0
    ) { [weak self] in self?.weekOffsets[index] = $0 }
    return cell
  }

  // MARK: Scrolling

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { onUse?() }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    // A change of width moves the content, but not to another month.
    guard scrollView.bounds.width == layout.itemSize.width, scrollView.bounds.width > 0 else {
      return
    }
    let nearest = (scrollView.contentOffset.x / scrollView.bounds.width).rounded()
    page = min(max(Int(nearest), 0), Self.count - 1)
  }

  // MARK: Keys

  override var canBecomeFocused: Bool { true }
  override var showsFocusItself: Bool { true }
  override var canBecomeFirstResponder: Bool { true }

  override func focusDidChange() {
    layer.borderWidth = isFocused ? 2 : 0
    layer.borderColor = Theme.accent
  }

  /// Takes the keys that turn months, and weeks within a month.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !take($0) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  func turnsPage(_ press: UIPress) -> Bool {
    let goal = months.targetContentOffset.map { Int(($0.x / months.bounds.width).rounded()) }
    switch press.key?.keyCode {
    case .keyboardLeftArrow: show((goal ?? page) - 1, animated: true)
    case .keyboardRightArrow: show((goal ?? page) + 1, animated: true)
    default: return false
    }
    return true
  }

  private func take(_ press: UIPress) -> Bool {
    if turnsPage(press) { return true }
    let month = months.cellForItem(at: IndexPath(item: page, section: 0)) as? MonthCell
    switch press.key?.keyCode {
    case .keyboardUpArrow: return month?.scroll(byWeeks: -1) ?? false
    case .keyboardDownArrow: return month?.scroll(byWeeks: 1) ?? false
    default: return false
    }
  }
}
