import Foundation
import Testing
import ViewKitTesting

@testable import Scrollery
@testable import ViewKit

@Suite("Screens in windows of hardly a point")
struct SmallWindowTests {
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
