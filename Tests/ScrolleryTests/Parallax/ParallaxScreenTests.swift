import Foundation
import Testing
import ViewKit
import ViewKitTesting

@testable import Scrollery

@Suite struct ParallaxScreenTests {
  private let screen = ParallaxScreen()
  private let stage: Stage

  init() { stage = Stage(screen, size: CGSize(width: 400, height: 600)) }

  private func layer(_ name: String) -> UIScrollView? {
    stage.window.view(named: name) as? UIScrollView
  }

  private func drag(by distance: CGFloat, letsGo: Bool = true) {
    stage.pointerMove(to: CGPoint(x: 200, y: 300))
    stage.pointerDown()
    stage.drag(to: CGPoint(x: 200 + distance, y: 300), steps: 8, every: .milliseconds(16))
    if letsGo { stage.pointerUp() }
  }

  @Test func `there are twelve pages and a background that follows the formula`() throws {
    #expect(screen.pages.numberOfItems(inSection: 0) == 12)
    let background = try #require(layer("background"))
    // 18 hundredths of 11 pages of way, and the window.
    #expect(abs(background.contentSize.width - (400 + 0.18 * 4400)) < 1e-6)
    screen.pages.contentOffset.x = 2200
    #expect(abs(background.contentOffset.x - 396) < 1e-6)
    screen.pages.contentOffset.x = 4400
    #expect(abs(background.contentOffset.x - 792) < 1e-6)
  }

  @Test func `the nearer a layer is, the faster it goes by`() throws {
    screen.pages.contentOffset.x = 1000
    let shifts = try [
      "background.clouds", "background", "background.near", "background.hills",
      "background.front",
    ].map { try #require(layer($0)).contentOffset.x }
    #expect(shifts == shifts.sorted())
    #expect(abs(shifts[0] - 80) < 1e-6 && abs(shifts[4] - 1200) < 1e-6)
  }

  @Test func `pulled past an end the background stays`() throws {
    let background = try #require(layer("background"))
    drag(by: 150, letsGo: false)
    #expect(screen.pages.contentOffset.x < -40)
    #expect(background.contentOffset.x == 0)
    stage.pointerUp()
    #expect(stage.settle())
    #expect(screen.pages.contentOffset.x == 0)
  }

  @Test func `a flick turns a page`() {
    drag(by: -120)
    #expect(stage.settle())
    #expect(screen.pages.contentOffset.x == 400 && screen.page == 1)
  }

  @Test func `pictures repeat without a gap wherever a layer is`() throws {
    for x in stride(from: CGFloat(0), through: 4400, by: 137) {
      screen.pages.contentOffset.x = x
      stage.advance(by: .milliseconds(20))
      for layer in screen.panorama.layers {
        let tiles = layer.subviews.filter { $0 is UIImageView }.map(\.frame)
          .sorted { $0.minX < $1.minX }
        #expect(try #require(tiles.first).minX <= layer.bounds.minX)
        #expect(try #require(tiles.last).maxX >= layer.bounds.maxX)
        #expect(zip(tiles, tiles.dropFirst()).allSatisfy { $0.maxX == $1.minX })
      }
    }
  }

  @Test func `the strip of titles follows and cannot be touched`() throws {
    let titles = try #require(layer("titles"))
    #expect(titles.contentOffset.x == -148)
    screen.pages.contentOffset.x = 600
    #expect(titles.contentOffset.x == 1.5 * 104 - 148)
    let hit = try #require(stage.window.hitTest(CGPoint(x: 200, y: 24), with: nil))
    #expect(hit.isDescendant(of: screen.pages))
  }

  @Test func `the window's size does not change the page`() {
    screen.pages.contentOffset.x = 2000
    stage.resize(to: CGSize(width: 320, height: 568))
    stage.advance(by: .milliseconds(50))
    #expect(screen.page == 5 && screen.pages.contentOffset.x == 1600)
    #expect(abs((layer("background")?.contentOffset.x ?? 0) - 0.18 * 1600) < 1e-6)
  }

  @Test func `three pages serve for all`() {
    for _ in 0..<11 {
      stage.press(.keyboardRightArrow)
      #expect(stage.settle())
    }
    #expect(screen.page == 11)
    #expect(screen.pages.reuseCounts.created <= 3)
  }

  @Test func `the night has pictures of its own`() throws {
    let day = try stage.picture()
    stage.window.overrideUserInterfaceStyle = .dark
    stage.advance(by: .milliseconds(50))
    let night = try stage.picture()
    #expect(day.pixel(10, 590) != night.pixel(10, 590))
    #expect(night.pixel(200, 595).red < 40)
  }
}
