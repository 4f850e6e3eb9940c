import Foundation
import Testing
import ViewKitTesting

@testable import Scrollery
@testable import ViewKit

@Suite("The autolayout screen")
struct AutoLayoutScreenTests {
  private let screen = AutoLayoutScreen()
  private let stage: Stage

  init() { stage = Stage(screen, size: CGSize(width: 400, height: 700)) }

  private var numbers: [Int] {
    screen.shown.sorted { $0.frame.minX < $1.frame.minX }.map(\.number)
  }

  @Test("Item 40: the size of the content follows from constraints, and nothing is left open")
  func content() {
    #expect(screen.pages.contentSize == CGSize(width: 4000, height: screen.pages.bounds.height))
    #expect(screen.pages.bounds.height == 610)
    #expect(screen.shown.map(\.frame.minX) == (0..<10).map { CGFloat($0) * 400 })
    #expect(screen.shown.allSatisfy { $0.frame.size == screen.pages.bounds.size })
    #expect(screen.view.layoutProblems.isEmpty)
  }

  @Test("Item 41: the page in sight is kept when the window turns and changes its size")
  func resizing() {
    screen.pages.setContentOffset(CGPoint(x: 1200, y: 0), animated: false)
    for size in [(700, 400), (320, 500), (1000, 800), (400, 700)] {
      stage.resize(to: CGSize(width: size.0, height: size.1))
      stage.settle()
      #expect(screen.page == 3)
      #expect(screen.pages.contentOffset.x == CGFloat(size.0) * 3)
      #expect(screen.pages.contentSize.width == CGFloat(size.0) * 10)
    }
    #expect(screen.view.layoutProblems.isEmpty)
  }

  @Test("A new page comes after the one in sight, and fades in")
  func adding() throws {
    screen.addPage()
    let new = try #require(screen.shown.first { $0.number == 11 })
    #expect(numbers == [1, 11, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    stage.advance(by: .milliseconds(100))
    let alpha = try #require(new.layer.presentation()?.opacity)
    #expect(alpha > 0 && alpha < 1)
    stage.settle()
    #expect(screen.page == 1 && screen.pages.contentSize.width == 4400)
  }

  @Test("There are 10 to 19 pages")
  func counts() {
    screen.removePage()
    #expect(screen.shown.count == 10)
    for _ in 0..<12 {
      screen.addPage()
      stage.settle()
    }
    #expect(screen.shown.count == 19 && screen.page == 9)
    #expect(!screen.controls.add.isEnabled && screen.controls.remove.isEnabled)
    for _ in 0..<12 {
      screen.removePage()
      stage.settle()
    }
    #expect(screen.shown.count == 10)
    #expect(screen.pages.contentSize.width == 4000)
    #expect(screen.pages.contentOffset.x == CGFloat(screen.page) * 400)
  }

  @Test("A page that is removed fades while the next one closes in")
  func removing() throws {
    screen.addPage()
    stage.settle()
    let old = try #require(screen.shown.first { $0.number == 11 })
    let next = try #require(screen.shown.first { $0.number == 2 })
    screen.removePage()
    stage.advance(by: .milliseconds(100))
    let x = try #require(next.layer.presentation()?.frame.minX)
    #expect(x > 400 && x < 800)
    #expect(try #require(old.layer.presentation()?.opacity) < 1)
    stage.settle()
    #expect(old.superview == nil && next.frame.minX == 400)
    #expect(screen.page == 1)
  }

  @Test("The last page is left for the one before it")
  func removingTheLast() {
    screen.addPage()
    stage.settle()
    screen.pages.setContentOffset(CGPoint(x: 4000, y: 0), animated: false)
    screen.removePage()
    stage.settle()
    #expect(screen.page == 9)
    #expect(screen.pages.contentOffset.x == 3600 && screen.pages.contentSize.width == 4000)
  }

  @Test("Constraints are drawn on demand")
  func constraints() {
    #expect(screen.drawing.isHidden)
    screen.showNextVariant()
    stage.settle()
    #expect(!screen.drawing.isHidden && screen.controls.showsConstraints)
    screen.showNextVariant()
    #expect(screen.drawing.isHidden)
  }
}
