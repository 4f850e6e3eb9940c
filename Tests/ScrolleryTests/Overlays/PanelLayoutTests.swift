import Foundation
import Testing

@testable import Scrollery

@Suite struct PanelLayoutTests {
  private let all: [PanelLayout.Panel: PanelLayout.Need] = [
    .counts: .init(width: 288, height: 110, minimumHeight: 110),
    .log: .init(width: 440, height: 240, minimumHeight: 136),
    .tray: .init(width: 200, height: 358, minimumHeight: 90),
    .figures: .init(width: 264, height: 282, minimumHeight: 168),
  ]

  private func area(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  @Test func withoutPanelsEverythingIsFree() {
    let layout = PanelLayout(area: area(880, 696), needs: [:])
    #expect(layout.frames.isEmpty)
    #expect(layout.free == CGRect(x: 0, y: 0, width: 880, height: 696))
  }

  @Test func figuresAreAtTheLowerRight() {
    let layout = PanelLayout(area: area(880, 696), needs: all.filter { $0.key == .figures })
    #expect(layout.frames == [.figures: CGRect(x: 604, y: 402, width: 264, height: 282)])
    #expect(layout.free == CGRect(x: 0, y: 0, width: 604, height: 696))
  }

  @Test func aTrayByItselfIsBesideTheMiddle() {
    let layout = PanelLayout(area: area(880, 696), needs: all.filter { $0.key == .tray })
    #expect(layout.frames[.tray] == CGRect(x: 668, y: 169, width: 200, height: 358))
    #expect(layout.free == CGRect(x: 0, y: 0, width: 668, height: 696))
  }

  @Test func lowPanelsInACornerTakeNoRoom() {
    let layout = PanelLayout(area: area(880, 696), needs: all.filter { $0.key == .counts })
    #expect(layout.frames[.counts] == CGRect(x: 12, y: 574, width: 288, height: 110))
    #expect(layout.free == CGRect(x: 0, y: 0, width: 880, height: 696))
  }

  @Test(arguments: [
    (880.0, 696.0), (640, 416), (600, 400), (599, 700), (380, 636), (320, 504), (1400, 900),
    (2000, 300),
  ])
  func noneLiesOnAnotherOrBeyondTheArea(width: Double, height: Double) {
    let layout = PanelLayout(area: area(width, height), needs: all)
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    let frames = Array(layout.frames.values)
    for (index, frame) in frames.enumerated() {
      #expect(bounds.insetBy(dx: 11.9, dy: 11.9).contains(frame))
      for other in frames[..<index] {
        #expect(!frame.insetBy(dx: -11.9, dy: -11.9).intersects(other))
      }
    }
    #expect(bounds.contains(layout.free))
    #expect(layout.free.width >= width / 3)
    #expect(layout.free.height >= height / 3)
  }

  @Test func at640By480AllFourFit() {
    let layout = PanelLayout(area: area(640, 416), needs: all)
    #expect(layout.frames.count == 4)
    let free = layout.free.insetBy(dx: 0.5, dy: 0.5)
    #expect(layout.frames.values.allSatisfy { !$0.intersects(free) })
  }

  @Test(arguments: [(0.0, 0.0), (1, 1), (60, 2000), (2000, 10)])
  func hardlyAnyRoomIsNoTrouble(width: Double, height: Double) {
    let layout = PanelLayout(area: area(width, height), needs: all)
    #expect(layout.free.width >= 0 && layout.free.height >= 0)
    #expect(layout.frames.values.allSatisfy { $0.width > 24 && $0.height > 24 })
  }

  @Test func whereHeightIsShortFiguresGiveUpTheirPlotsFirst() {
    let layout = PanelLayout(
      area: area(880, 600), needs: all.filter { $0.key == .tray || $0.key == .figures })
    #expect(layout.frames[.tray]?.height == 358)
    #expect(layout.frames[.figures]?.height == 206)
  }
}
