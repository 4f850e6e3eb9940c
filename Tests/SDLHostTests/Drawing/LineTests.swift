import Foundation
import Testing
import ViewKit

@testable import SDLHost

@Suite struct LineTests {
  @Test func anOutlineLiesInsideItsRectangle() throws {
    let probe = try Probe(20, 20)
    probe.draw(.outline(rect(2, 2, 10, 8), width: 2, color: red, dash: 0))
    for (x, y) in [(2, 2), (11, 2), (3, 3), (11, 9), (2, 9), (10, 5)] {
      #expect(probe[x, y] == redPixel)
    }
    for (x, y) in [(1, 2), (12, 2), (4, 4), (9, 7), (2, 10)] {
      #expect(probe[x, y] == whitePixel)
    }
  }

  @Test func translucentCornersArePaintedOnce() throws {
    let probe = try Probe(20, 20)
    let color = DrawColor(red: 0, green: 0, blue: 0, alpha: 100)
    probe.draw(.outline(rect(2, 2, 10, 8), width: 1, color: color, dash: 0))
    #expect(probe[2, 2] == probe[6, 2])
    #expect(probe[11, 9] == probe[2, 5])
  }

  @Test func dashesMoveWithTheirRectangle() throws {
    let probe = try Probe(40, 60)
    for offset in 0..<8 {
      probe.draw(.outline(rect(5, Double(-offset), 20, 1000), width: 1, color: red, dash: 4))
      for y in 1..<60 {
        let isDash = (y + offset - 1) / 4 % 2 == 0
        #expect(probe[5, y] == (isDash ? redPixel : whitePixel))
      }
    }
  }

  @Test func aLevelLineIsSharp() throws {
    let probe = try Probe(20, 20)
    probe.draw(
      .polyline([CGPoint(x: 2, y: 5.5), CGPoint(x: 12, y: 5.5)], width: 1, color: red),
      .polyline([CGPoint(x: 3.5, y: 18), CGPoint(x: 3.5, y: 10)], width: 1, color: blue))
    #expect(probe.runs(inColumn: 6).map(\.range) == [0..<5, 5..<6, 6..<20])
    #expect(probe[12, 5] == whitePixel)
    #expect(probe.runs(inColumn: 3).map(\.color).contains(bluePixel))
  }

  @Test func aSlantedLineIsSmoothAndAsStrongAsItIsWide() throws {
    let probe = try Probe(60, 40)
    probe.draw(
      .polyline([CGPoint(x: 5, y: 5), CGPoint(x: 50, y: 32)], width: 2, color: black))
    var ink = 0.0
    for y in 0..<40 {
      for x in 0..<60 { ink += 1 - Double(probe[x, y] >> 24) / 255 }
    }
    let length = hypot(45.0, 27.0)
    #expect(abs(ink - 2 * length) < 6)
    #expect((0..<40).contains { (0x20..<0xE0).contains(probe[20, $0] >> 24) })
  }

  @Test func jointsOfTranslucentLinesAreOfOneColour() throws {
    let probe = try Probe(60, 60)
    let color = DrawColor(red: 0, green: 0, blue: 0, alpha: 100)
    probe.draw(
      .polyline(
        [CGPoint(x: 5, y: 50), CGPoint(x: 30, y: 10), CGPoint(x: 55, y: 50)], width: 4,
        color: color))
    let darkest = (0..<60 * 60).map { probe[$0 % 60, $0 / 60] >> 24 }.min()
    #expect(abs(Int(try #require(darkest)) - 155) <= 1)
  }

  @Test func linesMakeNoTexturesForEver() throws {
    let probe = try Probe(100, 100)
    for frame in 0..<100 {
      probe.draw(
        .polyline(
          (0..<50).map { CGPoint(x: Double($0 * 2), y: 50 + sin(Double($0 + frame)) * 20) },
          width: 1, color: red))
    }
    #expect(probe.host.statistics.texturesCreated <= 3)
    #expect(probe.host.statistics.texturesLive == 0)
  }

  @Test func strangePointsAreLeftOut() throws {
    let probe = try Probe(20, 20)
    probe.draw(
      .polyline([], width: 1, color: red),
      .polyline([CGPoint(x: Double.nan, y: 0)], width: 1, color: red),
      .polyline(
        [CGPoint(x: 2, y: 2), CGPoint(x: Double.infinity, y: 4), CGPoint(x: 9, y: 9)], width: 2,
        color: red))
    #expect(probe[5, 5] == redPixel)
  }
}
