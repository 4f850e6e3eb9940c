import Foundation
import Testing
import ViewKit
import ViewKitTesting

@testable import Scrollery

@Suite struct XrayOverlayTests {
  private let root = RootController.sample(isBare: true)
  private let stage: Stage

  init() {
    stage = Stage(root, size: CGSize(width: 900, height: 700))
    root.setOverlays([.xray], animated: false)
    stage.settle()
  }

  private var table: UITableView { root.sample!.table }
  private var box: CGRect { root.stage.box }

  private struct Outline {
    let rect: CGRect
    let color: DrawColor
    let dash: CGFloat
  }

  private func outlines() -> [Outline] {
    stage.commands().compactMap {
      guard case .outline(let rect, _, let color, let dash) = $0 else { return nil }
      return Outline(rect: rect, color: color, dash: dash)
    }
  }

  private func fills(_ color: UInt32) -> [CGRect] {
    let color = DrawColor(
      red: UInt8(color >> 16), green: UInt8(color >> 8 & 255), blue: UInt8(color & 255),
      alpha: 255)
    return stage.commands().compactMap {
      guard case .fill(let rect, color) = $0 else { return nil }
      return rect
    }
  }

  private let blue = DrawColor(red: 0x39, green: 0x8F, blue: 0xC4, alpha: 255)
  private let red = DrawColor(red: 0xFC, green: 0x57, blue: 0x5F, alpha: 255)

  @Test func theScreenIsABlackBoxBesideTheTray() throws {
    #expect(box.width == 900 * box.height / 700)
    #expect(box.width > 250 && box.width < 450)
    let black = try #require(outlines().first { $0.dash == 0 })
    #expect(black.color == DrawColor(red: 0, green: 0, blue: 0, alpha: 255))
    #expect(black.rect == box.insetBy(dx: -2, dy: -2))
    #expect(box.maxX < 900 - 200 - 12)
  }

  @Test func theContentSizeIsDashedInRed() throws {
    let content = try #require(outlines().first { $0.color == red })
    #expect(content.dash > 0)
    let scale = box.width / 900
    #expect(abs(content.rect.height - 50_000 * scale) < 0.01)
    #expect(abs(content.rect.minY - box.minY) < 0.01)
  }

  @Test func onlyCellsInTheVisibleWorldAreDrawnAsMissing() throws {
    root.changeRowCount(to: 1_000_000)
    table.contentOffset.y = 20_000_000
    stage.settle()
    let missing = outlines().filter { $0.color == blue }
    // 700 points, seen at this scale, hold so many rows of 50; those of the box have cells.
    let rows = 700 / (50 * box.height / 700)
    let live = CGFloat(table.reuseCounts.live)
    #expect(abs(CGFloat(missing.count) - (rows - live)) <= 2)
    #expect(missing.allSatisfy { !box.insetBy(dx: 0, dy: 1).intersects($0.rect) })
  }

  @Test func aMillionRowsAreDrawnWithAsManyCommandsAsAThousand() {
    table.contentOffset.y = 25_000
    stage.settle()
    let few = stage.commands().count
    root.changeRowCount(to: 1_000_000)
    table.contentOffset.y = 25_000
    stage.settle()
    #expect(stage.commands().count == few)
  }

  @Test func aCellThatReachesBeyondTheEdgeIsFilledThere() {
    table.contentOffset.y = 25
    stage.settle()
    let cells = fills(0x398FC4).filter { $0.width > 100 }
    #expect(cells.count == 2)
    #expect(cells.allSatisfy { !box.insetBy(dx: 1, dy: 1).intersects($0) })
  }

  @Test func aNaiveContainersRowsAreLiveBeyondTheBox() throws {
    let container = UIScrollView(frame: CGRect(x: 0, y: 0, width: 900, height: 700))
    container.contentSize = CGSize(width: 900, height: 50_000)
    let sample = try #require(root.sample)
    table.frame = CGRect(x: 0, y: 0, width: 900, height: 50_000)
    sample.view.addSubview(container)
    container.addSubview(table)
    #expect(stage.settle())
    #expect(table.reuseCounts.live == 1000)
    #expect(outlines().filter { $0.color == blue }.isEmpty)
    // Frame beyond the lower edge, and the cells on it.
    #expect(fills(0xAAD6F0).contains { $0.minY > box.maxY - 1 && $0.height > 100 })
    let cells = fills(0x398FC4).filter { $0.width > 100 }
    #expect(cells.count > 8 && cells.count < 20)
  }

  @Test func itIsScrolledThroughTheBox() {
    let scale = box.width / 900
    stage.pointerMove(to: CGPoint(x: box.midX, y: box.midY))
    stage.pointerDown()
    stage.drag(to: CGPoint(x: box.midX, y: box.midY - 80), steps: 8, every: .milliseconds(100))
    stage.advance(by: .milliseconds(200))
    stage.pointerUp()
    stage.settle()
    // 10 points of slop are not scrolled.
    #expect(abs(table.contentOffset.y - 80 / scale) < 12 / scale)
    #expect(table.contentOffset.y > 100)
  }

  @Test func theWheelWorksInTheBoxAndBesideIt() {
    stage.pointerMove(to: CGPoint(x: box.midX, y: box.midY))
    stage.wheel(x: 0, y: 2)
    stage.settle()
    #expect(table.contentOffset.y == 106)
    stage.pointerMove(to: CGPoint(x: box.midX, y: box.minY - 40))
    stage.wheel(x: 0, y: 1)
    stage.settle()
    #expect(table.contentOffset.y == 159)
  }

  @Test func aRowIsTappedThroughTheBox() throws {
    let cell = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))
    let place = cell.place
    #expect(abs(place.height - 50 * box.height / 700) < 0.01)
    let hit = try #require(
      stage.window.hitTest(CGPoint(x: place.midX, y: place.midY), with: nil))
    #expect(hit.isDescendant(of: cell) || hit === table)
  }

  @Test func goingFurtherOffIsAnimatedAndBackAgain() {
    root.setOverlays([], animated: false)
    stage.settle()
    #expect(box == CGRect(x: 0, y: 0, width: 900, height: 700))
    root.toggle(.xray)
    stage.advance(by: .milliseconds(200))
    let middle = box.width
    stage.settle()
    #expect(middle < 899 && middle > box.width + 1)
    root.toggle(.xray)
    stage.advance(by: .milliseconds(100))
    root.toggle(.xray)
    #expect(box.width < 900)
    stage.settle()
    #expect(box.width < 450)
    root.toggle(.xray)
    stage.settle()
    #expect(box == CGRect(x: 0, y: 0, width: 900, height: 700))
    #expect(table.place == box)
    #expect(stage.window.onUpdate == nil)
  }

  @Test func cellsFlyToTheTrayAndRestThere() throws {
    let panel = CGRect(x: 688, y: 0, width: 200, height: 700)
    func chips() -> [CGRect] { fills(0x398FC4).filter { panel.contains($0) } }
    #expect(chips().isEmpty)
    // A row that leaves while none comes: from a row at the edge to whole rows.
    table.contentOffset.y = 25
    stage.settle()
    table.contentOffset.y = 50
    stage.advance(by: .milliseconds(50))
    #expect(table.reuseCounts.queued == 1)
    #expect(stage.window.needsFrame)
    stage.settle()
    let resting = stage.commands().contains {
      guard case .roundedRect(let rect, _, blue, _, _) = $0 else { return false }
      return rect.size == CGSize(width: 38, height: 22) && panel.contains(rect)
    }
    #expect(resting)
  }

  @Test func warmItMakesNoNewTextures() throws {
    func fling() throws {
      for distance in [200.0, -200] {
        stage.pointerMove(to: CGPoint(x: box.midX, y: box.midY))
        stage.pointerDown()
        stage.drag(
          to: CGPoint(x: box.midX, y: box.midY - distance / 4), steps: 5,
          every: .milliseconds(10))
        stage.pointerUp()
        for _ in 0..<30 {
          stage.advance(by: .milliseconds(33))
          _ = try stage.picture()
        }
        stage.settle()
      }
    }
    for _ in 0..<3 { try fling() }
    let warm = stage.statistics.texturesCreated
    try fling()
    #expect(stage.statistics.texturesCreated == warm)
  }
}
