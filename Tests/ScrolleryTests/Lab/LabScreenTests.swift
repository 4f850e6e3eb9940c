import Foundation
import Testing
import ViewKit
import ViewKitTesting

@testable import Scrollery

@Suite struct LabScreenTests {
  private let screen = LabScreen()
  private let stage: Stage

  init() { stage = Stage(screen, size: CGSize(width: 880, height: 700)) }

  private var tape: UIScrollView { screen.tape.scroll }
  private var controls: LabControls { screen.controls }

  private func flick(by distance: CGFloat = -200, every milliseconds: Int = 12) {
    let place = screen.tape.place
    stage.pointerMove(to: CGPoint(x: place.midX, y: place.midY))
    stage.pointerDown()
    stage.drag(
      to: CGPoint(x: place.midX + distance, y: place.midY), steps: 6,
      every: .milliseconds(milliseconds))
    stage.pointerUp()
  }

  private func change(_ path: WritableKeyPath<LabSettings, CGFloat>, to value: CGFloat) {
    var settings = controls.settings
    settings[keyPath: path] = value
    controls.take(settings)
  }

  // MARK: - The model

  @Test func `what is recorded lies on the model, and stops at the ghost`() throws {
    flick()
    let ghost = try #require(screen.tape.scale.ghost)
    #expect(ghost > tape.contentOffset.x + 100)
    #expect(stage.settle())
    #expect(tape.contentOffset.x == ghost)
    let gesture = try #require(screen.gesture)
    #expect(gesture.samples.count > 40)
    // A drag is shown on whole pixels.
    #expect(try #require(gesture.greatestError) <= 0.5)
    let glide = gesture.samples.filter { $0.pulled == nil && $0.time > gesture.start }
    #expect(glide.count > 30)
    #expect(gesture.model().last?.offset == ghost)
  }

  @Test func `a bounce at the edge lies on the model too`() throws {
    tape.contentOffset.x = 300
    flick(by: 240)
    #expect(screen.tape.scale.ghost == 0)
    #expect(stage.settle())
    #expect(try #require(screen.gesture?.greatestError) <= 0.5)
    #expect(screen.gesture?.samples.contains { $0.offset < -10 } == true)
  }

  @Test(arguments: [0.2, 0.55, 0.9])
  func `the rubber band follows its constant`(constant: Double) throws {
    change(\.rubberBand, to: constant)
    flick(by: 210, every: 30)
    let gesture = try #require(screen.gesture)
    let width = tape.bounds.width
    let expected = -constant * 200 * width / (width + constant * 200)
    let least = try #require(gesture.samples.filter { $0.pulled != nil }.map(\.offset).min())
    #expect(abs(least - expected) <= 0.5)
    #expect(try #require(gesture.greatestError) <= 0.5)
  }

  @Test func `a smaller rate stops sooner`() throws {
    flick()
    let far = try #require(screen.tape.scale.ghost)
    #expect(stage.settle())
    tape.setContentOffset(.zero, animated: false)
    change(\.rate, to: 0.98)
    flick()
    let near = try #require(screen.tape.scale.ghost)
    #expect(near < far / 2)
    #expect(stage.settle())
    #expect(tape.contentOffset.x == near)
    #expect(try #require(screen.gesture?.greatestError) <= 0.5)
  }

  // MARK: - Where flicks end

  @Test func `a flick ends on a page or at the flag`() throws {
    screen.showNextVariant()
    #expect(controls.settings.stops == .pages)
    #expect(controls.page.slider.isEnabled && !controls.flag.slider.isEnabled)
    change(\.page, to: 130)
    flick()
    #expect(stage.settle())
    #expect(tape.contentOffset.x > 0)
    #expect(tape.contentOffset.x.truncatingRemainder(dividingBy: 130) == 0)
    screen.showNextVariant()
    change(\.flag, to: 900)
    flick()
    #expect(screen.tape.scale.ghost == 900)
    #expect(stage.settle())
    #expect(tape.contentOffset.x == 900)
    #expect(try #require(screen.gesture?.greatestError) <= 0.5)
    screen.showNextVariant()
    #expect(controls.settings.stops == .free)
  }

  @Test func `another gesture takes the ghost away, and so do keys`() {
    flick()
    #expect(stage.settle())
    #expect(screen.tape.scale.ghost != nil)
    stage.press(.keyboardRightArrow)
    #expect(stage.settle())
    #expect(screen.tape.scale.ghost == nil)
  }

  @Test func `a wheel is recorded without a model`() throws {
    let place = screen.tape.place
    stage.pointerMove(to: CGPoint(x: place.midX, y: place.midY))
    stage.wheel(x: 4, y: 0)
    #expect(stage.settle())
    let gesture = try #require(screen.gesture)
    #expect(tape.contentOffset.x > 150)
    #expect(gesture.followsWheel && gesture.greatestError == nil)
  }

  // MARK: - Controls

  @Test func `controls change the tape, and Reset takes all of it back`() {
    change(\.rate, to: 0.99)
    change(\.rubberBand, to: 0.3)
    controls.bounces.setOn(false, animated: false)
    controls.bounces.sendActions(for: .valueChanged)
    #expect(tape.decelerationRate.rawValue == 0.99 && tape.rubberBandConstant == 0.3)
    #expect(!tape.bounces)
    let place = controls.reset.place
    stage.tap(at: CGPoint(x: place.midX, y: place.midY))
    #expect(controls.settings == LabSettings())
    #expect(tape.decelerationRate == .normal && tape.rubberBandConstant == 0.55)
    #expect(tape.bounces && controls.bounces.isOn)
    #expect(controls.rate.value == CGFloat(Float(RateScale.position(of: 0.998))))
  }

  @Test func `a slider is moved with the mouse and with keys`() {
    let place = controls.rubberBand.slider.place
    stage.tap(at: CGPoint(x: place.maxX - 12, y: place.midY))
    #expect(controls.settings.rubberBand > 0.95)
    #expect(tape.rubberBandConstant == controls.settings.rubberBand)
    let before = controls.settings.rubberBand
    stage.press(.keyboardPageDown)
    #expect(controls.settings.rubberBand < before)
  }

  @Test func `Tab reaches every control that has an effect`() {
    var reached: [UIView] = []
    for _ in 0..<12 {
      stage.press(.keyboardTab)
      if let view = stage.window.firstResponder as? UIView { reached.append(view) }
    }
    let wanted: [UIView] = [
      tape, controls.stops, controls.rate.slider, controls.rubberBand.slider, controls.bounces,
      controls.reset,
    ]
    for view in wanted { #expect(reached.contains { $0 === view }) }
    #expect(!reached.contains { $0 === controls.flag.slider })
  }

  @Test func `in a narrow window everything can be scrolled to`() {
    stage.resize(to: CGSize(width: 380, height: 620))
    stage.advance(by: .milliseconds(50))
    let parts: [UIView] = [screen.tape, controls] + screen.plots
    for part in parts {
      #expect(part.frame.minX >= 16 && part.frame.maxX <= 364)
      #expect(part.frame.maxY <= screen.scroll.contentSize.height)
    }
    #expect(!stage.window.needsFrame)
  }
}
