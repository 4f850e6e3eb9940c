import Foundation
import Testing

@testable import Scrollery

@Suite struct HeaderCollapseTests {
  private let collapse = HeaderCollapse(fullHeight: 200, barHeight: 64)

  @Test(
    arguments: [
      (-200, 200, 0, 1), (-250, 250, 50, 1), (-132, 132, 0, 0.5), (-64, 64, 0, 0), (0, 64, 0, 0),
      (3000, 64, 0, 0),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func `N-10: is a function of the offset alone, however far that jumps`(
    offset: CGFloat, height: CGFloat, stretch: CGFloat, progress: CGFloat
  ) {
    #expect(collapse.height(at: offset) == height)
    #expect(collapse.stretch(at: offset) == stretch)
    #expect(collapse.progress(at: offset) == progress)
  }

  @Test func `moves without a jump`() {
    var last = collapse.progress(at: -300)
    for step in 1...400 {
      let progress = collapse.progress(at: -300 + CGFloat(step))
      #expect(progress <= last && last - progress <= 1 / 136 + 1e-12)
      last = progress
    }
    #expect(last == 0)
  }

  @Test func `stays whole at an offset that is no number`() {
    #expect(collapse.height(at: .nan) == 200)
    #expect(collapse.progress(at: .nan) == 1)
  }

  @Test func `a header no higher than its bar is the bar`() {
    let bar = HeaderCollapse(fullHeight: 10, barHeight: 64)
    #expect(bar.fullHeight == 64)
    #expect(bar.progress(at: -64) == 0)
  }
}
