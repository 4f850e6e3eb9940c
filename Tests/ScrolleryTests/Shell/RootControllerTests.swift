import Foundation
import Testing
import ViewKit
import ViewKitTesting

@testable import Scrollery

@Suite struct RootControllerTests {
  private func stage(_ root: RootController, width: CGFloat, height: CGFloat = 760) -> Stage {
    Stage(root, size: CGSize(width: width, height: height))
  }

  @Test func aWideWindowHasSidebarToolbarAndScreen() throws {
    let root = RootController.sample()
    let stage = stage(root, width: 1100)
    let list = try #require(root.sample?.table)
    #expect(list.place == CGRect(x: 220, y: 64, width: 880, height: 696))
    let sidebar = try #require(stage.window.view(named: "sidebar"))
    #expect(sidebar.place.minX == 0)
    #expect(sidebar.place.width == 220)
    #expect(root.overlayStack.place == list.place)
  }

  @Test(arguments: [(720.0, 220.0), (719, 0), (320, 0)])
  func theSidebarFoldsAwayBelow720(width: Double, left: Double) throws {
    let root = RootController.sample()
    _ = stage(root, width: width)
    let list = try #require(root.sample?.table)
    #expect(list.place == CGRect(x: left, y: 64, width: width - left, height: 696))
  }

  @Test func bareShowsTheScreenAlone() throws {
    let root = RootController.sample(isBare: true)
    let stage = stage(root, width: 320, height: 568)
    let list = try #require(root.sample?.table)
    #expect(list.place == CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(stage.window.view(named: "sidebar") == nil)
    #expect(stage.window.view(named: "toolbar.frames") == nil)
  }

  @Test(arguments: [CGSize(width: 1, height: 1), CGSize(width: 60, height: 2000)])
  func tinyWindowsAreLaidOut(_ size: CGSize) {
    let root = RootController.sample()
    let stage = Stage(root, size: CGSize(width: 1100, height: 760))
    stage.resize(to: size)
    stage.settle()
    stage.press(.keyboardSlash, modifiers: .shift)
    stage.settle()
    #expect(root.view.frame.size == size)
    #expect(root.sample?.table.frame.width == size.width)
  }

  @Test func theMenuButtonSlidesTheSidebarOver() throws {
    let root = RootController.sample()
    let stage = stage(root, width: 640)
    let sidebar = try #require(stage.window.view(named: "sidebar"))
    #expect(sidebar.isHidden)
    stage.tap("toolbar.menu")
    stage.advance(by: .seconds(Theme.slide / 2))
    let shown = try #require(sidebar.layer.presentation()?.frame)
    #expect(shown.minX > -220 && shown.minX < 0)
    stage.settle()
    #expect(sidebar.frame == CGRect(x: 0, y: 0, width: 220, height: 760))
    #expect(root.sample?.table.place.minX == 0)

    stage.press(.keyboardEscape)
    stage.settle()
    #expect(sidebar.isHidden)
  }

  @Test func aClickBesideTheSidebarPutsItAway() throws {
    let root = RootController.sample()
    let stage = stage(root, width: 640)
    let sidebar = try #require(stage.window.view(named: "sidebar"))
    stage.tap("toolbar.menu")
    stage.settle()
    stage.tap(at: CGPoint(x: 500, y: 400))
    stage.settle()
    #expect(sidebar.isHidden)
  }

  @Test func widerAgainTheSidebarIsBesideTheScreen() throws {
    let root = RootController.sample()
    let stage = stage(root, width: 640)
    stage.tap("toolbar.menu")
    stage.settle()
    stage.resize(to: CGSize(width: 1000, height: 760))
    stage.settle()
    let sidebar = try #require(stage.window.view(named: "sidebar"))
    #expect(!sidebar.isHidden)
    #expect(root.sample?.table.place.minX == 220)
    stage.resize(to: CGSize(width: 640, height: 760))
    stage.settle()
    #expect(sidebar.isHidden)
  }

  @Test func aRowOfTheSidebarOpensItsScreen() throws {
    let root = RootController.sample()
    let stage = stage(root, width: 1100)
    let first = try #require(root.sample)
    stage.tap(at: CGPoint(x: 100, y: 64 + 36 + 18))
    stage.settle()
    #expect(root.index == 1)
    #expect(first.view.window == nil)
    #expect(first.parent == nil)
    #expect(root.sample?.view.window === stage.window)
  }

  @Test func screensKeepTheirStateWhileOthersAreOpen() throws {
    let root = RootController.sample()
    let stage = stage(root, width: 1100)
    let first = try #require(root.sample)
    first.table.contentOffset.y = 400
    root.open(2)
    stage.settle()
    root.open(0)
    stage.settle()
    #expect(root.sample === first)
    #expect(first.table.contentOffset.y == 400)
  }

  @Test func rowsChangeOnScreensMadeAndToCome() throws {
    let root = RootController.sample()
    let stage = stage(root, width: 1100)
    #expect(root.changeRowCount(to: 7))
    stage.settle()
    #expect(root.sample?.table.contentSize.height == 350)
    root.open(1)
    stage.settle()
    #expect(root.sample?.rows == 7)
  }

  @Test func buttonsGiveUpTitlesBeforeTheScreensTitleDoes() throws {
    let root = RootController.sample()
    let stage = stage(root, width: 1300)
    let button = try #require(stage.window.view(named: "toolbar.frames") as? ToolbarButton)
    #expect(button.detail == .full)
    stage.resize(to: CGSize(width: 1000, height: 700))
    stage.settle()
    #expect(button.detail == .iconAndKey)
    stage.resize(to: CGSize(width: 320, height: 568))
    stage.settle()
    #expect(button.detail == .icon)
    let last = try #require(stage.window.view(named: "toolbar.appearance"))
    #expect(last.place.maxX <= 320)
    #expect(button.place.minX > 60)
  }

  @Test func theHintIsReadAtEveryWidth() throws {
    let root = RootController.sample()
    let stage = stage(root, width: 1300)
    for width in [1300.0, 900, 700, 500, 380, 320] {
      stage.resize(to: CGSize(width: width, height: 700))
      stage.settle()
      let hint = try #require(stage.window.label("Try it."))
      #expect(!hint.isHidden && hint.bounds.width > 150)
      #expect(hint.place.maxY <= 64)
    }
  }

  @Test func theSourcesNameIsThatOfTheControllersFile() throws {
    let root = RootController.sample()
    let stage = stage(root, width: 1100)
    let link = try #require(stage.window.view(named: "toolbar.source"))
    #expect(stage.window.label("SampleController.swift")?.isDescendant(of: link) == true)
    stage.tap("toolbar.source")
    #expect(UIPasteboard.general.string == "SampleController.swift")
    #expect(stage.window.label("Copied")?.isDescendant(of: link) == true)
    stage.advance(by: .seconds(2))
    #expect(stage.window.label("SampleController.swift") != nil)
  }
}
