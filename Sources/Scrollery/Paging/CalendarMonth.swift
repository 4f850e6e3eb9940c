/// A month of the Gregorian calendar, whose weeks begin on Monday.
nonisolated struct CalendarMonth: Hashable, Sendable {
  let year: Int
  /// From 1 to 12.
  let month: Int

  /// A month counted on from January of a year; months before and after that year are meant too.
  init(year: Int, month: Int) {
    let index = month - 1
    let years = index >= 0 ? index / 12 : (index - 11) / 12
    self.year = year + years
    self.month = index - years * 12 + 1
  }

  func advanced(by months: Int) -> CalendarMonth {
    CalendarMonth(year: year, month: month + months)
  }

  /// A day as it stands in a row of weeks.
  struct Day: Equatable, Sendable {
    let number: Int
    /// Days before the first and after the last belong to the months around.
    let isInMonth: Bool
  }

  static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  var name: String { Self.names[month - 1] }

  var dayCount: Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// How many days of the first week belong to the month before: 0 if the first is a Monday.
  var leadingDays: Int {
    // Days since a Monday, March 1st of year 0 being the first of the years that are counted.
    let shifted = month > 2 ? (year: year, month: month - 3) : (year: year - 1, month: month + 9)
    func quotient(_ divisor: Int) -> Int {
      shifted.year >= 0 ? shifted.year / divisor : (shifted.year - divisor + 1) / divisor
    }
    let days =
      365 * shifted.year + quotient(4) - quotient(100) + quotient(400)
      + (153 * shifted.month + 2) / 5
    let rest = (days + 2) % 7
    return rest >= 0 ? rest : rest + 7
  }

  var weekCount: Int { (leadingDays + dayCount + 6) / 7 }

  /// A day by its row and its place in it, both counted from 0.
  func day(week: Int, weekday: Int) -> Day {
    let number = week * 7 + weekday - leadingDays + 1
    if number < 1 { return Day(number: advanced(by: -1).dayCount + number, isInMonth: false) }
    if number > dayCount { return Day(number: number - dayCount, isInMonth: false) }
    return Day(number: number, isInMonth: true)
  }
}
