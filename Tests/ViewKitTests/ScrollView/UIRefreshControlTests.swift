import Foundation
import Testing
import ViewKit
import ViewKitTesting

@Suite("Pull to refresh, and to the top")
struct UIRefreshControlTests {
  private struct Scene {
    let scene = ScrollScene()
    let control = UIRefreshControl()
    let count = Count()

    final class Count { var value = 0 }

    init() {
      let count = count
      control.addAction(UIAction { _ in count.value += 1 }, for: .valueChanged)
      scene.scrollView.refreshControl = control
    }

    var refreshes: Int { count.value }

    /// Pulls so far that `distance` points of the control's place are seen.
    func pull(_ distance: CGFloat) {
      let finger = distance * 500 / (0.55 * (500 - distance)) + 10
      scene.press(150, 50)
      scene.drag(0, finger, from: CGPoint(x: 150, y: 50), steps: 10)
    }

    func letGo() {
      scene.stage.advance(by: .milliseconds(100))
      scene.stage.pointerUp()
      scene.stage.settle()
    }
  }

  @Test("A pull far enough refreshes once; the content stays below it until that has ended")
  func pulled() {
    let scene = Scene()
    scene.pull(80)
    #expect(scene.refreshes == 1)
    #expect(scene.control.isRefreshing)
    #expect(scene.scene.y < -64 && scene.scene.y > -100)
    scene.letGo()
    #expect(scene.scene.y == -60)
    #expect(scene.scene.scrollView.adjustedContentInset.top == 60)
    #expect(scene.scene.scrollView.contentInset == .zero)
    scene.control.endRefreshing()
    #expect(scene.scene.y == -60)
    scene.scene.stage.advance(by: .milliseconds(100))
    #expect(scene.scene.y > -60 && scene.scene.y < 0)
    scene.scene.stage.settle()
    #expect(scene.scene.y == 0)
    #expect(scene.refreshes == 1)
    scene.pull(80)
    #expect(scene.refreshes == 2)
  }

  @Test("A shorter pull does nothing")
  func shortPull() {
    let scene = Scene()
    scene.pull(55)
    scene.letGo()
    #expect(scene.refreshes == 0)
    #expect(scene.scene.y == 0)
  }

  @Test("A fling into the top is no pull")
  func fling() {
    let scene = Scene()
    scene.scene.scrollView.contentOffset.y = 300
    scene.scene.flick(-5)
    scene.scene.stage.settle()
    #expect(scene.scene.log.offsets.contains { $0.y < -64 })
    #expect(scene.refreshes == 0)
  }

  @Test("Ended while the finger still pulls, it lets the content go without a jump")
  func endedInThePull() {
    let scene = Scene()
    scene.pull(90)
    let before = scene.scene.y
    scene.control.endRefreshing()
    #expect(scene.scene.y == before)
    #expect(scene.refreshes == 1)
    scene.letGo()
    #expect(scene.scene.y == 0)
  }

  @Test("Begun by the program it makes room and sends nothing")
  func program() {
    let scene = Scene()
    scene.control.beginRefreshing()
    #expect(scene.control.isRefreshing)
    #expect(scene.refreshes == 0)
    #expect(scene.scene.y == 0)
    #expect(scene.scene.scrollView.adjustedContentInset.top == 60)
    scene.scene.scrollView.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    scene.scene.stage.settle()
    #expect(scene.scene.y == -60)
    scene.control.endRefreshing()
    scene.scene.stage.settle()
    #expect(scene.scene.y == 0)
  }

  @Test("Taken away while it refreshes it takes its room along")
  func takenAway() {
    let scene = Scene()
    scene.pull(80)
    scene.letGo()
    scene.scene.scrollView.refreshControl = nil
    #expect(scene.control.superview == nil)
    #expect(scene.scene.scrollView.adjustedContentInset == .zero)
    #expect(scene.scene.y == 0)
  }

  @Test("It spins without asking for frames at rest, and not at all once it has ended")
  func spinning() {
    let scene = Scene()
    scene.pull(80)
    scene.letGo()
    #expect(!scene.scene.stage.window.needsFrame)
    #expect(scene.scene.stage.window.nextDeadline != nil)
    scene.control.endRefreshing()
    scene.scene.stage.settle()
    scene.scene.stage.advance(by: .seconds(2))
    #expect(scene.scene.stage.window.nextDeadline == nil)
  }

  private final class TopLog: NSObject, UIScrollViewDelegate {
    var allows = true
    var calls: [String] = []
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      calls.append("should")
      return allows
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
      calls.append("did \(scrollView.contentOffset.y)")
    }
  }

  @Test("To the top: asked first, told at its end, below the inset; not if it may not")
  func toTheTop() {
    let log = TopLog()
    let scene = ScrollScene { $0.contentInset.top = 30 }
    scene.scrollView.delegate = log
    scene.scrollView.contentOffset.y = 2000
    log.allows = false
    scene.stage.press(.keyboardHome)
    scene.stage.settle()
    #expect(scene.y == 2000)
    #expect(log.calls == ["should"])
    log.allows = true
    scene.stage.press(.keyboardHome)
    scene.stage.settle()
    #expect(log.calls == ["should", "should", "did -30.0"])
    scene.scrollView.contentOffset.y = 2000
    scene.scrollView.scrollsToTop = false
    scene.stage.press(.keyboardHome)
    scene.stage.settle()
    #expect(scene.y == 2000)
    #expect(log.calls.count == 3)
  }

  @Test("A press on the way to the top ends it, and the top is not told of")
  func caughtOnTheWay() {
    let log = TopLog()
    let scene = ScrollScene()
    scene.scrollView.delegate = log
    scene.scrollView.contentOffset.y = 2000
    scene.stage.press(.keyboardHome)
    scene.stage.advance(by: .milliseconds(100))
    scene.press()
    scene.stage.pointerUp()
    scene.stage.settle()
    #expect(scene.y > 0)
    #expect(log.calls == ["should"])
  }
}
