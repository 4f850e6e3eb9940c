import Foundation
import Testing
import ViewKit
import ViewKitTesting

@testable import Scrollery

@Suite struct FiguresOverlayTests {
  private let root = RootController.sample(isBare: true)
  private let stage: Stage

  init() {
    stage = Stage(root, size: CGSize(width: 320, height: 568))
    root.setOverlays([.hud], animated: false)
    stage.settle()
  }

  private func text() -> String {
    stage.commands().compactMap {
      guard case .text(let run, _, _) = $0 else { return nil as String? }
      return run.text
    }.joined()
  }

  @Test func offsetPhaseAndCellsAreShown() throws {
    let table = try #require(root.sample?.table)
    table.contentOffset.y = 1234.5
    stage.settle()
    let text = text()
    #expect(text.contains("list"))
    #expect(text.contains("idle"))
    #expect(text.contains("0.0,1234.5"))
    #expect(text.contains("Livecells\(table.reuseCounts.live)"))
  }

  @Test func thePhaseIsThatOfTheScrollViewThatMoves() {
    stage.pointerMove(to: CGPoint(x: 100, y: 100))
    stage.pointerDown()
    stage.drag(to: CGPoint(x: 100, y: 50), steps: 5, every: .milliseconds(16))
    #expect(text().contains("dragging"))
  }

  @Test func newNumbersNeedNoNewRuns() throws {
    let table = try #require(root.sample?.table)
    for offset in stride(from: 0.0, through: 9000, by: 987.6) {
      table.contentOffset.y = offset
      stage.settle()
      _ = stage.commands()
    }
    let count = FigureText.regular.runCount
    for offset in stride(from: 1.0, through: 8000, by: 123.4) {
      table.contentOffset.y = offset
      stage.settle()
      _ = stage.commands()
    }
    #expect(FigureText.regular.runCount == count)
  }
}
