import Foundation
import Testing
import ViewKit
import ViewKitTesting

@Suite struct UISegmentedControlTests {
  private let control = UISegmentedControl(items: ["One", "Two", "Three"])
  private let stage: Stage

  init() {
    control.frame = CGRect(x: 0, y: 0, width: 304, height: 32)
    let view = UIView()
    view.addSubview(control)
    stage = Stage(view, size: CGSize(width: 320, height: 100))
  }

  @Test func `at first nothing is selected`() {
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 7
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `a tap selects and tells once`() {
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    stage.tap(at: CGPoint(x: 150, y: 16))
    #expect(control.selectedSegmentIndex == 1 && count == 1)
    stage.tap(at: CGPoint(x: 160, y: 16))
    #expect(count == 1)
    stage.tap(at: CGPoint(x: 290, y: 16))
    #expect(control.selectedSegmentIndex == 2 && count == 2)
    #expect(stage.settle())
  }

  @Test func `a press that is let go in another segment selects nothing`() {
    stage.pointerMove(to: CGPoint(x: 20, y: 16))
    stage.pointerDown()
    stage.pointerMove(to: CGPoint(x: 280, y: 16))
    stage.pointerUp()
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `arrow keys go from segment to segment and stop at the ends`() {
    control.selectedSegmentIndex = 1
    control.becomeFirstResponder()
    stage.press(.keyboardRightArrow)
    stage.press(.keyboardRightArrow)
    #expect(control.selectedSegmentIndex == 2)
    for _ in 0..<4 { stage.press(.keyboardLeftArrow) }
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test func `the selection follows its segment`() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    #expect(control.titleForSegment(at: 2) == "Two")
    control.removeSegment(at: 0, animated: false)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    stage.tap(at: CGPoint(x: 20, y: 16))
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `segments are as wide as the widest title`() {
    let before = control.intrinsicContentSize.width
    control.setTitle("A rather long title", forSegmentAt: 0)
    #expect(control.intrinsicContentSize.width > before)
    #expect(control.intrinsicContentSize.height == 32)
  }
}
