import Foundation
import Testing
import ViewKit

@Suite("What is written to be drawn")
struct DisplayListTests {
  private let window = UIWindow(size: CGSize(width: 100, height: 100), scale: 2)

  init() { window.backgroundColor = .clear }

  private func frame() -> DisplayList {
    var list = DisplayList()
    window.update(at: window.time + 1)
    window.encode(into: &list)
    return list
  }

  private func box(_ rect: CGRect, _ color: UIColor = .red) -> UIView {
    let view = UIView(frame: rect)
    view.backgroundColor = color
    return view
  }

  @Test("Views are painted back to front, at their place in the window")
  func fills() {
    let outer = box(CGRect(x: 10, y: 10, width: 50, height: 50))
    outer.addSubview(box(CGRect(x: 5, y: 5, width: 10, height: 10), .blue))
    window.addSubview(outer)
    let fills = frame().commands.compactMap { command -> CGRect? in
      if case .fill(let rect, _) = command { rect } else { nil }
    }
    #expect(
      fills == [
        CGRect(x: 10, y: 10, width: 50, height: 50), CGRect(x: 15, y: 15, width: 10, height: 10),
      ])
  }

  @Test("Alpha multiplies down the tree")
  func alpha() {
    let outer = UIView(frame: window.bounds)
    outer.alpha = 0.5
    let inner = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.alpha = 0.5
    outer.addSubview(inner)
    window.addSubview(outer)
    guard case .fill(_, let color)? = frame().commands.first else {
      Issue.record("no fill")
      return
    }
    #expect(color.alpha == 64)
  }

  @Test("What is outside a view that clips is left out")
  func culling() {
    let clip = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    clip.clipsToBounds = true
    clip.addSubview(box(CGRect(x: 200, y: 0, width: 10, height: 10)))
    clip.addSubview(box(CGRect(x: 40, y: 40, width: 20, height: 20)))
    window.addSubview(clip)
    let fills = frame().commands.filter { if case .fill = $0 { true } else { false } }
    #expect(fills.count == 1)
  }

  @Test("A rasterized view is drawn into its texture once, and moved from then on")
  func raster() {
    let cell = box(CGRect(x: 0, y: 0, width: 50, height: 20))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.text = "one"
    cell.addSubview(label)
    cell.layer.shouldRasterize = true
    window.addSubview(cell)
    let first = frame()
    #expect(first.passes.count == 1)
    #expect(first.passes[0].isOpaque && first.passes[0].scale == 2)
    #expect(first.passCommands.count == 2)
    cell.center.y += 7
    let moved = frame()
    #expect(moved.passes.isEmpty)
    guard case .layer(let id, let rect, _)? = moved.commands.first else {
      Issue.record("no layer")
      return
    }
    #expect(id == first.passes[0].layer)
    #expect(rect == CGRect(x: 0, y: 7, width: 50, height: 20))
    label.text = "two"
    #expect(frame().passes.count == 1)
    cell.removeFromSuperview()
    #expect(frame().released == [id])
  }

  @Test("Round corners cut content by way of a texture; without content they need none")
  func roundCorners() {
    let card = box(CGRect(x: 0, y: 0, width: 50, height: 50))
    card.layer.cornerRadius = 8
    card.clipsToBounds = true
    window.addSubview(card)
    #expect(frame().passes.isEmpty)
    card.addSubview(box(CGRect(x: 0, y: 0, width: 50, height: 10), .blue))
    let list = frame()
    #expect(list.passes.map(\.cornerRadius) == [8])
    #expect(!list.passes[0].isOpaque)
  }

  private func cell(y: CGFloat) -> UIView {
    let cell = box(CGRect(x: 0, y: y, width: 50, height: 20))
    cell.layer.shouldRasterize = true
    window.addSubview(cell)
    return cell
  }

  @Test("What changes, moves to another kept picture and changes again is drawn in both")
  func movesBetweenPictures() {
    let (first, second) = (cell(y: 0), cell(y: 30))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    first.addSubview(label)
    #expect(frame().passes.count == 2)
    label.text = "one"
    second.addSubview(label)
    label.text = "two"
    #expect(frame().passes.count == 2)
    label.text = "three"
    #expect(frame().passes.count == 1)
    #expect(frame().passes.isEmpty)
  }

  @Test("What is changed by the drawing of another view is drawn anew in the next frame")
  func changesWhileDrawn() {
    final class Changing: UIView {
      var change: () -> Void = {}
      override var drawsContent: Bool { true }
      override func drawContent(in context: DrawContext) { change() }
    }
    let kept = cell(y: 0)
    let changing = Changing(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
    window.addSubview(changing)
    _ = frame()
    changing.change = { kept.backgroundColor = .blue }
    kept.backgroundColor = .green
    #expect(frame().passes.count == 1)
    changing.change = {}
    #expect(window.needsFrame)
    #expect(frame().passes.count == 1)
    #expect(frame().passes.isEmpty)
  }

  @Test("Lost targets are drawn anew, each once")
  func lost() {
    let cell = box(CGRect(x: 0, y: 0, width: 50, height: 20))
    cell.layer.shouldRasterize = true
    window.addSubview(cell)
    _ = frame()
    window.send(.targetsLost, at: 5)
    #expect(window.needsFrame)
    #expect(frame().passes.count == 1)
    #expect(frame().passes.isEmpty)
  }

  @Test("Dark appearance changes dynamic colours and draws kept pictures anew")
  func appearance() {
    let cell = box(CGRect(x: 0, y: 0, width: 50, height: 20), .systemBackground)
    cell.layer.shouldRasterize = true
    window.addSubview(cell)
    _ = frame()
    window.overrideUserInterfaceStyle = .dark
    let list = frame()
    #expect(list.passes.count == 1)
    guard case .fill(_, let color)? = list.passCommands.first else {
      Issue.record("no fill")
      return
    }
    #expect(color == DrawColor(red: 0, green: 0, blue: 0, alpha: 255))
  }
}
