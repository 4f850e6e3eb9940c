import Foundation
import Testing

@testable import SDLHost
@testable import ViewKit

@Suite struct FramePainterTests {
  @Test(arguments: [1, 1.25, 2], 0..<4)
  func aFrameMadeFromTheLastIsTheSameToTheBit(scale: Double, seed: Int) throws {
    var scene = FrameScene(seed: UInt64(seed), scale: scale)
    let resources = try HostResources.standard()
    let host = try HeadlessHost(size: scene.size, scale: scale, resources: resources)
    let reference = try HeadlessHost(size: scene.size, scale: scale, resources: resources)
    reference.drawsEverything = true
    var moved = 0
    for frame in 0..<120 {
      let list = scene.next()
      host.draw(list)
      reference.draw(list)
      moved += host.lastChange.moves.count
      try #require(Self.firstDifference(host, reference) == nil, "frame \(frame)")
    }
    #expect(moved > 10)
  }

  /// The place of the first pixel that differs.
  private static func firstDifference(_ host: HeadlessHost, _ other: HeadlessHost) -> [Int]? {
    for y in 0..<host.height {
      let column = host.surface.withRow(y) { row in
        other.surface.withRow(y) { others in
          row.elementsEqual(others)
            ? nil : zip(row, others).enumerated().first { $1.0 != $1.1 }?.offset
        }
      }
      if let column { return [column, y] }
    }
    return nil
  }
}
