import Foundation

@testable import SDLHost
@testable import ViewKit

/// A headless host with a display list to fill, and a look at the pixels.
final class Probe {
  let host: HeadlessHost
  var list = DisplayList()
  /// The picture last drawn.
  var pixels: [UInt8] {
    let pixels = read ?? host.pixels()
    read = pixels
    return pixels
  }
  private var read: [UInt8]?

  init(_ width: Double = 100, _ height: Double = 100, scale: Double = 1) throws {
    host = try HeadlessHost(
      size: CGSize(width: width, height: height), scale: scale,
      resources: HostResources.standard())
    list.size = CGSize(width: width, height: height)
    list.scale = scale
  }

  /// Draws the frame; passes and commands stay for the next.
  func draw(_ commands: DrawCommand...) {
    list.commands = commands
    show()
  }

  /// Draws the list as it is.
  func show() {
    host.draw(list)
    read = nil
  }

  func pass(
    _ layer: Int, _ width: Double, _ height: Double, isOpaque: Bool = true, radius: Double = 0,
    _ commands: DrawCommand...
  ) {
    let start = list.passCommands.count
    list.passCommands += commands
    list.passes.append(
      LayerPass(
        layer: LayerID(value: layer), size: CGSize(width: width, height: height),
        scale: list.scale, isOpaque: isOpaque, cornerRadius: radius,
        commands: start..<list.passCommands.count))
  }

  func nextFrame() {
    list.removeAll()
  }

  /// Red, green, blue and alpha, as 0xRRGGBBAA.
  subscript(x: Int, y: Int) -> UInt32 {
    let index = (y * host.width + x) * 4
    return pixels[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Rows of the picture's column, where the color begins and ends.
  func runs(inColumn x: Int) -> [(color: UInt32, range: Range<Int>)] {
    var runs: [(color: UInt32, range: Range<Int>)] = []
    for y in 0..<host.height {
      let index = (y * host.width + x) * 4
      let color = pixels[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
      if runs.last?.color == color {
        runs[runs.count - 1].range = runs[runs.count - 1].range.lowerBound..<y + 1
      } else {
        runs.append((color, y..<y + 1))
      }
    }
    return runs
  }
}

let red = DrawColor(red: 255, green: 0, blue: 0, alpha: 255)
let green = DrawColor(red: 0, green: 255, blue: 0, alpha: 255)
let blue = DrawColor(red: 0, green: 0, blue: 255, alpha: 255)
let black = DrawColor(red: 0, green: 0, blue: 0, alpha: 255)

let redPixel: UInt32 = 0xFF00_00FF
let greenPixel: UInt32 = 0x00FF_00FF
let bluePixel: UInt32 = 0x0000_FFFF
let whitePixel: UInt32 = 0xFFFF_FFFF

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
