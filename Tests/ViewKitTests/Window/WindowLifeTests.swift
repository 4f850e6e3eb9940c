import Foundation
import Testing
import ViewKitTesting

@testable import ViewKit

/// A window that nobody holds any more takes with it what it has begun.
@Suite struct WindowLifeTests {
  /// Objects that should be gone.
  private struct Remains {
    weak var window: UIWindow?
    weak var view: UIView?
    weak var encoder: SceneEncoder?

    init(_ view: UIView, in window: UIWindow) {
      (self.window, self.view, encoder) = (window, view, window.encoder)
    }

    var areNone: Bool { window == nil && view == nil && encoder == nil }
  }

  @Test func `a window goes with its views after a frame`() {
    final class Drawing: UIView {
      override var drawsContent: Bool { true }
      override func drawContent(in context: DrawContext) { context.fill(bounds, .red) }
    }
    func use() -> Remains {
      let window = UIWindow(size: CGSize(width: 200, height: 200), scale: 1)
      let view = Drawing(frame: window.bounds)
      window.addSubview(view)
      window.update(at: 0)
      var list = DisplayList()
      window.encode(into: &list)
      #expect(!list.commands.isEmpty)
      return Remains(view, in: window)
    }
    #expect(use().areNone)
  }

  @Test func `a window goes in the midst of an animation`() {
    func use() -> Remains {
      let window = UIWindow(size: CGSize(width: 200, height: 200), scale: 1)
      let view = UIView()
      window.addSubview(view)
      window.update(at: 0)
      UIView.animate(
        withDuration: 1, animations: { view.alpha = 0 }, completion: { _ in view.alpha = 1 })
      window.update(at: 0.5)
      return Remains(view, in: window)
    }
    #expect(use().areNone)
  }

  @Test func `a window goes in the midst of a drag`() {
    func use() -> Remains {
      let view = UIScrollView()
      view.contentSize = CGSize(width: 200, height: 900)
      let stage = Stage(view, size: CGSize(width: 200, height: 200))
      stage.pointerMove(to: CGPoint(x: 100, y: 150))
      stage.pointerDown()
      stage.pointerMove(to: CGPoint(x: 100, y: 50))
      stage.advance(by: .milliseconds(16))
      #expect(view.isDragging)
      return Remains(view, in: stage.window)
    }
    #expect(use().areNone)
  }
}
