import Foundation
import SDLHost

@testable import ViewKit

/// What is true of every display list, and of what drawing them costs.
struct DrawingRules {
  /// The layers that have been drawn and are not gone.
  private var layers: Set<LayerID> = []
  private var created = 0

  /// More textures than this no screen of any size needs: text, pictures, shapes and layers.
  static let mostTextures = 4_000

  mutating func fault(in list: DisplayList) -> Fault? {
    guard list.size.width.isFinite, list.size.height.isFinite, list.scale > 0 else {
      return Fault("a frame has a size", "\(list.size) at \(list.scale)")
    }
    var end = 0
    for pass in list.passes {
      guard pass.commands.lowerBound == end, pass.commands.upperBound <= list.passCommands.count
      else { return Fault("passes follow each other", "\(pass.commands) after \(end)") }
      end = pass.commands.upperBound
      if let fault = fault(in: list.passCommands[pass.commands]) { return fault }
      layers.insert(pass.layer)
    }
    guard end == list.passCommands.count else {
      return Fault("every command of a pass has one", "\(list.passCommands.count - end)")
    }
    if let fault = fault(in: list.commands[...]) { return fault }
    layers.subtract(list.released)
    return nil
  }

  private func fault(in commands: ArraySlice<DrawCommand>) -> Fault? {
    var open: [Bool] = []
    for command in commands {
      switch command {
      case .pushClip(let rect):
        guard rect.isFinite else { return Fault("what is drawn has a place", "\(command)") }
        open.append(true)
      case .pushTransform: open.append(false)
      case .popClip:
        guard open.popLast() == true else { return Fault("clips are balanced", "a pop") }
      case .popTransform:
        guard open.popLast() == false else { return Fault("transforms are balanced", "a pop") }
      case .layer(let id, let rect, _):
        guard layers.contains(id) else { return Fault("a layer was drawn", "\(id)") }
        guard rect.isFinite else { return Fault("what is drawn has a place", "\(command)") }
      case .fill(let rect, _), .roundedRect(let rect, _, _, _, _), .outline(let rect, _, _, _),
        .picture(_, let rect, _, _):
        guard rect.isFinite else { return Fault("what is drawn has a place", "\(command)") }
      case .text(_, let point, _):
        guard point.isFinite else { return Fault("what is drawn has a place", "\(command)") }
      case .polyline: break
      }
    }
    return open.isEmpty ? nil : Fault("clips and transforms are balanced", "\(open.count) open")
  }

  mutating func fault(in statistics: DrawStatistics) -> Fault? {
    defer { created = statistics.texturesCreated }
    guard statistics.texturesCreated >= created, statistics.commands >= 0,
      (0...Self.mostTextures).contains(statistics.texturesLive)
    else { return Fault("textures are bounded", "\(statistics)") }
    return nil
  }
}
