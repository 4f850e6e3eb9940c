import Foundation
import Testing
import ViewKit

@testable import SDLHost

@Suite final class PictureTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func file(_ name: String, _ content: String) throws -> String {
    let path = folder.appendingPathComponent(name).path
    try content.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  private func square() throws -> String {
    try file(
      "square.svg",
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">
      <rect x="0" y="0" width="20" height="10" fill="#ff0000"/>
      <rect x="10" y="0" width="10" height="10" fill="#0000ff"/></svg>
      """)
  }

  private let assets = AssetFolder(path: "/nowhere")

  @Test(arguments: [1, 1.5, 2])
  func vectorPicturesAreSharpAtEverySize(scale: Double) throws {
    let picture = try #require(assets.picture(atPath: square()))
    #expect(picture.size == CGSize(width: 20, height: 10))
    for width in [20.0, 33, 60] {
      let probe = try Probe(70, 40, scale: scale)
      let height = width / 2
      probe.draw(.picture(picture, rect(0, 0, width, height), tint: nil, alpha: 1))
      let row = Int(height * scale / 2)
      #expect(probe[1, row] == redPixel)
      #expect(probe[Int(width * scale) - 2, row] == bluePixel)
      #expect(probe[Int((width * scale).rounded()) + 1, row] == whitePixel)
    }
  }

  @Test func aTintKeepsTheShape() throws {
    let picture = try #require(assets.picture(atPath: square()))
    let probe = try Probe(30, 20)
    probe.draw(.picture(picture, rect(0, 0, 20, 10), tint: green, alpha: 1))
    #expect(probe[5, 5] == greenPixel)
    #expect(probe[15, 5] == greenPixel)
    #expect(probe[22, 5] == whitePixel)
  }

  @Test func picturesAreMadeOnceForASize() throws {
    let picture = try #require(assets.picture(atPath: square()))
    let probe = try Probe(100, 100)
    for frame in 0..<100 {
      probe.draw(
        .picture(picture, rect(Double(frame) * 0.3, 0, 20, 10), tint: nil, alpha: 1))
    }
    #expect(probe.host.statistics.texturesCreated == 1)
  }

  @Test func aGrowingPictureIsMadeWhenItRests() throws {
    let picture = try #require(assets.picture(atPath: square()))
    let probe = try Probe(100, 100)
    for width in 40...60 {
      probe.draw(
        .picture(picture, rect(0, 0, Double(width), Double(width) / 2), tint: nil, alpha: 1))
    }
    #expect(probe.host.statistics.texturesCreated == 1)
    #expect(probe[29, 15] == redPixel)
    #expect(probe[30, 15] == bluePixel)
    #expect(probe.host.statistics.texturesCreated == 2)
  }

  @Test func pixelsAreShownAsTheyAre() throws {
    let picture = Picture(
      source: .pixels(
        width: 2, height: 1, [255, 0, 0, 255, 0, 0, 255, 255]), size: CGSize(width: 2, height: 1))
    let probe = try Probe(4, 4)
    probe.draw(.picture(picture, rect(0, 0, 2, 1), tint: nil, alpha: 1))
    #expect(probe[0, 0] == redPixel)
    #expect(probe[1, 0] == bluePixel)
  }

  @Test func whatIsMadeSmallerIsAveraged() throws {
    var bytes: [UInt8] = []
    for index in 0..<64 * 64 {
      bytes += (index % 64 + index / 64).isMultiple(of: 2) ? [255, 255, 255, 255] : [0, 0, 0, 255]
    }
    let picture = Picture(
      source: .pixels(width: 64, height: 64, bytes), size: CGSize(width: 64, height: 64))
    let probe = try Probe(16, 16)
    probe.draw(.picture(picture, rect(0, 0, 16, 16), tint: nil, alpha: 1))
    for x in 0..<16 { #expect(abs(Int(probe[x, 7] >> 24) - 127) <= 2) }
  }

  @Test func brokenPicturesAreReplaced() throws {
    #expect(assets.picture(atPath: try file("broken.svg", "<svg")) == nil)
    #expect(assets.picture(atPath: folder.path + "/none.png") == nil)
    #expect(assets.picture(named: "none") == nil)
    let broken = try #require(AssetFolder(path: folder.path).picture(named: "broken"))
    let shelf = try Probe(40, 40)
    shelf.draw(.picture(broken, rect(0, 0, 40, 40), tint: nil, alpha: 1))
    #expect(shelf[4, 20] != whitePixel)
    let probe = try Probe(60, 60)
    let size = CGSize(width: 60, height: 60)
    probe.draw(
      .picture(
        Picture(source: .file("/none.svg"), size: size), rect(0, 0, 60, 60), tint: nil, alpha: 1))
    #expect(probe[30, 30] != whitePixel)
    #expect(probe[5, 30] != whitePixel)
    probe.draw(
      .picture(
        Picture(source: .pixels(width: 9, height: 9, [1, 2]), size: size), rect(0, 0, 60, 60),
        tint: nil, alpha: 1))
    #expect(probe[5, 30] != whitePixel)
  }

  @Test func theAssetFolderIsFound() throws {
    let manager = FileManager.default
    let share = folder.appendingPathComponent("usr/share/scrollery/Assets")
    let near = folder.appendingPathComponent("work/Assets")
    let bin = folder.appendingPathComponent("usr/bin/")
    let build = folder.appendingPathComponent("work/.build/debug/")
    for url in [share, near, bin, build] {
      try manager.createDirectory(at: url, withIntermediateDirectories: true)
    }
    #expect(AssetFolder.find(environment: [:], program: bin.path + "/") == share.path)
    #expect(AssetFolder.find(environment: [:], program: build.path + "/") == near.path)
    #expect(
      AssetFolder.find(environment: ["SCROLLERY_ASSETS": near.path], program: bin.path)
        == near.path)
    #expect(AssetFolder.find(environment: [:], program: "/") == nil)
  }

  @Test func aPictureCanBeWritten() throws {
    let probe = try Probe(4, 4)
    probe.draw(.fill(rect(0, 0, 4, 4), red))
    let path = folder.path + "/shot.png"
    try probe.host.savePNG(to: path)
    let back = try #require(assets.picture(atPath: path))
    #expect(back.size == CGSize(width: 4, height: 4))
    #expect(throws: AssetError.self) { try probe.host.savePNG(to: "/no/such/folder/shot.png") }
  }
}
