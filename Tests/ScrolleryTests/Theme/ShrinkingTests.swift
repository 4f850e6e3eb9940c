import Foundation
import Testing
import ViewKitTesting

@testable import Scrollery
@testable import ViewKit

@Suite("Rectangles without their margins")
struct ShrinkingTests {
  @Test("What is smaller than its margins becomes empty, in its middle")
  func small() {
    let rect = CGRect(x: 10, y: 20, width: 6, height: 40)
    #expect(rect.shrunk(dx: 2, dy: 5) == CGRect(x: 12, y: 25, width: 2, height: 30))
    #expect(rect.shrunk(dx: 8, dy: 5) == CGRect(x: 13, y: 25, width: 0, height: 30))
    #expect(rect.shrunk(dx: 0, dy: 99) == CGRect(x: 10, y: 40, width: 6, height: 0))
  }

  @Test("Every screen fits into a window of one point, and out of it again")
  func tinyWindow() {
    for index in Screen.all.indices {
      let said = Report.said
      let root = RootController(screens: Screen.all, opening: index)
      let stage = Stage(root, size: CGSize(width: 500, height: 400))
      for size in [CGSize(width: 1, height: 1), CGSize(width: 90, height: 12)] {
        stage.resize(to: size)
        stage.settle()
      }
      let news = Report.said.subtracting(said).filter { $0.contains("NaN or infinite") }
      #expect(news.isEmpty, "\(Screen.all[index].name)")
    }
  }
}
