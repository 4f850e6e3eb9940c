import Foundation
import ViewKit

/// Three ways to come to rest on pages, one above the other, each with a plot of its offset over
/// time; below them a calendar whose months are pages and whose weeks rest on whole rows.
final class PagingScreen: UIViewController {
  /// Pages for all bands alike; nil for those of each band's own sample.
  private static let sizes: [(title: String, metrics: PageMetrics?)] = [
    ("Own", nil), ("240 + 20", .cards), ("60 + 10", .bubbles),
  ]
  private static let gap: CGFloat = 28

  let scroll = UIScrollView(frame: .zero)
  let bands: [PagingBand]
  let calendar = CalendarView(frame: .zero)
  let sizeControl = UISegmentedControl(items: PagingScreen.sizes.map(\.title))
  private let sizeTitle = UILabel()
  private let calendarTitle = UILabel()
  private let calendarText = UILabel()
  /// What left and right arrows turn the pages of.
  private var turnsPage: ((UIPress) -> Bool)?

  init() {
    let pictures = PictureShelf()
    bands = PagingMethod.allCases.map { PagingBand($0, pictures: pictures) }
    super.init(nibName: nil, bundle: nil)
    title = "Paging"
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.canvas
    scroll.accessibilityIdentifier = "paging"
    scroll.alwaysBounceVertical = true
    sizeTitle.text = "Page and padding"
    sizeTitle.font = Theme.hint
    sizeTitle.textColor = Theme.secondaryText
    sizeControl.selectedSegmentIndex = 0
    sizeControl.addAction(
      UIAction { [weak self] _ in self?.changeSizes() }, for: .valueChanged)
    calendarTitle.text = "Calendar"
    calendarTitle.font = Theme.title
    calendarTitle.textColor = Theme.text
    calendarText.text = "Months are pages; the weeks of a month rest on whole rows."
    calendarText.font = Theme.hint
    calendarText.textColor = Theme.secondaryText
    calendarText.numberOfLines = 0
    view.addSubview(scroll)
    for part in [sizeTitle, sizeControl] + bands + [calendarTitle, calendarText, calendar] {
      scroll.addSubview(part)
    }
    for band in bands {
      band.onUse = { [weak self, unowned band] in self?.turnsPage = band.turnsPage }
    }
    calendar.onUse = { [weak self] in self?.turnsPage = self?.calendar.turnsPage }
    turnsPage = bands.first?.turnsPage
  }

  private func changeSizes() {
    let index = sizeControl.selectedSegmentIndex
    guard Self.sizes.indices.contains(index) else { return }
    for band in bands { band.change(to: Self.sizes[index].metrics ?? band.method.ownMetrics) }
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds: CGRect = view.bounds
    guard scroll.frame != bounds else { return }
    scroll.frame = bounds
    arrange(width: bounds.width)
  }

  private func arrange(width: CGFloat) {
    let column = ContentColumn(width: width)
    var y = Theme.group
    let controlWidth = min(sizeControl.intrinsicContentSize.width, column.width)
    let titleWidth = sizeTitle.intrinsicContentSize.width
    sizeTitle.isHidden = titleWidth + Theme.gap + controlWidth > column.width
    sizeTitle.frame = CGRect(
      x: column.x, y: y, width: titleWidth, height: Theme.controlHeight)
    sizeControl.frame = CGRect(
      x: sizeTitle.isHidden ? column.x : column.x + column.width - controlWidth, y: y,
      width: controlWidth, height: Theme.controlHeight)
    y += Theme.controlHeight + Theme.group
    for band in bands {
      let height = band.height(width: width)
      band.frame = CGRect(x: 0, y: y, width: width, height: height)
      y += height + Self.gap
    }
    y += arrangeCalendar(column, y: y) + Theme.margin
    scroll.contentSize = CGSize(width: width, height: y)
  }

  private func arrangeCalendar(_ column: ContentColumn, y: CGFloat) -> CGFloat {
    let titleHeight = calendarTitle.font.lineHeight.rounded(.up)
    calendarTitle.frame = CGRect(x: column.x, y: y, width: column.width, height: titleHeight)
    let textHeight = calendarText.sizeThatFits(CGSize(width: column.width, height: 0)).height
    calendarText.frame = CGRect(
      x: column.x, y: y + titleHeight + 2, width: column.width, height: textHeight.rounded(.up))
    calendar.frame = CGRect(
      x: column.x, y: calendarText.frame.maxY + 12, width: column.width,
      height: CalendarView.height)
    return calendar.frame.maxY - y
  }

  // MARK: Keys

  override var preferredKeyResponder: UIResponder? { scroll }

  /// Keys that do not scroll the screen turn pages where they were turned last.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !(turnsPage?($0) ?? false) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }
}
