import Foundation
import Testing

@testable import SDLHost
@testable import ViewKit

/// A device that has no more memory for textures, and one that has some again.
@Suite struct ExhaustionTests {
  private let picture = Picture(
    source: .pixels(width: 2, height: 1, [255, 0, 0, 255, 255, 0, 0, 255]),
    size: CGSize(width: 20, height: 10))
  private let text = TextRun(
    text: "Row 1", font: FontDescriptor(size: 14), size: CGSize(width: 60, height: 20))

  private func draw(_ probe: Probe) {
    probe.nextFrame()
    probe.list.size = CGSize(width: 100, height: 100)
    probe.list.scale = 1
    probe.pass(1, 30, 30, .fill(rect(0, 0, 30, 30), green))
    probe.draw(
      .layer(LayerID(value: 1), rect(60, 60, 30, 30), alpha: 1),
      .picture(picture, rect(0, 40, 40, 30), tint: nil, alpha: 1),
      .text(text, CGPoint(x: 5, y: 5), black),
      .roundedRect(rect(60, 5, 30, 30), radius: 9, fill: blue, borderWidth: 1, border: black))
  }

  @Test func whatNeedsNoTextureIsDrawnAndTheRestComesBack() throws {
    let probe = try Probe(100, 100)
    probe.host.isExhausted = true
    draw(probe)
    // A layer is drawn from its commands, and a sign stands for a picture.
    #expect(probe[70, 70] == greenPixel)
    #expect(probe[75, 20] == bluePixel)
    #expect(probe[2, 42] != redPixel)
    #expect(probe.host.statistics.texturesLive == 0)
    draw(probe)
    #expect(Report.said.count { $0.contains("there is no room for more") } == 1)

    probe.host.isExhausted = false
    draw(probe)
    let other = try Probe(100, 100)
    draw(other)
    #expect(probe[2, 42] == redPixel)
    #expect(probe.pixels == other.pixels)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func scenesGoOnWithoutTextures(seed: UInt64) throws {
    var scene = FrameScene(seed: seed, scale: 1)
    let host = try HeadlessHost(
      size: scene.size, scale: 1, resources: HostResources.standard())
    for frame in 0..<60 {
      host.isExhausted = frame / 10 % 2 == 1
      host.draw(scene.next())
      if frame % 10 == 9 { #expect(Set(host.pixels()).count > 5) }
    }
    host.isExhausted = true
    host.loseDevice()
    host.draw(scene.next())
    #expect(host.statistics.texturesLive == 0)
  }
}
