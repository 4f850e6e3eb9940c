import Foundation
import ViewKit

/// A week: seven days with their numbers, and marks for what is planned.
final class WeekCell: UITableViewCell {
  static let height: CGFloat = 52

  private let days = WeekDaysView()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = Theme.panel
    contentView.addSubview(days)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ week: Int, of month: CalendarMonth) { days.week = (month, week) }

  override func layoutSubviews() {
    super.layoutSubviews()
    days.frame = bounds
  }
}

/// Draws the days of a week.
private final class WeekDaysView: UIView {
  private static let ink = FigureText(Theme.bodyEmphasized, hasEqualDigits: false)
  private static let dot: CGFloat = 5

  var week: (month: CalendarMonth, index: Int)? { didSet { setNeedsDisplay() } }

  override var drawsContent: Bool { week != nil }

  override func drawContent(in context: DrawContext) {
    guard let week else { return }
    context.fill(
      CGRect(x: 0, y: 0, width: bounds.width, height: 1 / context.traitCollection.displayScale),
      Theme.hairline)
    let width = bounds.width / 7
    for weekday in 0..<7 {
      let day = week.month.day(week: week.index, weekday: weekday)
      let middle = (width * (CGFloat(weekday) + 0.5)).rounded()
      let text = String(day.number)
      let color =
        !day.isInMonth ? Theme.tertiaryText : weekday >= 5 ? Theme.secondaryText : Theme.text
      Self.ink.draw(
        text, at: CGPoint(x: middle - Self.ink.width(of: text) / 2, y: 11), color, in: context)
      if day.isInMonth { drawMarks(of: day.number, in: week.month, below: middle, context) }
    }
  }

  /// What is planned is made up: by the date alone, so that it is the same every time.
  private func drawMarks(
    of day: Int, in month: CalendarMonth, below middle: CGFloat, _ context: DrawContext
  ) {
    let dice = (month.year * 372 + month.month * 31 + day) &* 2_654_435_761 >> 7
    let count = [0, 1, 0, 2, 0, 0, 3, 1][dice & 7]
    let colors = ContainerPalette.bubbles
    let width = CGFloat(count) * (Self.dot + 2) - 2
    for index in 0..<count {
      context.fill(
        CGRect(
          x: middle - width / 2 + CGFloat(index) * (Self.dot + 2), y: 35, width: Self.dot,
          height: Self.dot), cornerRadius: Self.dot / 2,
        colors[(dice >> 3 + index) % colors.count])
    }
  }
}
