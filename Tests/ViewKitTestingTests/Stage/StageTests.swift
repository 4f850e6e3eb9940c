import Foundation
import Testing
import ViewKit

@testable import ViewKitTesting

@Suite struct StageTests {
  private let stage = Stage(UIView(), size: CGSize(width: 200, height: 100))

  /// Remembers the frames it is told of, and asks for so many.
  private final class FrameLog: FrameObserver {
    var times: [TimeInterval] = []
    let limit: Int

    init(limit: Int) { self.limit = limit }

    func frame(at time: TimeInterval) -> Bool {
      times.append(time)
      return times.count < limit
    }
  }

  @Test func theFirstFrameIsRunWhenTheStageIsMade() {
    let view = UIView()
    _ = Stage(view, size: CGSize(width: 320, height: 568))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(stage.now == .zero)
  }

  @Test func runsEveryFrameDue() {
    let log = FrameLog(limit: .max)
    stage.window.observeFrames(log)
    stage.advance(by: .milliseconds(50))
    #expect(log.times == [1, 2, 3].map { TimeInterval($0) / 60 })
    #expect(stage.now == .milliseconds(50))
    stage.advance(by: .milliseconds(16))
    #expect(log.times.count == 3)
    stage.advance(by: .milliseconds(1))
    #expect(log.times.last == 4.0 / 60)
  }

  @Test func theRateIsTheStages() {
    let fast = Stage(UIView(), size: CGSize(width: 10, height: 10), framesPerSecond: 144)
    let log = FrameLog(limit: .max)
    fast.window.observeFrames(log)
    fast.advance(by: .seconds(1))
    #expect(log.times.count == 144)
    #expect(log.times.last == 1)
  }

  @Test func frameDurationsAddUp() {
    let log = FrameLog(limit: .max)
    stage.window.observeFrames(log)
    for _ in 0..<600 { stage.advance(by: .seconds(1.0 / 60)) }
    #expect(log.times.count == 600)
  }

  @Test func aLateFrameIsOne() {
    let log = FrameLog(limit: .max)
    stage.window.observeFrames(log)
    stage.advanceFrame(after: .milliseconds(400))
    #expect(log.times == [0.4])
    stage.advance(by: .milliseconds(17))
    #expect(log.times == [0.4, 25.0 / 60])
  }

  @Test func timeWithNothingToDoIsSkipped() {
    var fired: [TimeInterval] = []
    stage.window.schedule(after: 3600.001) { [window = stage.window] in fired.append(window.time) }
    stage.advance(by: .seconds(3600))
    #expect(fired.isEmpty)
    stage.advance(by: .seconds(1))
    #expect(fired == [3600.001])
  }

  @Test func whatBeginsBeforeADeadlineRunsItsFrames() {
    stage.window.schedule(after: 10) {}
    stage.advance(by: .milliseconds(5))
    let log = FrameLog(limit: 2)
    stage.window.observeFrames(log)
    stage.advance(by: .milliseconds(50))
    #expect(log.times == [1.0 / 60, 2.0 / 60])
  }

  @Test func settlingEndsWithTheLastMotion() {
    stage.window.observeFrames(FrameLog(limit: 30))
    #expect(stage.settle())
    #expect(stage.now.seconds == 0.5)
    stage.window.observeFrames(FrameLog(limit: .max))
    #expect(!stage.settle(within: .seconds(2)))
    #expect(stage.now.seconds == 2.5)
  }

  @Test func settlingWaitsForWhatIsYetToBegin() {
    let log = FrameLog(limit: 6)
    stage.window.schedule(after: 0.1) { [window = stage.window] in window.observeFrames(log) }
    #expect(stage.settle())
    #expect(log.times.count == 6)
  }

  @Test func inputComesAtTheStagesTime() throws {
    let view = TouchLog()
    let stage = Stage(view, size: CGSize(width: 100, height: 100))
    stage.advance(by: .milliseconds(123))
    stage.tap(at: CGPoint(x: 30, y: 40))
    #expect(view.places == [CGPoint(x: 30, y: 40), CGPoint(x: 30, y: 40)])
    #expect(abs(try #require(view.times.first) - 0.123) < 1e-12)
    #expect(abs(try #require(view.times.last) - 0.173) < 1e-12)
  }

  private final class TouchLog: UIView {
    var places: [CGPoint] = []
    var times: [TimeInterval] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log(touches) }

    private func log(_ touches: Set<UITouch>) {
      for touch in touches {
        places.append(touch.location(in: self))
        times.append(touch.timestamp)
      }
    }
  }

  @Test func anotherSizeIsThatOfTheNextPicture() throws {
    stage.resize(to: CGSize(width: 50, height: 60))
    #expect(stage.window.bounds.size == CGSize(width: 50, height: 60))
    let picture = try stage.picture()
    #expect(picture.width == 50)
    #expect(picture.height == 60)
    stage.resize(to: .zero)
    #expect(stage.window.bounds.size == CGSize(width: 50, height: 60))
  }

  @Test("H-07: another scale moves nothing, and is that of the next picture")
  func anotherScale() throws {
    func rows() -> (UIScrollView, Stage) {
      let scroll = UIScrollView()
      scroll.contentSize = CGSize(width: 200, height: 1000)
      for row in 0..<20 {
        let label = UILabel(frame: CGRect(x: 0, y: row * 50, width: 200, height: 50))
        label.text = "Row \(row)"
        scroll.addSubview(label)
      }
      scroll.contentOffset.y = 333
      return (scroll, Stage(scroll, size: CGSize(width: 200, height: 200)))
    }
    let (scroll, stage) = rows()
    let hit = stage.window.hitTest(CGPoint(x: 100, y: 100), with: nil)
    _ = try stage.picture()
    try stage.play("scale 2")
    #expect(scroll.contentOffset.y == 333)
    #expect(stage.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === hit)
    let picture = try stage.picture()
    #expect(picture.width == 400)
    // Text is drawn anew and not enlarged.
    let (_, fresh) = rows()
    try fresh.play("scale 2")
    #expect(try picture == fresh.picture())
    try stage.play("scale 1\nscale 2")
    #expect(try picture == stage.picture())
  }
}
