import Foundation
import Testing

@testable import Scrollery

@Suite struct ContentColumnTests {
  @Test(
    arguments: [
      (320, 16, 288), (900, 16, 868), (2000, 566, 868), (1, 0, 0), (0, 0, 0),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `fills narrow windows and stands in the middle of wide ones`(
    width: CGFloat, x: CGFloat, column: CGFloat
  ) {
    #expect(ContentColumn(width: width).x == x)
    #expect(ContentColumn(width: width).width == column)
  }

  @Test(arguments: [(288, 2), (868, 6), (0, 2)] as [(CGFloat, Int)])
  func `the grid has as many columns as fit`(width: CGFloat, columns: Int) {
    #expect(TileGridLayout.columns(in: width) == columns)
  }
}
