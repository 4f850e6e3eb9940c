import Foundation
import Testing
import ViewKit

@Suite("Scroll views and constraints")
struct ScrollViewConstraintTests {
  private let scene = LayoutScene(200, 300)

  private func scrollView() -> UIScrollView {
    let scrollView = scene.add(UIScrollView())
    scrollView.accessibilityIdentifier = "scroll"
    scrollView.fill(scene.root)
    return scrollView
  }

  @Test("A subview's edges are tied to the content, whose size follows")
  func content() {
    let scrollView = scrollView()
    let box = scene.box(500, 700, in: scrollView)
    box.fill(scrollView, inset: 10)
    scene.layout()
    #expect(scrollView.frame == rect(0, 0, 200, 300))
    #expect(box.frame == rect(10, 10, 500, 700))
    #expect(scrollView.contentSize == CGSize(width: 520, height: 720))
    // Scrolling moves the content, not what it is tied to.
    scrollView.contentOffset = CGPoint(x: 30, y: 40)
    scene.layout()
    #expect(box.frame == rect(10, 10, 500, 700))
    #expect(scrollView.contentOffset == CGPoint(x: 30, y: 40))
    box.wanted.height = 900
    scene.layout()
    #expect(scrollView.contentSize == CGSize(width: 520, height: 920))
  }

  @Test("Width, height and centre of the scroll view are its frame's")
  func extents() {
    let scrollView = scrollView()
    let box = scene.box(in: scrollView)
    box.fill(scrollView)
    box.widthAnchor.constraint(equalTo: scrollView.widthAnchor).on()
    box.heightAnchor.constraint(equalTo: scrollView.heightAnchor, multiplier: 3).on()
    let middle = scene.box(20, 20, in: scrollView)
    middle.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor).on()
    middle.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 5).on()
    scene.layout()
    #expect(box.frame == rect(0, 0, 200, 900))
    #expect(scrollView.contentSize == CGSize(width: 200, height: 900))
    #expect(middle.frame == rect(90, 5, 20, 20))
    scrollView.contentOffset.y = 100
    scene.layout()
    #expect(middle.frame == rect(90, 5, 20, 20))
    scene.root.frame.size = CGSize(width: 400, height: 100)
    scene.layout()
    #expect(box.frame == rect(0, 0, 400, 300))
    #expect(scrollView.contentSize == CGSize(width: 400, height: 300))
  }

  @Test("Sizes may come from a view outside, and from constants")
  func outside() {
    let scrollView = scrollView()
    let box = scene.box(in: scrollView)
    box.fill(scrollView)
    box.widthAnchor.constraint(equalTo: scene.root.widthAnchor).on()
    box.heightAnchor.constraint(equalToConstant: 1234).on()
    scene.layout()
    #expect(scrollView.contentSize == CGSize(width: 200, height: 1234))
  }

  @Test("The guides stand for the content and for the frame; what is tied to the frame stays")
  func guides() {
    let scrollView = scrollView()
    let (box, header) = (scene.box(in: scrollView), scene.box(-1, 20, in: scrollView))
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1000),
      box.topAnchor.constraint(equalTo: content.topAnchor, constant: 50),
      box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      header.topAnchor.constraint(equalTo: frame.topAnchor),
      header.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
    ])
    scene.layout()
    #expect(scrollView.contentSize == CGSize(width: 200, height: 1000))
    #expect(box.frame == rect(0, 50, 200, 950))
    #expect(header.frame == rect(0, 0, 200, 20))
    scrollView.contentOffset.y = 333
    scene.layout()
    #expect(header.frame == rect(0, 333, 200, 20))
    #expect(box.frame == rect(0, 50, 200, 950))
    #expect(frame.layoutFrame == rect(0, 333, 200, 300))
    #expect(content.layoutFrame == rect(0, 0, 200, 1000))
  }

  @Test("A scroll view that its frame places has content placed by constraints, too")
  func framed() {
    let scrollView = UIScrollView(frame: rect(0, 0, 100, 100))
    scene.root.addSubview(scrollView)
    let box = scene.box(70, 300, in: scrollView)
    box.fill(scrollView)
    scene.layout()
    #expect(scrollView.contentSize == CGSize(width: 70, height: 300))
    scrollView.contentSize = CGSize(width: 1, height: 1)
    box.wanted = CGSize(width: 71, height: 301)
    scene.layout()
    #expect(scrollView.contentSize == CGSize(width: 71, height: 301))
  }

  @Test("Content whose size is open along an axis is reported by name")
  func ambiguity() {
    let scrollView = scrollView()
    let box = scene.box(-1, 500, in: scrollView)
    box.leftAnchor.constraint(equalTo: scrollView.leftAnchor).on()
    box.topAnchor.constraint(equalTo: scrollView.topAnchor).on()
    box.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor).on()
    box.widthAnchor.constraint(equalToConstant: 30).on()
    scene.layout()
    let problems = scene.root.layoutProblems
    #expect(problems.map(\.kind) == [.ambiguousContent])
    #expect(
      problems.first?.sentence
        == "the scrollable content size of UIScrollView(scroll) is ambiguous horizontally")
    #expect(scrollView.contentSize.height == 500)
    box.rightAnchor.constraint(equalTo: scrollView.rightAnchor).on()
    scene.layout()
    #expect(scene.root.layoutProblems.isEmpty)
    #expect(scrollView.contentSize == CGSize(width: 30, height: 500))
  }

  @Test("Views outside are tied to where a view in the content is, scrolled or not")
  func following() {
    let scrollView = scrollView()
    let (box, badge) = (scene.box(100, 900, in: scrollView), scene.box(10, 10))
    box.fill(scrollView)
    badge.topAnchor.constraint(equalTo: box.topAnchor, constant: 50).on()
    badge.leftAnchor.constraint(equalTo: scene.root.leftAnchor).on()
    scene.layout()
    #expect(badge.frame.minY == 50)
    scrollView.contentOffset.y = 20
    scene.layout()
    #expect(badge.frame.minY == 30)
  }
}
