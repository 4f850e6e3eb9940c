import Foundation
import Testing

@testable import Scrollery

@Suite struct LoadingRulesTests {
  private let here = CGRect(x: 0, y: 100, width: 320, height: 44)
  private let there = CGRect(x: 0, y: 5000, width: 320, height: 44)

  private func decelerating(_ policy: LoadingPolicy) -> LoadingRules {
    var rules = LoadingRules(policy: policy)
    rules.dragBegan()
    rules.dragWillEnd(
      target: CGPoint(x: 0, y: 4800), size: CGSize(width: 320, height: 568))
    rules.dragEnded(decelerates: true)
    return rules
  }

  @Test func `at rest and while dragging every policy loads`() {
    for policy in LoadingPolicy.allCases {
      var rules = LoadingRules(policy: policy)
      #expect(rules.loads(here, isCached: false))
      rules.dragBegan()
      #expect(rules.loads(here, isCached: false))
    }
  }

  @Test func `rule 1 loads nothing while decelerating but what is in memory`() {
    let rules = decelerating(.whileDragging)
    #expect(!rules.loads(here, isCached: false) && !rules.loads(there, isCached: false))
    #expect(rules.loads(here, isCached: true))
  }

  @Test func `rule 2 loads what lies where it will come to rest`() {
    let rules = decelerating(.atTarget)
    #expect(!rules.loads(here, isCached: false))
    #expect(rules.loads(there, isCached: false))
    #expect(rules.loads(here, isCached: true))
    #expect(decelerating(.always).loads(here, isCached: false))
  }

  @Test func `a new drag and the end of the motion clear the target`() {
    var again = decelerating(.atTarget)
    again.dragBegan()
    #expect(again.targetRect == nil && again.loads(here, isCached: false))
    var rest = decelerating(.atTarget)
    rest.decelerationEnded()
    #expect(rest.targetRect == nil && !rest.isDecelerating)
    var slow = LoadingRules(policy: .atTarget)
    slow.dragBegan()
    slow.dragWillEnd(target: .zero, size: CGSize(width: 320, height: 568))
    slow.dragEnded(decelerates: false)
    #expect(slow.targetRect == nil && !slow.isUserDragging)
  }

  @Test func `dragged again while decelerating rule 1 loads`() {
    var rules = decelerating(.whileDragging)
    rules.dragBegan()
    #expect(rules.isDecelerating && rules.loads(here, isCached: false))
  }

  @Test func `the target moves with the content`() {
    var rules = decelerating(.atTarget)
    rules.contentMoved(by: 300)
    #expect(rules.targetRect?.minY == 5100)
    rules.targetMoved(to: CGPoint(x: 0, y: 9000))
    #expect(rules.targetRect?.minY == 9000)
    rules.decelerationEnded()
    rules.targetMoved(to: .zero)
    #expect(rules.targetRect == nil)
  }
}
