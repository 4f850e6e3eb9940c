import Foundation
import Testing
import ViewKit
import ViewKitTesting

@testable import Scrollery

@Suite struct FramesOverlayTests {
  private let root = RootController.sample(isBare: true)
  private let stage: Stage

  init() {
    stage = Stage(root, size: CGSize(width: 320, height: 568))
    root.setOverlays([.frames], animated: false)
  }

  private func outlines() -> [(rect: CGRect, width: CGFloat, dash: CGFloat)] {
    stage.commands().compactMap {
      guard case .outline(let rect, let width, _, let dash) = $0 else { return nil }
      return (rect, width, dash)
    }
  }

  @Test func theContentSizeIsDashedWhereTheContentLies() throws {
    let table = try #require(root.sample?.table)
    table.contentOffset.y = 1200
    stage.settle()
    let dashed = try #require(outlines().first { $0.dash > 0 })
    #expect(dashed.rect == CGRect(x: 0, y: -1200, width: 320, height: 50_000))
    #expect(dashed.width == 2)
    #expect(dashed.dash == 10)
  }

  @Test func aScrollViewOutOfSightHasNoNameAnywhere() throws {
    let table = try #require(root.sample?.table)
    table.transform = CGAffineTransform(translationX: 0, y: 4_000)
    stage.settle()
    let names = stage.commands().filter {
      guard case .roundedRect(let rect, _, _, _, _) = $0 else { return false }
      return !rect.minX.isFinite || rect.height == 18
    }
    #expect(names.isEmpty)
  }

  @Test func theFrameIsFilledInTranslucentBlue() {
    stage.settle()
    let blue = DrawColor(red: 0xAA, green: 0xD6, blue: 0xF0, alpha: 102)
    let isFilled = stage.commands().contains {
      guard case .fill(CGRect(x: 0, y: 0, width: 320, height: 568), blue) = $0 else { return false }
      return true
    }
    #expect(isFilled)
  }

  @Test func aStripLeavesItsNeighboursTheirTurns() throws {
    let sample = try #require(root.sample)
    sample.table.isHidden = true
    for (index, width) in [100.0, 900, 100].enumerated() {
      let view = UIScrollView(
        frame: CGRect(x: 0, y: CGFloat(index) * 100, width: 100, height: 100))
      view.contentSize = CGSize(width: width, height: 100)
      sample.view.addSubview(view)
    }
    stage.settle()
    let reds = stage.commands().compactMap {
      guard case .fill(_, let color) = $0, color.alpha == 102 else { return nil as UInt8? }
      return color.red
    }
    #expect(reds == [0xAA, 0xFA, 0xFA])
  }

  @Test func aContainerIsOutlinedAndItsChildrenTakeTurns() throws {
    let container = ContainerScrollView(frame: CGRect(x: 10, y: 20, width: 300, height: 400))
    let children = [500.0, 100].map { height in
      let child = UIScrollView(frame: .zero)
      child.contentSize = CGSize(width: 300, height: height)
      container.addSubviewToContainer(child)
      return child
    }
    let sample = try #require(root.sample)
    sample.table.isHidden = true
    sample.view.addSubview(container)
    stage.settle()
    let survey = ScrollViewSurvey(of: sample.view, in: root.overlayStack)
    #expect(survey.entries.map(\.isContainer) == [true, false, false])
    #expect(survey.entries.dropFirst().map(\.scrollView) == children)

    let outlines = outlines()
    #expect(outlines.map(\.dash) == [10, 10, 0])
    #expect(outlines.map(\.rect.height) == [500, 100, 400])
    #expect(outlines.map(\.rect.minY) == [20, 520, 20])
    let fills = stage.commands().compactMap {
      guard case .fill(let rect, let color) = $0, color.alpha == 102 else { return nil as CGRect? }
      return rect
    }
    // The second child lies below the container and has no height.
    #expect(fills == [CGRect(x: 10, y: 20, width: 300, height: 400)])
  }

  @Test func whatConstraintsLeaveOpenIsDashedAndSaid() throws {
    let sample = try #require(root.sample)
    let open = UIView()
    open.translatesAutoresizingMaskIntoConstraints = false
    sample.view.addSubview(open)
    NSLayoutConstraint.activate([
      open.topAnchor.constraint(equalTo: sample.view.topAnchor, constant: 100),
      open.heightAnchor.constraint(equalToConstant: 40),
      open.widthAnchor.constraint(equalToConstant: 60),
    ])
    stage.settle()
    func marked() -> [CGRect] { outlines().filter { $0.dash == 4 }.map(\.rect) }
    #expect(marked() == [CGRect(x: -2, y: 98, width: 64, height: 44)])
    let texts = stage.commands().compactMap {
      guard case .text(let run, _, _) = $0 else { return nil as String? }
      return run.text
    }
    #expect(texts.joined().contains("ambiguoushorizontally"))
    open.leadingAnchor.constraint(equalTo: sample.view.leadingAnchor, constant: 30).isActive = true
    stage.settle()
    #expect(marked().isEmpty)
  }
}
