import Foundation
import Testing
import ViewKitTesting

@testable import Scrollery
@testable import ViewKit

/// What every screen with lists makes of views, and uses again.
@Suite struct ScreenReuseTests {
  /// The naive screen is there to show what it costs that every row has a cell.
  nonisolated private static let names = [
    "container", "fruit", "delegate", "photos", "paging", "reuse", "parallax", "tables",
  ]

  private func lists(in view: UIView) -> [any ReusingList] {
    let own = (view as? any ReusingList).map { [$0] } ?? []
    return own + view.subviews.flatMap(lists)
  }

  private func flick(_ stage: Stage, by distance: CGPoint) {
    stage.pointerMove(to: CGPoint(x: 190, y: 350))
    stage.pointerDown()
    stage.drag(
      to: CGPoint(x: 190 + distance.x, y: 350 + distance.y), steps: 6, every: .milliseconds(12))
    stage.pointerUp()
    stage.settle()
  }

  /// There and back, downwards and sideways, as far as two flicks go.
  private func roundTrip(_ stage: Stage) {
    for distance in [-220.0, -220, 220, 220] {
      flick(stage, by: CGPoint(x: 0, y: distance))
      flick(stage, by: CGPoint(x: distance, y: 0))
    }
  }

  @Test("Once a screen was scrolled through, its lists make no more views", arguments: names)
  func reuse(name: String) throws {
    let screen = try #require(Screen.all.first { $0.name == name })
    let root = RootController(
      screens: [screen], settings: ScreenSettings(rows: 100_000), isBare: true)
    let stage = Stage(root, size: CGSize(width: 380, height: 700))
    stage.settle()
    roundTrip(stage)
    let before = lists(in: stage.window)
    #expect(!before.isEmpty)
    let created = Dictionary(
      uniqueKeysWithValues: before.map { (ObjectIdentifier($0), $0.reuseCounts.created) })
    roundTrip(stage)
    for list in lists(in: stage.window) {
      let counts = list.reuseCounts
      let known = created[ObjectIdentifier(list)]
      #expect(known == nil || counts.created == known, "\(list.accessibilityIdentifier ?? "")")
      #expect(counts.live + counts.queued <= counts.created)
      let views = list.reusedViews.map { ObjectIdentifier($0) }
      #expect(Set(views).count == views.count && views.count == counts.live)
    }
  }
}
