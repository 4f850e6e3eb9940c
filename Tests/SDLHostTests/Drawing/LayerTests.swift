import Foundation
import Testing

@testable import SDLHost
@testable import ViewKit

@Suite struct LayerTests {
  private let first = LayerID(value: 1)

  @Test func aLayerShowsWhatItsPassDrew() throws {
    let probe = try Probe(40, 40)
    probe.pass(1, 20, 10, .fill(rect(0, 0, 20, 10), red), .fill(rect(0, 9, 20, 1), blue))
    probe.draw(.layer(first, rect(5, 5, 20, 10), alpha: 1))
    #expect(probe[5, 5] == redPixel)
    #expect(probe[24, 14] == bluePixel)
    #expect(probe[25, 14] == whitePixel)
  }

  @Test func movingALayerMakesNothing() throws {
    let probe = try Probe(40, 400)
    probe.pass(1, 20, 10, .fill(rect(0, 0, 20, 10), red))
    probe.draw(.layer(first, rect(0, 0, 20, 10), alpha: 1))
    let before = probe.host.statistics
    for step in 1..<100 {
      probe.nextFrame()
      probe.draw(.layer(first, rect(0, Double(step) * 1.7, 20, 10), alpha: 1))
    }
    #expect(probe.host.statistics.texturesCreated == before.texturesCreated)
    #expect(probe.host.statistics.texturesLive == 1)
  }

  @Test func aReleasedTextureServesTheNextLayer() throws {
    let probe = try Probe(40, 40)
    for layer in 1..<20 {
      probe.nextFrame()
      probe.pass(layer, 20, 10, .fill(rect(0, 0, 20, 10), red))
      if layer > 1 { probe.list.released = [LayerID(value: layer - 1)] }
      probe.draw(.layer(LayerID(value: layer), rect(0, 0, 20, 10), alpha: 1))
    }
    #expect(probe.host.statistics.texturesCreated == 2)
    #expect(probe.host.statistics.texturesLive == 1)
  }

  @Test func transparentLayersKeepTheirColours() throws {
    let probe = try Probe(40, 40)
    let half = DrawColor(red: 200, green: 100, blue: 0, alpha: 128)
    probe.pass(1, 20, 20, isOpaque: false, .fill(rect(0, 0, 10, 20), half))
    probe.draw(
      .fill(rect(20, 0, 10, 20), half), .layer(first, rect(0, 0, 20, 20), alpha: 1))
    let (direct, layered) = (probe[25, 5], probe[5, 5])
    for shift in [8, 16, 24] {
      #expect(abs(Int(direct >> shift & 255) - Int(layered >> shift & 255)) <= 2)
    }
    #expect(probe[15, 5] == whitePixel)
  }

  @Test func roundCornersCutTheContent() throws {
    let probe = try Probe(40, 40)
    probe.pass(1, 30, 30, radius: 10, .fill(rect(0, 0, 30, 30), red))
    probe.draw(.fill(rect(0, 0, 40, 40), blue), .layer(first, rect(0, 0, 30, 30), alpha: 1))
    for (x, y) in [(0, 0), (29, 0), (0, 29), (29, 29)] { #expect(probe[x, y] == bluePixel) }
    for (x, y) in [(15, 0), (0, 15), (29, 15), (15, 29), (15, 15)] {
      #expect(probe[x, y] == redPixel)
    }
  }

  @Test func fadedLayersBlend() throws {
    let probe = try Probe(40, 40)
    probe.pass(1, 20, 20, .fill(rect(0, 0, 20, 20), black))
    probe.draw(.layer(first, rect(0, 0, 20, 20), alpha: 0.5))
    #expect(abs(Int(probe[5, 5] >> 24) - 127) <= 1)
  }

  @Test(arguments: [1.0, 1.25, 1.5])
  func rowsOfTexturesHaveNoSeams(scale: Double) throws {
    let probe = try Probe(20, 200, scale: scale)
    probe.pass(1, 20, 44.5, .fill(rect(0, 0, 20, 44.5), red))
    for step in 0..<30 {
      let offset = Double(step) * 0.37
      probe.list.commands = (0..<6).map { row in
        .layer(LayerID(value: 1), rect(0, Double(row) * 44.5 - offset, 20, 44.5), alpha: 1)
      }
      probe.show()
      #expect(probe.runs(inColumn: 10).map(\.color) == [redPixel])
    }
  }

  @Test func rowsBetweenPixelsStaySharp() throws {
    let probe = try Probe(20, 100)
    probe.pass(
      1, 20, 44.5, .fill(rect(0, 0, 20, 44.5), .white), .fill(rect(0, 20, 20, 1), black))
    for step in 0..<20 {
      probe.draw(.layer(first, rect(0, Double(step) * 0.37, 20, 44.5), alpha: 1))
      let runs = probe.runs(inColumn: 10)
      #expect(runs.map(\.color) == [whitePixel, 0x0000_00FF, whitePixel])
      #expect(runs[1].range.count == 1)
    }
  }

  @Test func aLayerBeyondTheLargestTextureIsDrawnFromItsCommands() throws {
    let probe = try Probe(20, 20)
    probe.pass(1, 20, 100_000, .fill(rect(0, 50_000, 20, 10), red))
    probe.draw(.layer(first, rect(0, -49_995, 20, 100_000), alpha: 1))
    #expect(probe.runs(inColumn: 0).map(\.range) == [0..<5, 5..<15, 15..<20])
    #expect(probe[0, 5] == redPixel)
    #expect(probe.host.statistics.texturesCreated == 0)
  }

  @Test("S-07: the frame after a loss is the frame before", arguments: [false, true])
  func theFrameAfterALossIsTheFrameBefore(isDevice: Bool) throws {
    let probe = try Probe(60, 60)
    probe.pass(1, 20, 20, isOpaque: false, radius: 5, .fill(rect(0, 0, 20, 20), red))
    let commands: [DrawCommand] = [
      .layer(first, rect(0, 0, 20, 20), alpha: 1),
      .roundedRect(rect(25, 25, 30, 30), radius: 9, fill: blue, borderWidth: 1, border: black),
    ]
    probe.list.commands = commands
    probe.show()
    let before = probe.pixels
    isDevice ? probe.host.loseDevice() : probe.host.loseTargets()
    probe.show()
    #expect(probe.pixels == before)
    #expect(probe.host.statistics.texturesLive == 3)
  }

  @Test(arguments: [1.3, 0.7])
  func scaledLayersHaveNoDarkEdge(factor: Double) throws {
    let probe = try Probe(60, 60)
    probe.pass(
      1, 40, 40, isOpaque: false,
      .roundedRect(rect(5, 5, 30, 30), radius: 15, fill: red, borderWidth: 0, border: .clear))
    probe.draw(
      .fill(rect(0, 0, 60, 60), red),
      .layer(first, rect(0, 0, 40 * factor, 40 * factor), alpha: 1))
    for y in 0..<60 {
      for x in 0..<60 { #expect(probe[x, y] >> 24 >= 253) }
    }
  }

  @Test("S-08: textures outlive other renderers")
  func texturesOutliveOtherRenderers() throws {
    var first: Probe? = try Probe(20, 20)
    let second = try Probe(20, 20)
    for probe in [first, second].compactMap(\.self) {
      probe.pass(1, 20, 20, .fill(rect(0, 0, 20, 20), red))
      probe.draw(.layer(LayerID(value: 1), rect(0, 0, 20, 20), alpha: 1))
    }
    first = nil
    second.nextFrame()
    second.draw(.layer(LayerID(value: 1), rect(0, 0, 20, 20), alpha: 1))
    #expect(second[10, 10] == redPixel)
  }

  @Test func withoutAPassALostTargetIsBlank() throws {
    let probe = try Probe(20, 20)
    probe.pass(1, 20, 20, isOpaque: false, .fill(rect(0, 0, 20, 20), red))
    probe.draw(.layer(first, rect(0, 0, 20, 20), alpha: 1))
    probe.host.loseTargets()
    probe.nextFrame()
    probe.draw(.layer(first, rect(0, 0, 20, 20), alpha: 1))
    #expect(probe[10, 10] == whitePixel)
  }
}
