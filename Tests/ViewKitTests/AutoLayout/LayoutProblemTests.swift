import Foundation
import Testing
import ViewKit

@Suite("Problems of constraints")
struct LayoutProblemTests {
  @Test("A contradiction names every constraint of it and the one left out, which comes back")
  func conflict() throws {
    let scene = LayoutScene()
    let box = scene.box()
    box.accessibilityIdentifier = "box"
    box.topAnchor.constraint(equalTo: scene.root.topAnchor).on()
    box.heightAnchor.constraint(equalToConstant: 10).on()
    box.leftAnchor.constraint(equalTo: scene.root.leftAnchor).on()
    let wide = box.widthAnchor.constraint(equalToConstant: 100)
    wide.identifier = "wide"
    wide.isActive = true
    let narrow = box.widthAnchor.constraint(equalToConstant: 40)
    narrow.identifier = "narrow"
    narrow.isActive = true
    scene.layout()
    #expect(narrow.isActive)
    let problem = try #require(scene.root.layoutProblems.first)
    #expect(scene.root.layoutProblems.count == 1)
    #expect(problem.kind == .unsatisfiable)
    #expect(problem.view === box)
    #expect(
      problem.sentence == """
        these constraints cannot be kept together:
          <'wide' Box(box).width == 100.0>
          <'narrow' Box(box).width == 40.0>
          left out: <'narrow' Box(box).width == 40.0>
        """)
    #expect(box.frame.width == 100)
    wide.isActive = false
    scene.layout()
    #expect(scene.root.layoutProblems.isEmpty)
    #expect(box.frame.width == 40)
  }

  @Test("What the window's size contradicts is told with that size")
  func frames() throws {
    let scene = LayoutScene()
    let box = scene.box()
    box.fill(scene.root)
    let width = box.widthAnchor.constraint(equalToConstant: 200).on()
    scene.layout()
    let sentence = try #require(scene.root.layoutProblems.first?.sentence)
    #expect(sentence.contains("<UIView(root), the width of its frame: 320.0>"))
    #expect(sentence.contains("left out: <Box.width == 200.0>"))
    #expect(box.frame == rect(0, 0, 320, 480))
    scene.root.frame.size.width = 200
    scene.layout()
    #expect(scene.root.layoutProblems.isEmpty)
    width.isActive = false
    scene.layout()
    #expect(box.frame.width == 200)
  }

  @Test("What is left open is named by view and axis")
  func ambiguity() {
    let scene = LayoutScene()
    let box = scene.box(10, 10)
    box.topAnchor.constraint(equalTo: scene.root.topAnchor).on()
    scene.layout()
    #expect(box.hasAmbiguousLayout)
    let problems = scene.root.layoutProblems
    #expect(problems.map(\.kind) == [.ambiguous])
    #expect(problems.first?.view === box)
    #expect(problems.first?.axis == .horizontal)
    box.leftAnchor.constraint(equalTo: scene.root.leftAnchor).on()
    scene.layout()
    #expect(!box.hasAmbiguousLayout)
    #expect(scene.root.layoutProblems.isEmpty)
  }

  @Test("Equal wishes for the same room are ambiguous")
  func equalHugging() {
    let scene = LayoutScene()
    let (first, second) = (scene.box(10, 10), scene.box(10, 10))
    for box in [first, second] { box.topAnchor.constraint(equalTo: scene.root.topAnchor).on() }
    first.leftAnchor.constraint(equalTo: scene.root.leftAnchor).on()
    second.leftAnchor.constraint(equalTo: first.rightAnchor).on()
    second.rightAnchor.constraint(equalTo: scene.root.rightAnchor).on()
    scene.layout()
    #expect(first.hasAmbiguousLayout)
    #expect(second.hasAmbiguousLayout)
    first.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    scene.layout()
    #expect(!first.hasAmbiguousLayout)
    #expect(first.frame.width == 310)
  }
}
