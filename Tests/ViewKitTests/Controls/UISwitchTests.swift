import Foundation
import Testing
import ViewKit
import ViewKitTesting

@Suite struct UISwitchTests {
  private let control = UISwitch(frame: CGRect(x: 10, y: 10, width: 5, height: 5))
  private let stage: Stage

  init() {
    let view = UIView()
    view.addSubview(control)
    stage = Stage(view, size: CGSize(width: 100, height: 60))
  }

  @Test func `every switch has one size`() {
    #expect(control.frame == CGRect(x: 10, y: 10, width: 51, height: 31))
  }

  @Test func `a tap flips it and tells`() {
    var states: [Bool] = []
    control.addAction(UIAction { [control] _ in states.append(control.isOn) }, for: .valueChanged)
    stage.tap(at: CGPoint(x: 30, y: 25))
    stage.tap(at: CGPoint(x: 30, y: 25))
    #expect(states == [true, false])
    #expect(stage.settle())
  }

  @Test func `set by the program it tells nobody`() {
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    control.setOn(true, animated: true)
    #expect(control.isOn && count == 0)
  }

  @Test func `space and return flip it, disabled it does not`() {
    control.becomeFirstResponder()
    stage.press(.keyboardSpacebar)
    #expect(control.isOn)
    stage.press(.keyboardReturnOrEnter)
    #expect(!control.isOn)
    control.isEnabled = false
    stage.press(.keyboardSpacebar)
    stage.tap(at: CGPoint(x: 30, y: 25))
    #expect(!control.isOn)
  }
}
