import Testing

@testable import Scrollery

@Suite struct CalendarMonthTests {
  @Test(
    arguments: [
      (2026, 1, 3, 31, 5), (2024, 2, 3, 29, 5), (2021, 3, 0, 31, 5), (2021, 2, 0, 28, 4),
      (1900, 2, 3, 28, 5), (2000, 2, 1, 29, 5), (2026, 8, 5, 31, 6), (1970, 1, 3, 31, 5),
    ])
  func `days fall on their weekdays`(year: Int, month: Int, lead: Int, days: Int, weeks: Int) {
    let month = CalendarMonth(year: year, month: month)
    #expect(month.leadingDays == lead)
    #expect(month.dayCount == days)
    #expect(month.weekCount == weeks)
  }

  @Test func `months go on across the turn of a year`() {
    let december = CalendarMonth(year: 2025, month: 12)
    #expect(december.advanced(by: 1) == CalendarMonth(year: 2026, month: 1))
    #expect(december.advanced(by: -12) == CalendarMonth(year: 2024, month: 12))
    #expect(CalendarMonth(year: 2026, month: 0) == december)
    #expect(CalendarMonth(year: 2026, month: -11) == CalendarMonth(year: 2025, month: 1))
  }

  @Test func `each month begins where the one before ends`() {
    var month = CalendarMonth(year: 1999, month: 1)
    for _ in 0..<400 {
      let next = month.advanced(by: 1)
      #expect(next.leadingDays == (month.leadingDays + month.dayCount) % 7)
      month = next
    }
  }

  @Test func `rows are filled up with the days around`() {
    let january = CalendarMonth(year: 2026, month: 1)
    #expect(january.day(week: 0, weekday: 0) == .init(number: 29, isInMonth: false))
    #expect(january.day(week: 0, weekday: 3) == .init(number: 1, isInMonth: true))
    #expect(january.day(week: 4, weekday: 5) == .init(number: 31, isInMonth: true))
    #expect(january.day(week: 4, weekday: 6) == .init(number: 1, isInMonth: false))
    #expect(january.name == "January")
  }
}
