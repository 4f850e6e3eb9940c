import Foundation
import Testing
import ViewKit
import ViewKitTesting

@Suite struct UISliderTests {
  private let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 220, height: 32))
  private let stage: Stage

  init() {
    let view = UIView()
    view.addSubview(slider)
    stage = Stage(view, size: CGSize(width: 300, height: 200))
  }

  /// The middle of the thumb in the window at a part of the track, which is 200 points long.
  private func place(_ part: CGFloat) -> CGPoint { CGPoint(x: 30 + 200 * part, y: 36) }

  @Test func `values keep within their bounds`() {
    slider.minimumValue = 10
    #expect(slider.value == 10 && slider.maximumValue == 10)
    slider.maximumValue = 30
    slider.value = 50
    #expect(slider.value == 30)
    slider.value = .nan
    #expect(slider.value == 30)
    slider.maximumValue = 20
    #expect(slider.value == 20)
    slider.maximumValue = .infinity
    #expect(slider.maximumValue == 20)
  }

  @Test func `the thumb stands where the value is`() {
    slider.maximumValue = 4
    slider.value = 1
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
    #expect(track.minX == 10 && track.width == 200)
    #expect(thumb.midX == 60 && thumb.midY == track.midY)
  }

  @Test func `dragging the thumb keeps the place where it was taken`() {
    slider.value = 0.5
    var values: [Float] = []
    slider.addAction(
      UIAction { [slider] _ in values.append(slider.value) }, for: .valueChanged)
    stage.pointerMove(to: CGPoint(x: place(0.5).x + 4, y: 36))
    stage.pointerDown()
    #expect(slider.value == 0.5)
    stage.drag(to: CGPoint(x: place(0.75).x + 4, y: 90), steps: 5, every: .milliseconds(16))
    stage.pointerUp()
    #expect(slider.value == 0.75)
    #expect(values.count == 5 && values == values.sorted())
  }

  @Test func `a press beside the thumb brings it there`() {
    stage.pointerMove(to: place(0.25))
    stage.pointerDown()
    #expect(slider.value == 0.25)
    stage.pointerUp()
  }

  @Test func `one that is not continuous tells at the end`() {
    slider.isContinuous = false
    var count = 0
    slider.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    stage.pointerMove(to: place(0))
    stage.pointerDown()
    stage.drag(to: place(1), steps: 4, every: .milliseconds(16))
    #expect(count == 0)
    stage.pointerUp()
    #expect(count == 1 && slider.value == 1)
  }

  @Test func `keys move it in steps and to its ends`() {
    slider.maximumValue = 100
    slider.becomeFirstResponder()
    var count = 0
    slider.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    stage.press(.keyboardRightArrow)
    stage.press(.keyboardPageUp)
    #expect(slider.value == 12 && count == 2)
    stage.press(.keyboardLeftArrow)
    #expect(slider.value == 10)
    stage.press(.keyboardEnd)
    stage.press(.keyboardRightArrow)
    #expect(slider.value == 100 && count == 4)
    stage.press(.keyboardHome)
    #expect(slider.value == 0)
  }
}
