import Foundation
import Testing
import ViewKitTesting

@testable import ViewKit

@Suite("Cases from public bug reports, through a window")
struct UIScrollViewCaseTests {
  @Test("P-03: a flick back out of the overscroll goes on inside")
  func flickOutOfTheBounce() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 2000))
    scene.press(150, 100)
    scene.drag(0, 279, from: CGPoint(x: 150, y: 100))
    scene.drag(0, -96, from: CGPoint(x: 150, y: 379), steps: 3)
    #expect(abs(scene.y + 80) < 1)
    scene.stage.pointerUp()
    #expect(abs((scene.log.velocity?.y ?? 0) - 2) < 1e-6)
    scene.stage.settle()
    #expect(scene.y > 200)
  }

  @Test("P-05: frames that are late or uneven lie on the same curve")
  func unevenFrames() {
    func rest(_ frames: [Int]) -> (CGFloat, CGFloat) {
      let scene = ScrollScene()
      scene.flick(1.5)
      let start = scene.y
      for length in frames { scene.stage.advanceFrame(after: .milliseconds(length)) }
      let onTheWay = scene.y - start
      scene.stage.settle()
      return (onTheWay, scene.y - start)
    }
    let even = rest(Array(repeating: 10, count: 60))
    for frames in [
      Array(repeating: [8, 33, 8, 51], count: 6).flatMap { $0 }, [100, 400, 100], [600],
    ] {
      let uneven = rest(frames)
      #expect(abs(uneven.0 - even.0) < 1e-6)
      #expect(uneven.1 == even.1)
    }
    #expect((740...750).contains(even.1))
  }

  private static func pages(_ content: CGFloat, at offset: CGFloat = 0) -> ScrollScene {
    let scene = ScrollScene(
      content: CGSize(width: content, height: 500), view: CGSize(width: 320, height: 500)
    ) { $0.isPagingEnabled = true }
    scene.scrollView.contentOffset.x = offset
    return scene
  }

  /// Lets go, at rest, of what has been dragged to an offset.
  private static func release(_ scene: ScrollScene, at offset: CGFloat) {
    let distance = scene.x - offset
    scene.press(160, 250)
    scene.drag(distance + (distance < 0 ? -10 : 10), 0, from: CGPoint(x: 160, y: 250))
    #expect(scene.x == offset)
    scene.stage.advance(by: .milliseconds(100))
    scene.stage.pointerUp()
    scene.stage.settle()
  }

  @Test(
    "G-01: a release at rest goes to the nearest page",
    arguments: [(650, 640), (630, 640), (790, 640), (810, 960)])
  func nearestPage(offset: CGFloat, page: CGFloat) {
    let scene = Self.pages(3200, at: 640)
    Self.release(scene, at: offset)
    #expect(scene.x == page)
  }

  @Test(
    "G-04: the end of content that is no multiple of the page is a stop",
    arguments: [(670, 680), (650, 640), (610, 640)])
  func lastStop(offset: CGFloat, page: CGFloat) {
    let scene = Self.pages(1000, at: 640)
    Self.release(scene, at: offset)
    #expect(scene.x == page)
    Self.release(scene, at: 500)
    #expect(scene.x == 640)
  }

  @Test("G-05: pages are exact, and drawn where they are, at offsets up to 1e9")
  func farPages() {
    for start: CGFloat in [30_000_000, 960_000_000] {
      let scene = Self.pages(1e9, at: start)
      let page = UIView(frame: CGRect(x: start + 320 + 16, y: 0, width: 10, height: 10))
      page.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      scene.scrollView.addSubview(page)
      scene.press(300, 250)
      scene.drag(-200, 0, from: CGPoint(x: 300, y: 250))
      scene.stage.pointerUp()
      scene.stage.settle()
      #expect(scene.x == start + 320)
      var list = DisplayList()
      scene.stage.window.encode(into: &list)
      let places = list.commands.compactMap { command -> CGFloat? in
        guard case .fill(let rect, let color) = command, color.red == 255, color.green == 0 else {
          return nil
        }
        return rect.minX
      }
      #expect(places.count == 1)
      #expect(abs((places.first ?? 0) - 16) < 0.01)
    }
  }

  @Test("G-06: three pages on is page 3, with one live cell")
  func wholePages() {
    let width: CGFloat = 1080 / 2.625
    let items = NumberedItems(10)
    let layout = flow(width, 500)
    layout.scrollDirection = .horizontal
    let (collection, stage) = items.collection(layout, size: CGSize(width: width, height: 500))
    collection.isPagingEnabled = true
    for _ in 0..<3 {
      stage.send(.pointerMoved(to: CGPoint(x: 350, y: 200)))
      stage.send(.pointerDown(button: 1, at: CGPoint(x: 350, y: 200)))
      for step in 1...6 {
        stage.update()
        stage.send(.pointerMoved(to: CGPoint(x: 350 - 40 * step, y: 200)))
      }
      stage.send(.pointerUp(button: 1, at: CGPoint(x: 110, y: 200)))
      stage.run(1.5)
    }
    #expect(collection.contentOffset.x == 3 * width)
    #expect((collection.contentOffset.x / width).rounded() == 3)
    #expect(collection.visibleCells.map(\.tag) == [3])
  }

  @Test("G-08: a fling back that would go over several stops does, to the chosen one")
  func backOverSeveral() {
    let scene = ScrollScene()
    scene.scrollView.contentOffset.y = 500
    var proposed: CGFloat = 0
    scene.log.choose = {
      proposed = $0.y
      return CGPoint(x: 0, y: ($0.y / 100).rounded() * 100)
    }
    scene.press(150, 200)
    scene.drag(0, 40, from: CGPoint(x: 150, y: 200))
    scene.stage.pointerUp()
    #expect(proposed < 250)
    scene.stage.settle()
    #expect(scene.y == (proposed / 100).rounded() * 100)
    #expect(scene.y <= 200)
  }

  @Test("D-07: a tap that stops a fling selects no row, one at rest does")
  func tapOnARow() {
    final class Selection: NSObject, UITableViewDelegate {
      var rows: [IndexPath] = []
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        rows.append(indexPath)
      }
    }
    let selection = Selection()
    let (table, stage) = NumberedRows(1000).table(delegate: selection)
    stage.fling(from: CGPoint(x: 100, y: 450), by: -300)
    stage.run(0.1)
    stage.click(CGPoint(x: 100, y: 200))
    let held = table.contentOffset.y
    stage.run(1)
    #expect(table.contentOffset.y == held)
    #expect(held > 300)
    #expect(selection.rows == [])
    stage.click(CGPoint(x: 100, y: 200))
    #expect(selection.rows.count == 1)
  }

  @Test("I-12: End, Page Up and Page Down stop at the edges")
  func keysAtEdges() {
    let scene = ScrollScene(
      content: CGSize(width: 300, height: 1500), view: CGSize(width: 300, height: 600))
    func press(_ key: UIKeyboardHIDUsage) -> CGFloat {
      scene.stage.press(key)
      scene.stage.settle()
      return scene.y
    }
    #expect(press(.keyboardEnd) == 900)
    scene.scrollView.contentOffset.y = 850
    #expect(press(.keyboardPageDown) == 900)
    scene.scrollView.contentOffset.y = 0
    #expect(press(.keyboardPageUp) == 0)
    scene.scrollView.contentOffset.y = 30
    #expect(press(.keyboardUpArrow) == 0)
    #expect(scene.log.offsets.allSatisfy { (0...900).contains($0.y) })
  }

  @Test("X-01: a pointer that is back at its start when it lifts leaves finite numbers")
  func backAtTheStart() {
    let scene = ScrollScene()
    scene.scrollView.contentOffset.y = 1000
    scene.press(150, 250)
    scene.drag(0, -64, from: CGPoint(x: 150, y: 250), steps: 2)
    scene.drag(0, 64, from: CGPoint(x: 150, y: 186), steps: 2)
    scene.stage.pointerUp()
    #expect(scene.log.velocity?.y.isFinite == true)
    scene.stage.settle()
    #expect(scene.log.offsets.allSatisfy { $0.isFinite })
    #expect((0...9500).contains(scene.y))
  }

  @Test("X-02: motions of the same millisecond give a finite velocity of at most 20 pt/ms")
  func equalTimes() {
    let scene = ScrollScene()
    scene.press(150, 400)
    scene.stage.pointerMove(to: CGPoint(x: 150, y: 360))
    scene.stage.pointerMove(to: CGPoint(x: 150, y: 320))
    scene.stage.pointerUp()
    #expect(scene.y.isFinite)
    scene.press(150, 450)
    scene.stage.advance(by: .milliseconds(8))
    scene.stage.pointerMove(to: CGPoint(x: 150, y: 40))
    scene.stage.pointerMove(to: CGPoint(x: 150, y: 0))
    scene.stage.pointerUp()
    #expect((scene.log.velocity?.y ?? .infinity) <= 20)
    scene.stage.settle()
    #expect(scene.log.offsets.allSatisfy { $0.isFinite })
  }

  @Test("H-04: a view that loses its size and gets it back is on the same page")
  func noSize() {
    let scene = Self.pages(3200, at: 960)
    scene.scrollView.frame.size.width = 0
    scene.scrollView.contentSize.width = 0
    scene.scrollView.frame.size.width = 320
    scene.scrollView.contentSize.width = 3200
    #expect(scene.x == 960)
  }
}
