import Foundation
import Testing
import ViewKit
import ViewKitTesting

@Suite struct FocusTests {
  private let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 32))
  private let choice = UISwitch(frame: CGRect(x: 0, y: 40, width: 51, height: 31))
  private let stage: Stage

  init() {
    let view = UIView()
    view.addSubview(slider)
    view.addSubview(choice)
    stage = Stage(view, size: CGSize(width: 200, height: 200))
  }

  @Test func `tab goes through the controls and past the last to none`() {
    stage.press(.keyboardTab)
    #expect(slider.isFocused && slider.state.contains(.focused))
    stage.press(.keyboardTab)
    #expect(choice.isFocused && !slider.isFocused)
    stage.press(.keyboardTab)
    #expect(stage.window.firstResponder == nil)
    stage.press(.keyboardTab, modifiers: .shift)
    #expect(choice.isFocused)
  }

  @Test func `controls that are hidden or disabled are left out`() {
    slider.isHidden = true
    stage.press(.keyboardTab)
    #expect(choice.isFocused)
    choice.isEnabled = false
    choice.resignFirstResponder()
    stage.press(.keyboardTab)
    #expect(stage.window.firstResponder == nil)
  }

  @Test func `escape and a press elsewhere take the focus away`() {
    stage.press(.keyboardTab)
    stage.press(.keyboardEscape)
    #expect(stage.window.firstResponder == nil)
    stage.press(.keyboardTab)
    stage.tap(at: CGPoint(x: 150, y: 150))
    #expect(stage.window.firstResponder == nil)
  }

  @Test func `a press on a control lets keys operate it without a ring`() {
    stage.tap(at: CGPoint(x: 50, y: 16))
    #expect(slider.isFirstResponder && !slider.isFocused)
    stage.press(.keyboardTab)
    #expect(choice.isFocused)
  }

  @Test func `the ring of content smaller than its line is a point in its middle`() {
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 500, height: 500)
    let stage = Stage(scrollView, size: CGSize(width: 1, height: 1))
    stage.press(.keyboardTab)
    #expect(scrollView.isFocused)
    var list = DisplayList()
    stage.window.encode(into: &list)
    let rings = list.commands.compactMap { command -> CGRect? in
      guard case .outline(let frame, _, _, _) = command else { return nil }
      return frame
    }
    #expect(rings == [CGRect(x: 0.5, y: 0.5, width: 0, height: 0)])
  }
}
