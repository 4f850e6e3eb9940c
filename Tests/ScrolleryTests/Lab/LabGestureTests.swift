import Foundation
import Testing

@testable import Scrollery

@Suite struct LabGestureTests {
  private let rules = LabGesture.Rules(
    rate: 0.998, rubberBand: 0.55, bounces: true, viewport: 400, greatestOffset: 6000, scale: 1)

  private func gesture(target: CGFloat? = nil) -> LabGesture {
    var gesture = LabGesture(rules, from: .init(time: 1, offset: 100, velocity: 0))
    gesture.letGo(
      .init(
        time: 1.5, offset: 200, velocity: 1, target: target ?? 694, isChosen: target != nil))
    return gesture
  }

  @Test func `the model decelerates freely, and comes to rest where it was announced`() throws {
    let model = gesture().model(steps: 100)
    #expect(model.first?.time == 1.5 && model.first?.offset == 200)
    #expect(model.first?.velocity == 1000)
    #expect(model.last?.offset == 694)
    #expect(zip(model, model.dropFirst()).allSatisfy { $0.offset < $1.offset })
    // x0 + v0·c·(1 − r^t) after a second: 200 + 499·(1 − 0.998^1000).
    let second = try #require(
      model.min { abs($0.time - 2.5) < abs($1.time - 2.5) })
    let elapsed = (second.time - 1.5) * 1000
    #expect(abs(second.offset - (200 + 499 * (1 - pow(0.998, elapsed)))) < 1e-6)
  }

  @Test func `a chosen target is where the model ends`() {
    let model = gesture(target: 1500).model()
    #expect(model.last?.offset == 1500)
    #expect(model.last?.velocity == 0)
  }

  @Test func `while it is pulled the model is the rubber band`() {
    var gesture = LabGesture(rules, from: .init(time: 0, offset: 0, velocity: 0))
    gesture.note(.init(time: 0.1, offset: -49, velocity: -500, pulled: -100))
    // 0.55·100·400 / (400 + 55)
    let banded = -0.55 * 100 * 400 / 455
    #expect(abs(gesture.banded(-100) - banded) < 1e-9)
    #expect(gesture.model().map(\.offset) == [gesture.banded(-100)])
    #expect(gesture.greatestError.map { abs($0 - abs(-49 - banded)) < 1e-9 } == true)
  }

  @Test func `the greatest error is that of the samples after the release`() {
    var gesture = gesture()
    gesture.note(.init(time: 1.5, offset: 200, velocity: 1000))
    gesture.note(.init(time: 1.6, offset: 200 + 499 * (1 - pow(0.998, 100)) + 3, velocity: 0))
    #expect(gesture.greatestError.map { abs($0 - 3) < 1e-9 } == true)
    gesture.followsWheel = true
    #expect(gesture.greatestError == nil && gesture.model().isEmpty)
  }

  @Test func `of one moment the last sample counts, and there is an end to them`() {
    var gesture = LabGesture(rules, from: .init(time: 0, offset: 0, velocity: 0))
    gesture.note(.init(time: 1, offset: 5, velocity: 0))
    gesture.note(.init(time: 1, offset: 6, velocity: 0))
    #expect(gesture.samples.map(\.offset) == [0, 6])
    for step in 0..<2000 { gesture.note(.init(time: Double(step) + 2, offset: 0, velocity: 0)) }
    #expect(gesture.samples.count == LabGesture.limit)
  }
}
