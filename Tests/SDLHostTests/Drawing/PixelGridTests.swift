import Foundation
import Testing
import ViewKit

@testable import SDLHost

@Suite struct PixelGridTests {
  private func grid(_ scale: Double) -> PixelGrid {
    PixelGrid(transform: CGAffineTransform(scaleX: scale, y: scale), pixels: (1000, 1000))
  }

  @Test("S-13: the bottom of a row is the top of the next", arguments: [1, 1.25, 1.5, 1.75, 2, 3])
  func theBottomOfARowIsTheTopOfTheNext(scale: Double) {
    let grid = grid(scale)
    for base in [0, -1e4, 1e8] {
      for row in 0..<200 {
        let top = base + Double(row) * 50 - 33.37
        let upper = grid.pixels(of: rect(0, top, 10, 50))
        let lower = grid.pixels(of: rect(0, top + 50, 10, 50))
        #expect(upper.maxY == lower.minY)
      }
    }
  }

  @Test func halvesGoUpwardsOnBothSidesOfZero() {
    #expect([-1.5, -0.5, 0.5, 1.5].map(PixelGrid.round) == [-1, 0, 1, 2])
  }

  @Test func theLastDigitsOfLargeNumbersDoNotCount() {
    #expect(PixelGrid.round(0.5 - 1e-7) == PixelGrid.round(0.5 + 1e-7))
    #expect(PixelGrid.ceil(44 + 1e-7) == 44)
    #expect(PixelGrid.ceil(44.5) == 45)
  }

  @Test func strangeNumbersAreHeld() {
    #expect(PixelGrid.round(.nan) == 0)
    #expect(PixelGrid.round(.infinity) == 1_000_000_000)
    #expect(PixelGrid.ceil(-3) == 0)
    #expect(grid(1).pixels(of: rect(.nan, 0, 5, 5)).isEmpty)
    #expect(!grid(.nan).keepsAxes || grid(.nan).pixels(of: rect(0, 0, 5, 5)).isEmpty)
  }

  @Test func aLayersLastEdgeIsItsTexturesLast() {
    let layer = PixelGrid(
      transform: CGAffineTransform(scaleX: 1, y: 1), pixels: (20, 45), end: (20, 44.5))
    #expect(layer.pixels(of: rect(0, 0, 20, 44.5)).maxY == 45)
    #expect(layer.pixels(of: rect(0, 43.5, 20, 1)).height == 1)
  }
}
