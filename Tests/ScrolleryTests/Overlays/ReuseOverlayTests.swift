import Foundation
import Testing
import ViewKit
import ViewKitTesting

@testable import Scrollery

@Suite struct ReuseOverlayTests {
  private let root = RootController.sample(isBare: true)
  private let stage: Stage

  init() {
    stage = Stage(root, size: CGSize(width: 320, height: 568))
    root.setOverlays([.reuse], animated: false)
    stage.settle()
  }

  /// The colours of the flashes that are drawn, by their height.
  private func flashes() -> [DrawColor] {
    stage.commands().compactMap {
      guard case .fill(let rect, let color) = $0, color.alpha > 0, color.alpha < 255,
        rect.height <= 50, rect.width == 320
      else { return nil }
      return color
    }
  }

  @Test func cellsThatWereThereBeforeDoNotFlash() {
    #expect(flashes().isEmpty)
    #expect(!stage.window.needsFrame)
  }

  @Test func aCellThatIsDequeuedFlashesAndFades() throws {
    let table = try #require(root.sample?.table)
    table.contentOffset.y = 2000
    stage.advance(by: .milliseconds(17))
    let first = try #require(flashes().first)
    #expect(first.blue > first.red)
    stage.advance(by: .milliseconds(200))
    let later = try #require(flashes().first)
    #expect(later.alpha < first.alpha)
    #expect(stage.settle(within: .milliseconds(400)))
    #expect(flashes().isEmpty)
  }

  @Test func aCellThatIsMadeFlashesInAnotherColour() throws {
    stage.resize(to: CGSize(width: 320, height: 900))
    stage.advance(by: .milliseconds(17))
    #expect(flashes().contains { $0.red > $0.blue })
  }

  @Test func badgesAndCountsAreSetFromSingleLetters() {
    let texts = stage.commands().compactMap {
      guard case .text(let run, _, _) = $0 else { return nil as String? }
      return run.text
    }
    #expect(texts.allSatisfy { $0.count == 1 })
    #expect(texts.joined().contains("#1#2#3"))
    #expect(texts.joined().contains("livequeuedmadereused") || texts.joined().contains("reused"))
  }
}
