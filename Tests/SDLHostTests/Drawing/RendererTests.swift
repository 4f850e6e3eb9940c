import Foundation
import Testing
import ViewKit

@testable import SDLHost

@Suite struct RendererTests {
  @Test func fillsBlend() throws {
    let probe = try Probe(4, 4)
    probe.draw(
      .fill(rect(0, 0, 2, 4), red),
      .fill(rect(2, 0, 2, 4), DrawColor(red: 0, green: 0, blue: 0, alpha: 128)))
    #expect(probe[0, 0] == redPixel)
    #expect(probe[1, 3] == redPixel)
    #expect(probe[2, 0] >> 8 == 0x7F7F7F || probe[2, 0] >> 8 == 0x808080)
  }

  @Test(arguments: [1, 1.25, 1.5, 2])
  func neighboursShareTheirEdges(scale: Double) throws {
    let probe = try Probe(10, 200, scale: scale)
    let offset = 33.37
    probe.list.commands = (0..<6).map { row in
      .fill(rect(0, Double(row) * 50 - offset, 10, 50), row.isMultiple(of: 2) ? red : green)
    }
    probe.show()
    let runs = probe.runs(inColumn: 0)
    #expect(runs.map(\.color) == [redPixel, greenPixel, redPixel, greenPixel, redPixel])
    for (row, run) in runs.enumerated().dropFirst() {
      let edge = (Double(row) * 50 - offset) * scale
      #expect(run.range.lowerBound == Int(edge.rounded()))
    }
  }

  @Test func deepRowsLookLikeTheFirst() throws {
    let top = try Probe(10, 100, scale: 1.5)
    let deep = try Probe(10, 100, scale: 1.5)
    for (probe, base) in [(top, 0.0), (deep, 1e9)] {
      probe.list.commands = (0..<5).map { row in
        let y = (base + Double(row) * 44) - (base + 13)
        return .fill(rect(0, y, 10, 43), row.isMultiple(of: 2) ? red : blue)
      }
      probe.show()
    }
    #expect(top.pixels == deep.pixels)
  }

  @Test("S-10: an empty clip draws nothing")
  func anEmptyClipDrawsNothing() throws {
    let probe = try Probe(100, 100)
    probe.draw(
      .pushClip(rect(0, 0, 100, 100)), .pushClip(rect(200, 0, 50, 50)),
      .fill(rect(0, 0, 300, 300), red),
      .roundedRect(rect(0, 0, 90, 90), radius: 9, fill: red, borderWidth: 0, border: .clear),
      .popClip, .popClip)
    #expect(probe.host.statistics.commands == 0)
    #expect(probe[50, 50] == whitePixel)
  }

  @Test func clipsNestAndEnd() throws {
    let probe = try Probe(30, 30)
    probe.draw(
      .pushClip(rect(0, 0, 20, 20)), .pushClip(rect(10, 10, 20, 20)),
      .fill(rect(0, 0, 30, 30), red), .popClip, .fill(rect(0, 0, 5, 5), green), .popClip,
      .fill(rect(25, 25, 5, 5), blue))
    #expect(probe[9, 9] == whitePixel)
    #expect(probe[10, 10] == redPixel)
    #expect(probe[19, 19] == redPixel)
    #expect(probe[20, 20] == whitePixel)
    #expect(probe[4, 4] == greenPixel)
    #expect(probe[29, 29] == bluePixel)
  }

  @Test func whatIsOutsideIsNotDrawn() throws {
    let probe = try Probe(100, 100)
    probe.draw(
      .fill(rect(0, 200, 10, 10), red), .fill(rect(.nan, 0, 10, 10), red),
      .outline(rect(0, -500, 10, 10), width: 1, color: red, dash: 2),
      .polyline([CGPoint(x: 200, y: 0), CGPoint(x: 300, y: 3)], width: 1, color: red))
    #expect(probe.host.statistics.commands == 0)
  }

  @Test func transformsNest() throws {
    let probe = try Probe(40, 40)
    probe.draw(
      .pushTransform(CGAffineTransform(translationX: 10, y: 0)),
      .pushTransform(CGAffineTransform(scaleX: 2, y: 2)),
      .fill(rect(0, 0, 5, 5), red), .popTransform, .fill(rect(0, 20, 5, 5), green), .popTransform,
      .fill(rect(0, 0, 5, 5), blue))
    #expect(probe[10, 0] == redPixel)
    #expect(probe[19, 9] == redPixel)
    #expect(probe[20, 9] == whitePixel)
    #expect(probe[10, 20] == greenPixel)
    #expect(probe[4, 4] == bluePixel)
  }

  @Test func aTurnedRectangleIsWhereItsCornersAre() throws {
    let probe = try Probe(40, 40)
    probe.draw(
      .pushTransform(CGAffineTransform(translationX: 20, y: 20).rotated(by: .pi / 4)),
      .fill(rect(-10, -10, 20, 20), red), .popTransform)
    #expect(probe[20, 20] == redPixel)
    #expect(probe[20, 8] == redPixel)
    #expect(probe[11, 11] == whitePixel)
  }

  @Test func hairlinesAreNeverLost() throws {
    let probe = try Probe(10, 100)
    for step in 0..<20 {
      probe.draw(.fill(rect(0, 40 + Double(step) / 20, 10, 0.5), red))
      #expect(probe.runs(inColumn: 0).filter { $0.color == redPixel }.map(\.range.count) == [1])
    }
  }

  @Test func dashesOfEndlessContentCostOnlyWhatIsSeen() throws {
    let probe = try Probe(20, 20)
    probe.draw(.outline(rect(2, -1e9, 10, 2e9), width: 1, color: red, dash: 4))
    #expect(probe.runs(inColumn: 2).filter { $0.color == redPixel }.count >= 2)
    #expect(probe[0, 10] == whitePixel)
  }
}
