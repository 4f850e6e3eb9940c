import Foundation
import Testing

@testable import ViewKit

@Suite("Layers and transactions")
struct LayerTests {
  private func rings(_ body: (CALayer) -> Void) -> [(CGRect, CGFloat)] {
    let window = UIWindow(size: CGSize(width: 200, height: 200), scale: 1)
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    body(view.layer)
    window.addSubview(view)
    window.update(at: 0)
    var list = DisplayList()
    window.encode(into: &list)
    return list.commands.compactMap { command in
      switch command {
      case .roundedRect(let rect, let radius, _, _, _): (rect, radius)
      case .fill(let rect, _): (rect, 0)
      default: nil
      }
    }
  }

  @Test("A shadow is painted from its outermost to its innermost, where it is to lie")
  func shadow() {
    #expect(rings { $0.shadowRadius = 10 }.isEmpty)
    let soft = rings {
      $0.shadowOpacity = 0.5
      $0.shadowRadius = 4
      $0.shadowOffset = CGSize(width: 3, height: 5)
      $0.cornerRadius = 6
    }
    #expect(soft.count == 16)
    #expect(soft.first?.0 == CGRect(x: 45.5, y: 47.5, width: 115, height: 115))
    #expect(soft.first?.1 == 13.5)
    #expect(soft.last?.0 == CGRect(x: 60.5, y: 62.5, width: 85, height: 85))
    #expect(soft.last?.1 == 0)
    let hard = rings {
      $0.shadowOpacity = 1
      $0.shadowRadius = 0
    }
    #expect(hard.map(\.0) == [CGRect(x: 50, y: 47, width: 100, height: 100)])
    #expect(
      rings {
        $0.shadowOpacity = 1
        $0.masksToBounds = true
      }.isEmpty)
  }

  @Test("Shadows have QuartzCore's values unless set, and take no others than they can")
  func shadowValues() {
    let view = UIView()
    let layer = view.layer
    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    layer.shadowOpacity = 7
    layer.shadowRadius = -2
    #expect(layer.shadowOpacity == 1 && layer.shadowRadius == 0)
    layer.shadowRadius = .nan
    #expect(layer.shadowRadius == 0)
  }

  @Test("A transaction's block is called when all that was begun in it has ended")
  func transactions() {
    let window = UIWindow(size: CGSize(width: 100, height: 100), scale: 1)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    var calls: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("outer") }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { calls.append("inner") }
    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2)
    CATransaction.commit()
    #expect(calls == ["inner"])
    #expect(!CATransaction.disableActions())
    UIView.animate(withDuration: 0.5) {
      view.alpha = 0
    } completion: { _ in
      calls.append("view")
    }
    CATransaction.commit()
    window.update(at: 0.4)
    #expect(calls == ["inner"])
    window.update(at: 0.6)
    #expect(calls == ["inner", "view", "outer"])
    CATransaction.commit()
    #expect(calls.count == 3)
  }

  @Test("A display link is called at each frame until it is paused or ended")
  func displayLink() {
    let window = UIWindow(size: CGSize(width: 100, height: 100), scale: 1)
    window.update(at: 1)
    var times: [CFTimeInterval] = []
    let link = CADisplayLink { link in
      times.append(link.timestamp)
      if times.count == 3 { link.isPaused = true }
    }
    link.add(to: .main, forMode: .common)
    for frame in 1...5 { window.update(at: 1 + Double(frame) / 4) }
    #expect(times == [1.25, 1.5, 1.75])
    #expect(link.duration == 0.25 && link.targetTimestamp == 2)
    #expect(CACurrentMediaTime() == 2.25)
    link.isPaused = false
    window.update(at: 3)
    #expect(times.last == 3)
    link.invalidate()
    link.isPaused = true
    link.isPaused = false
    window.update(at: 4)
    #expect(times.count == 4)
  }

  @Test("A nib is empty, and lists that know one make nothing of it")
  func nibs() async {
    let nib = UINib(nibName: "Cell", bundle: nil)
    #expect(nib.instantiate(withOwner: nil, options: nil).isEmpty)
    let table = UITableView(frame: .zero)
    table.register(nib, forCellReuseIdentifier: "a")
    table.register(nib, forHeaderFooterViewReuseIdentifier: "b")
    #expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "b") == nil)
    var names = NibNames<String>()
    #expect(names.advice(for: "a") == "register a class for it first")
    names.register(nib, for: "a")
    #expect(
      names.advice(for: "a")
        == "the nib Cell is registered for it, but there are no nibs here; register a class")
  }
}
