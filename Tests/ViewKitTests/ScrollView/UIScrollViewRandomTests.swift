import Foundation
import ScrollFixtures
import Testing
import ViewKit
import ViewKitTesting

/// Whatever is done to a scroll view in a window, and in whatever order, it stays sane.
@Suite("Random use of a scroll view in a window")
struct UIScrollViewRandomTests {
  private static let events = 12_500

  @Test(
    "It stays finite, comes to rest inside its content and tells of its drags in order",
    arguments: [
      (1, false), (2, false), (3, true), (4, true),
    ] as [(UInt64, Bool)])
  func random(seed: UInt64, isPaging: Bool) {
    var random = SeededGenerator(seed: seed)
    let scene = ScrollScene(content: CGSize(width: 900, height: 5_000)) {
      $0.isPagingEnabled = isPaging
    }
    let view = scene.scrollView
    for event in 0..<Self.events {
      play(&random, scene)
      let offset = view.contentOffset
      guard offset.x.isFinite, offset.y.isFinite else {
        Issue.record("seed \(seed), event \(event): the offset is \(offset)")
        return
      }
      #expect(!view.isDecelerating || view.isDragging, "seed \(seed), event \(event)")
      guard event.isMultiple(of: 250) else { continue }
      scene.stage.pointerUp()
      scene.stage.press(.keyboardEscape)
      guard scene.stage.settle(), rests(view) else {
        Issue.record(
          "seed \(seed), event \(event): \(view.contentOffset) of \(view.contentSize)")
        return
      }
    }
    #expect(Self.isInOrder(scene.log.calls), "seed \(seed)")
  }

  /// At rest nothing is being done, and the offset is one that the content has.
  private func rests(_ view: UIScrollView) -> Bool {
    let (least, greatest) = range(of: view)
    let offset = view.contentOffset
    return !view.isTracking && !view.isDragging && !view.isDecelerating
      && offset.x >= least.x - 0.001 && offset.x <= greatest.x + 0.001
      && offset.y >= least.y - 0.001 && offset.y <= greatest.y + 0.001
  }

  private func range(of view: UIScrollView) -> (least: CGPoint, greatest: CGPoint) {
    let inset = view.adjustedContentInset
    let least = CGPoint(x: -inset.left, y: -inset.top)
    return (
      least,
      CGPoint(
        x: max(view.contentSize.width + inset.right - view.bounds.width, least.x),
        y: max(view.contentSize.height + inset.bottom - view.bounds.height, least.y))
    )
  }

  private func play(_ random: inout SeededGenerator, _ scene: ScrollScene) {
    let stage = scene.stage
    let view = scene.scrollView
    func place() -> CGPoint {
      CGPoint(x: .random(in: 0..<300, using: &random), y: .random(in: 0..<500, using: &random))
    }
    switch Int.random(in: 0..<16, using: &random) {
    case 0: stage.pointerDown()
    case 1: stage.pointerUp()
    case 2...6: stage.pointerMove(to: place())
    case 7: stage.wheel(x: 0, y: Double.random(in: -3...3, using: &random).rounded())
    case 8: stage.trackpad(x: 0.25, y: .random(in: -40...40, using: &random))
    case 9:
      let keys: [UIKeyboardHIDUsage] = [
        .keyboardDownArrow, .keyboardPageUp, .keyboardHome, .keyboardEnd,
      ]
      stage.press(keys.randomElement(using: &random) ?? .keyboardEnd)
    case 10:
      // The program may put content anywhere, and there it stays; here it asks for what exists.
      let (least, greatest) = range(of: view)
      let offset = CGPoint(
        x: min(max(place().x, least.x), greatest.x), y: min(max(place().y, least.y), greatest.y))
      view.setContentOffset(offset, animated: Bool.random(using: &random))
    case 11: view.contentSize.height = .random(in: 0...6_000, using: &random)
    case 12: view.contentInset.top = .random(in: 0...80, using: &random).rounded()
    default: stage.advance(by: .milliseconds(Int.random(in: 0...80, using: &random)))
    }
  }

  /// Each drag begins, is asked where it leads, and ends; a glide begins only after that.
  private static func isInOrder(_ calls: [String]) -> Bool {
    var isDragging = false
    var isAsked = false
    var isGliding = false
    for call in calls {
      switch call {
      case "willBeginDragging":
        guard !isDragging else { return false }
        isDragging = true
        isAsked = false
      case "willEndDragging":
        guard isDragging else { return false }
        isAsked = true
      case "didEndDragging true", "didEndDragging false":
        guard isDragging, isAsked else { return false }
        isDragging = false
      case "willBeginDecelerating":
        guard !isDragging else { return false }
        isGliding = true
      case "didEndDecelerating":
        guard isGliding else { return false }
        isGliding = false
      default: break
      }
    }
    return true
  }
}
