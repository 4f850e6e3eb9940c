import Foundation
import ViewKit

/// A month: its name, the names of the days, and its weeks, which scroll and rest on whole rows.
final class MonthCell: UICollectionViewCell, UITableViewDataSource, UITableViewDelegate {
  /// Weeks in sight.
  static let visibleWeeks: CGFloat = 4
  private static let titleHeight: CGFloat = 32
  private static let headHeight: CGFloat = 24
  static let height = titleHeight + headHeight + visibleWeeks * WeekCell.height
  private static let cell = "week"

  let weeks = UITableView(frame: .zero, style: .plain)
  private let title = UILabel()
  private let weekdays = CalendarMonth.weekdays.map { name in
    let label = UILabel()
    label.text = name
    label.font = Theme.caption
    label.textColor = Theme.tertiaryText
    label.textAlignment = .center
    return label
  }
  private var month = CalendarMonth(year: 2000, month: 1)
  /// Told of every change of the weeks' offset, which the cell itself forgets.
  private var onScroll: ((CGFloat) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    // The weeks' rows have pictures of their own; one of the whole month would be drawn anew with
    // every step of theirs.
    layer.shouldRasterize = false
    title.font = .systemFont(ofSize: 20, weight: .bold)
    title.textColor = Theme.text
    weeks.register(WeekCell.self, forCellReuseIdentifier: Self.cell)
    weeks.rowHeight = WeekCell.height
    weeks.separatorStyle = .none
    weeks.backgroundColor = Theme.panel
    weeks.showsVerticalScrollIndicator = false
    weeks.dataSource = self
    weeks.delegate = self
    for view in [title, weeks] + weekdays { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows a month with its weeks at an offset.
  func show(_ month: CalendarMonth, offset: CGFloat, onScroll: @escaping (CGFloat) -> Void) {
    self.onScroll = nil
    self.month = month
    title.text = "\(month.name) \(month.year)"
    layoutIfNeeded()
    weeks.reloadData()
    weeks.layoutIfNeeded()
    weeks.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
    self.onScroll = onScroll
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    onScroll = nil
    weeks.setContentOffset(.zero, animated: false)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(
      x: Theme.group, y: 0, width: max(bounds.width - 2 * Theme.group, 0),
      height: Self.titleHeight - Theme.tight)
    let width = bounds.width / 7
    for (index, label) in weekdays.enumerated() {
      label.frame = CGRect(
        x: (width * CGFloat(index)).rounded(), y: Self.titleHeight, width: width.rounded(),
        height: Self.headHeight - Theme.tight)
    }
    weeks.frame = CGRect(
      x: 0, y: Self.titleHeight + Self.headHeight, width: bounds.width,
      height: Self.visibleWeeks * WeekCell.height)
  }

  // MARK: Weeks

  /// The offset of whole rows that is nearest to one at which weeks would come to rest.
  static func snapped(_ offset: CGFloat, weekCount: Int) -> CGFloat {
    let last = max(CGFloat(weekCount) - visibleWeeks, 0)
    return min(max((offset / WeekCell.height).rounded(), 0), last) * WeekCell.height
  }

  /// Moves the weeks by rows; false where there are none to move to.
  func scroll(byWeeks count: Int) -> Bool {
    let from = weeks.targetContentOffset?.y ?? weeks.contentOffset.y
    let target = Self.snapped(
      from + CGFloat(count) * WeekCell.height, weekCount: month.weekCount)
    guard target != from else { return false }
    weeks.setContentOffset(CGPoint(x: 0, y: target), animated: true)
    return true
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    month.weekCount
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    (cell as? WeekCell)?.show(indexPath.row, of: month)
    return cell
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?(scrollView.contentOffset.y) }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee.y = Self.snapped(
      targetContentOffset.pointee.y, weekCount: month.weekCount)
  }
}
