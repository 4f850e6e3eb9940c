import Foundation
import Testing
import ViewKit

@Suite("Rectangles without their margins")
struct ShrinkingTests {
  @Test("What is smaller than its margins becomes empty, in its middle")
  func small() {
    let rect = CGRect(x: 10, y: 20, width: 6, height: 40)
    #expect(rect.shrunk(dx: 2, dy: 5) == CGRect(x: 12, y: 25, width: 2, height: 30))
    #expect(rect.shrunk(dx: 8, dy: 5) == CGRect(x: 13, y: 25, width: 0, height: 30))
    #expect(rect.shrunk(dx: 0, dy: 99) == CGRect(x: 10, y: 40, width: 6, height: 0))
  }
}
