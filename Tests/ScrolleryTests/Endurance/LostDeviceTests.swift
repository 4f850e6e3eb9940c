import Foundation
import Testing
import ViewKit
import ViewKitTesting

@testable import Scrollery

/// The drawing device loses what it holds at every point of a fling; what is seen stays what it
/// would have been.
@Suite struct LostDeviceTests {
  /// What is flung, and how it is looked at.
  nonisolated struct Scene: Sendable, CustomTestStringConvertible {
    let screen: String
    let overlays: Set<OverlayKind>
    let height: CGFloat
    let testDescription: String

    init(_ screen: String, _ overlays: Set<OverlayKind> = [], height: CGFloat = 280) {
      self.screen = screen
      self.overlays = overlays
      self.height = height
      testDescription = ([screen] + overlays.map(\.rawValue).sorted()).joined(separator: " ")
    }
  }

  private static let framesPerSecond = 10.0

  /// A window just before the fling, with its first frames drawn.
  private static func stage(_ scene: Scene) throws -> Stage {
    let index = try #require(Screen.all.firstIndex { $0.name == scene.screen })
    let root = RootController(screens: Screen.all, opening: index, isBare: true)
    let stage = Stage(
      root, size: CGSize(width: 200, height: scene.height), framesPerSecond: framesPerSecond)
    root.setOverlays(scene.overlays, animated: false)
    stage.settle()
    _ = try stage.picture()
    // Panels lie over the content, where a pointer would meet them.
    let bottom = scene.height - 50
    try stage.play(
      scene.overlays.isEmpty
        ? "move 100 \(bottom)\ndown\ndrag 100 \(bottom - 130) 5 10\nup" : "key End")
    return stage
  }

  /// Pictures of every frame until rest, at most so many.
  private static func pictures(
    _ scene: Scene, atMost limit: Int = 10, _ frame: (Stage, Int) throws -> Void = { _, _ in }
  ) throws -> [Bitmap] {
    let stage = try stage(scene)
    var pictures: [Bitmap] = []
    while pictures.count < limit {
      try frame(stage, pictures.count)
      stage.advance(by: .seconds(1 / framesPerSecond))
      pictures.append(try stage.picture())
      if !stage.window.needsFrame { break }
    }
    return pictures
  }

  @Test(arguments: [
    Scene("container"), Scene("photos", height: 450), Scene("fruit"),
    // Rounded corners over shadows, and every overlay.
    Scene("tables", [.frames, .reuse]), Scene("container", [.xray, .log]),
  ])
  func atEveryFrameOfAFling(_ scene: Scene) throws {
    let expected = try Self.pictures(scene)
    #expect(Set(expected).count > 5)
    // Before every frame once the targets are lost, once the device, and once nothing.
    for phase in 0..<3 {
      let seen = try Self.pictures(scene) { stage, frame in
        switch (frame + phase) % 3 {
        case 0: try stage.play("lose targets")
        case 1: try stage.play("lose device")
        default: break
        }
      }
      #expect(seen.count == expected.count)
      let unlike = zip(seen, expected).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
      #expect(unlike.isEmpty, "frames \(unlike), \(phase)")
    }
  }

  @Test(arguments: ["targets", "device"])
  func whileTheSizeChangesAndWhileThereIsNone(_ resource: String) throws {
    let scene = Scene("container")
    func change(_ stage: Stage, _ frame: Int, _ loss: String) throws {
      switch frame {
      case 3: try stage.play("\(loss)\nsize 260 300\n\(loss)")
      case 5: try stage.play("size 0 0\n\(loss)")
      case 7: try stage.play("\(loss)\nsize 200 280")
      case 9: try stage.play("scale 1.5\n\(loss)")
      case 11: try stage.play("\(loss)\nscale 1")
      default: break
      }
    }
    let expected = try Self.pictures(scene, atMost: 13) { try change($0, $1, "") }
    let seen = try Self.pictures(scene, atMost: 13) { try change($0, $1, "lose \(resource)") }
    #expect(seen == expected)
  }

  @Test(arguments: ["targets", "device"])
  func rightBeforeAPictureIsTaken(_ resource: String) throws {
    let stage = try Self.stage(Scene("container"))
    stage.advance(by: .milliseconds(200))
    let before = try stage.picture()
    try stage.play("lose \(resource)")
    #expect(try stage.picture() == before)
  }
}
