import Foundation
import Testing
import ViewKit

@testable import SDLHost

@Suite struct RoundedRectTests {
  private func picture(_ width: Double, _ height: Double, radius: Double, scale: Double = 1) throws
    -> Probe
  {
    let probe = try Probe(width + 2, height + 2, scale: scale)
    probe.draw(
      .roundedRect(
        rect(1, 1, width, height), radius: radius, fill: black, borderWidth: 0, border: .clear))
    return probe
  }

  /// How dark a pixel is, 0 to 1.
  private func coverage(_ probe: Probe, _ x: Int, _ y: Int) -> Double {
    1 - Double(probe[x, y] >> 8 & 255) / 255
  }

  @Test(arguments: [45.0, 46, 20, 7])
  func aCircleCoversItsArea(diameter: Double) throws {
    let probe = try picture(diameter, diameter, radius: diameter / 2)
    var area = 0.0
    for y in 0..<probe.host.height {
      for x in 0..<probe.host.width { area += coverage(probe, x, y) }
    }
    #expect(abs(area - .pi * diameter * diameter / 4) < diameter * 0.06)
  }

  @Test(arguments: [45.0, 46])
  func aCircleIsTheSameFromAllSides(diameter: Double) throws {
    let probe = try picture(diameter, diameter, radius: diameter / 2)
    let last = Int(diameter) + 1
    for y in 0...last {
      for x in 0...last {
        #expect(probe[x, y] == probe[last - x, y])
        #expect(probe[x, y] == probe[x, last - y])
        #expect(probe[x, y] == probe[y, x])
      }
    }
  }

  @Test func cornersAreSmoothAndSidesSharp() throws {
    let probe = try picture(60, 40, radius: 10)
    #expect(probe[1, 1] == whitePixel)
    #expect(probe[1, 20] == 0x0000_00FF)
    #expect(probe[0, 20] == whitePixel)
    #expect(probe[30, 1] == 0x0000_00FF)
    #expect(probe[30, 40] == 0x0000_00FF)
    #expect(probe[30, 41] == whitePixel)
    let smooth = (1...10).filter { 0.05..<0.95 ~= coverage(probe, $0, 4) }
    #expect(!smooth.isEmpty)
  }

  @Test func translucentShapesAreOfOneColour() throws {
    let probe = try Probe(60, 61)
    probe.draw(
      .roundedRect(
        rect(0, 0, 60, 61), radius: 12.5, fill: DrawColor(red: 0, green: 0, blue: 0, alpha: 100),
        borderWidth: 0, border: .clear))
    let middle = probe[30, 30]
    for (x, y) in [(30, 0), (0, 30), (59, 30), (30, 60), (13, 13), (12, 12), (46, 47), (30, 12)] {
      #expect(probe[x, y] == middle)
    }
  }

  @Test func aBorderLiesInsideTheEdge() throws {
    let probe = try Probe(50, 50)
    probe.draw(
      .roundedRect(rect(5, 5, 40, 40), radius: 8, fill: red, borderWidth: 2, border: blue))
    #expect(probe[25, 4] == whitePixel)
    #expect(probe[25, 5] == bluePixel)
    #expect(probe[25, 6] == bluePixel)
    #expect(probe[25, 7] == redPixel)
    #expect(probe[44, 25] == bluePixel)
    #expect(probe[42, 25] == redPixel)
    // Nothing red shines through the smooth outer edge.
    for x in 5..<13 {
      let pixel = try #require(probe.runs(inColumn: x).dropFirst().first?.color)
      #expect(pixel >> 24 == pixel >> 16 & 255)
    }
  }

  @Test func theSameCornersAreMadeOnce() throws {
    let probe = try Probe(100, 100)
    for width in 40..<60 {
      probe.draw(
        .roundedRect(
          rect(0, 0, Double(width), 50), radius: 10, fill: red, borderWidth: 0, border: .clear))
    }
    #expect(probe.host.statistics.texturesCreated == 1)
  }
}
