import Foundation
import Testing
import ViewKit
import ViewKitTesting

@testable import Scrollery

@Suite struct TablesScreenTests {
  private let screen = TablesScreen()
  private let stage: Stage

  init() { stage = Stage(screen, size: CGSize(width: 375, height: 667)) }

  private func names(_ bed: Int) -> [String] { screen.book.beds[bed].plants.map(\.name) }

  /// The middle of a row of the first bed: below the bar and the header.
  private func row(_ row: Int, x: CGFloat = 180) -> CGPoint {
    CGPoint(x: x, y: TablesScreen.barHeight + 28 + CGFloat(row) * 44 + 22)
  }

  private func swipe(_ index: Int, by distance: CGFloat) {
    stage.pointerMove(to: row(index))
    stage.pointerDown()
    stage.drag(to: row(index, x: 180 + distance), steps: 10, every: .milliseconds(20))
    stage.advance(by: .milliseconds(300))
    stage.pointerUp()
    stage.settle()
  }

  @Test func `a full swipe deletes, and Restore brings everything back`() {
    stage.pointerMove(to: row(1, x: 340))
    stage.pointerDown()
    stage.drag(to: row(1, x: 20), steps: 20, every: .milliseconds(16))
    stage.pointerUp()
    #expect(stage.settle())
    #expect(names(0).prefix(2) == ["Acacia", "Alder"])
    #expect(!screen.restoreButton.isHidden)
    stage.tap(at: CGPoint(x: 48, y: 26))
    stage.settle()
    #expect(screen.book == .garden && screen.restoreButton.isHidden)
    #expect(screen.table.visibleCells[1].textLabel?.text == "Agapanthus")
  }

  @Test func `a swipe to the right stars, and the row closes`() {
    swipe(2, by: 70)
    stage.tap(at: row(2, x: 30))
    #expect(stage.settle())
    #expect(screen.book.beds[0].plants[2].isStarred)
    #expect(screen.table.visibleCells[2].detailTextLabel?.text == "★")
    #expect(screen.table.visibleCells[2].bounds.origin == .zero)
  }

  @Test func `a plant goes to the top of its bed`() {
    swipe(3, by: -120)
    stage.tap(at: row(3, x: 240))
    #expect(stage.settle())
    #expect(names(0).prefix(4) == ["Almond", "Acacia", "Agapanthus", "Alder"])
    #expect(screen.table.visibleCells[0].textLabel?.text == "Almond")
  }

  @Test func `letters lead to their beds`() throws {
    let table = screen.table
    stage.pointerMove(to: CGPoint(x: 367, y: 360))
    stage.pointerDown()
    stage.advance(by: .milliseconds(50))
    #expect(table.contentOffset.y > 1000)
    stage.drag(to: CGPoint(x: 367, y: 60), steps: 8, every: .milliseconds(16))
    #expect(table.contentOffset.y == 0)
    stage.pointerUp()
  }

  @Test func `the key S edits, and a handle moves a plant into another bed`() throws {
    screen.showNextVariant()
    #expect(stage.settle())
    #expect(screen.table.isEditing && screen.editButton.currentTitle == "Done")
    stage.pointerMove(to: row(0, x: 350))
    stage.pointerDown()
    stage.drag(to: row(8, x: 350), steps: 20, every: .milliseconds(16))
    stage.pointerUp()
    #expect(stage.settle())
    #expect(names(0).first == "Agapanthus")
    #expect(names(1).contains("Acacia"))
    screen.showNextVariant()
    #expect(stage.settle())
    #expect(!screen.table.isEditing)
  }
}
