import Foundation
import Testing
import ViewKit
import ViewKitTesting

@testable import SDLHost
@testable import Scrollery

/// The program's font and pictures disappear while it runs.
@Suite final class RemovedFilesTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "scrollery-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Fonts and pictures out of a folder that can be taken away.
  private func resources() throws -> HostResources {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let assets = try #require(AssetFolder().path)
    try manager.copyItem(atPath: assets, toPath: folder.path + "/Assets")
    // The font that views measure with.
    let families = FontBook.preferred + ["sans-serif"]
    let found = FontPattern(families: families, weight: 400).bestFace()
    let font = try #require(found?.file)
    try manager.copyItem(atPath: font, toPath: folder.path + "/font")
    return try HostResources(
      fontFile: folder.path + "/font", assetFolder: folder.path + "/Assets")
  }

  @Test func everyScreenOpensWithoutThem() throws {
    let resources = try resources()
    // Views go on measuring with the standard fonts: those of other tests keep what they measured.
    _ = try HostResources.standard()
    let pictures = HostServices.pictures
    HostServices.pictures = resources.assets
    defer { HostServices.pictures = pictures }
    let root = RootController(screens: Screen.all)
    let window = UIWindow(size: CGSize(width: 800, height: 500), scale: 1)
    window.rootViewController = root
    let stage = Stage(window, resources: .success(resources), framesPerSecond: 60)
    stage.settle()
    _ = try stage.picture()
    let said = Report.said
    try FileManager.default.removeItem(at: folder)

    // In sizes and colours that nothing was drawn in before.
    for index in Screen.all.indices.reversed() {
      root.open(index)
      stage.settle()
      try stage.play(index.isMultiple(of: 2) ? "scale 1.25" : "scale 1\nkey d")
      stage.settle()
      #expect(Set(try stage.picture().bytes).count > 20)
    }
    // Each picture is missed once, and the font never.
    let news = Report.said.subtracting(said).filter { $0.contains(folder.path) }
    #expect(!news.isEmpty)
    #expect(news.allSatisfy { $0.hasPrefix("cannot read \(folder.path)/Assets/") })
  }
}
