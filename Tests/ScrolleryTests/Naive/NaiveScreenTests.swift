import Foundation
import Testing
import ViewKitTesting

@testable import Scrollery
@testable import ViewKit

@Suite("The naive screen")
struct NaiveScreenTests {
  private func stage(rows: Int) -> (NaiveScreen, Stage) {
    let screen = NaiveScreen(rows: rows)
    return (screen, Stage(screen, size: CGSize(width: 400, height: 700)))
  }

  @Test("Items 4 and 5: lists are framed to their whole content, and every row has a cell")
  func everyRow() {
    let (screen, stage) = stage(rows: 100)
    let tables = screen.lists.tables
    #expect(
      tables.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 400, height: 7600),
        CGRect(x: 0, y: 7600, width: 400, height: 7600),
      ])
    #expect(screen.lists.contentSize.height == 15_200)
    #expect(tables.map(\.visibleCells.count) == [100, 100])
    #expect(screen.cost.cells == 200 && screen.cost.rows == 200)
    #expect(tables.allSatisfy { !$0.isScrollEnabled })
    screen.lists.contentOffset.y = 8000
    stage.settle()
    #expect(tables.map(\.reuseCounts.live) == [100, 100])
    #expect(tables.map(\.contentOffset.y) == [0, 0])
  }

  @Test("The rows are adjustable; more than 20,000 are refused and change nothing")
  func adjustable() {
    let (screen, stage) = stage(rows: 10)
    screen.changeRowCount(to: 40)
    stage.settle()
    #expect(screen.cost.cells == 80)
    screen.changeRowCount(to: 20_001)
    stage.settle()
    #expect(screen.cost.cells == 80)
    #expect(NaiveCost.refusal(rows: 20_000) == nil)
    #expect(
      NaiveCost.refusal(rows: 30_000)
        == "30,000 rows in each list would mean 60,000 cells at once. This screen stops at 20,000 "
        + "rows.")
  }

  @Test("Too many rows from the start build nothing")
  func refusedAtFirst() {
    let (screen, _) = stage(rows: 1_000_000)
    #expect(screen.cost == NaiveCost())
    #expect(screen.lists.tables.map(\.visibleCells.count) == [0, 0])
  }

  @Test("Lists follow the window's width")
  func resized() {
    let (screen, stage) = stage(rows: 5)
    stage.resize(to: CGSize(width: 900, height: 700))
    stage.settle()
    #expect(screen.lists.tables.map(\.frame.width) == [620, 620])
  }
}
