import Foundation
import Testing
import ViewKit

@Suite("Frame, bounds, center and transform")
struct ViewGeometryTests {
  @Test("The frame follows from bounds and center, and sets both")
  func frame() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: -50, y: -25, width: 100, height: 50))
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.center == CGPoint(x: 2.5, y: 4))
  }

  @Test("A bounds origin moves what is inside, not the frame")
  func boundsOrigin() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(child)
    view.bounds.origin = CGPoint(x: 0, y: 30)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(child.convert(CGPoint.zero, to: view) == CGPoint.zero)
    let root = UIView()
    root.addSubview(view)
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 0, y: -30))
  }

  @Test("With a transform the frame is the box round the view, and the center stays")
  func transformed() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let frame = view.frame
    #expect(abs(frame.minX - 25) < 1e-9 && abs(frame.minY + 25) < 1e-9)
    #expect(abs(frame.width - 50) < 1e-9 && abs(frame.height - 100) < 1e-9)
    #expect(view.center == CGPoint(x: 50, y: 25))
  }

  @Test("An anchor point off the middle turns the view about it")
  func anchor() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layer.anchorPoint = .zero
    view.layer.position = .zero
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test("Points convert there and back through scaled and scrolled views")
  func conversion() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let middle = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let leaf = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    root.addSubview(middle)
    middle.addSubview(leaf)
    middle.transform = CGAffineTransform(scaleX: 2, y: 2)
    middle.bounds.origin = CGPoint(x: 5, y: 0)
    let inRoot = leaf.convert(CGPoint(x: 1, y: 1), to: root)
    #expect(inRoot == CGPoint(x: 0 + (10 + 1 - 5) * 2, y: 0 + (10 + 1) * 2))
    #expect(leaf.convert(inRoot, from: root) == CGPoint(x: 1, y: 1))
    #expect(
      leaf.convert(leaf.bounds, to: root) == CGRect(x: 10, y: 20, width: 40, height: 40))
  }

  @Test(
    "Numbers that are none are refused, and the last good frame is kept",
    arguments: [
      CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
    ])
  func notFinite(rect: CGRect) {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.frame = rect
    view.bounds = rect
    view.center = CGPoint(x: CGFloat.nan, y: 0)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("Autoresizing shares the change among what is flexible")
  func autoresizing() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let filler = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    filler.autoresizingMask = [.flexibleWidth]
    let bottom = UIView(frame: CGRect(x: 0, y: 90, width: 10, height: 10))
    bottom.autoresizingMask = [.flexibleTopMargin]
    parent.addSubview(filler)
    parent.addSubview(bottom)
    parent.frame.size = CGSize(width: 200, height: 150)
    #expect(filler.frame == CGRect(x: 10, y: 10, width: 180, height: 20))
    #expect(bottom.frame == CGRect(x: 0, y: 140, width: 10, height: 10))
  }
}
