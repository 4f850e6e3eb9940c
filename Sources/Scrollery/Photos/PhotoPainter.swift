import Foundation
import SDLHost

/// Paints a picture of hills under a sky, each number another one: what the screen shows where no
/// pictures are given.
nonisolated struct PhotoPainter: Sendable {
  private struct Palette {
    var name: String
    var sky: (UInt32, UInt32)
    var sun: UInt32
    var hills: (UInt32, UInt32)
  }

  private static let palettes = [
    Palette(name: "at noon", sky: (0x6FBDEB, 0xFDF1D6), sun: 0xFFE08A, hills: (0x9CC9C0, 0x1F6475)),
    Palette(name: "at dusk", sky: (0x5B4B8A, 0xF7B267), sun: 0xFFE3B3, hills: (0x9A6A8C, 0x3B1F4A)),
    Palette(
      name: "in the morning", sky: (0xF9C9C1, 0xFFF4E0), sun: 0xFF9E7A, hills: (0xBFD8C2, 0x4A8A7B)),
    Palette(
      name: "at night", sky: (0x0E1B38, 0x40608F), sun: 0xF6EBCB, hills: (0x34507C, 0x0B2035)),
    Palette(
      name: "in autumn", sky: (0x9FD0E0, 0xFBE9C0), sun: 0xFBC954, hills: (0xE0A85A, 0x7A3B23)),
    Palette(
      name: "before rain", sky: (0x6C8294, 0xC9D6DC), sun: 0xE8EEF0, hills: (0x8FA6A8, 0x2F4A50)),
  ]
  private static let places = ["Hills", "Dunes", "Waves", "A valley", "Downs", "A coast", "Moors"]
  /// Width by height, in parts.
  private static let shapes: [(Int, Int)] = [
    (3, 2), (4, 3), (1, 1), (16, 9), (3, 4), (2, 1), (5, 4),
  ]

  private let number: Int
  private let dice: [Double]

  init(_ number: Int) {
    self.number = number
    var state = UInt64(bitPattern: Int64(number)) &* 0x9E37_79B9_7F4A_7C15
    dice = (0..<20).map { _ in
      state = state &+ 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return Double((mixed ^ (mixed >> 31)) >> 11) / Double(1 << 53)
    }
  }

  private func pick<Value>(_ index: Int, of values: [Value]) -> Value {
    values[min(Int(dice[index] * Double(values.count)), values.count - 1)]
  }

  private var palette: Palette { pick(0, of: Self.palettes) }

  var name: String { "\(pick(1, of: Self.places)) \(palette.name)" }

  /// Width by height, in parts.
  var shape: (Int, Int) { pick(2, of: Self.shapes) }

  /// - Parameter width: in pixels.
  func paint(width: Int) -> DecodedPicture {
    let width = min(max(width, 1), 2048)
    let height = max(width * shape.1 / shape.0, 1)
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    bytes.withUnsafeMutableBufferPointer { pixels in
      paintSky(pixels, width, height)
      for layer in 0..<4 { paintHills(layer, pixels, width, height) }
    }
    return DecodedPicture(
      naturalWidth: width, naturalHeight: height, width: width, height: height, rgba: bytes)
  }

  private func paintSky(_ pixels: UnsafeMutableBufferPointer<UInt8>, _ width: Int, _ height: Int) {
    let palette = palette
    let radius = Double(min(width, height)) * (0.08 + dice[3] * 0.06)
    let (sunX, sunY) = (
      Double(width) * (0.15 + dice[4] * 0.7), Double(height) * (0.2 + dice[5] * 0.25)
    )
    for y in 0..<height {
      let color = Self.mix(palette.sky.0, palette.sky.1, Double(y) / Double(height) * 1.4)
      for x in 0..<width { Self.set(pixels, y * width + x, color, 1) }
    }
    for y in max(Int(sunY - radius) - 1, 0)..<max(min(Int(sunY + radius) + 2, height), 1) {
      for x in max(Int(sunX - radius) - 1, 0)..<max(min(Int(sunX + radius) + 2, width), 1) {
        let (dx, dy) = (Double(x) + 0.5 - sunX, Double(y) + 0.5 - sunY)
        let cover = radius + 0.5 - (dx * dx + dy * dy).squareRoot()
        if cover > 0 { Self.set(pixels, y * width + x, palette.sun, min(cover, 1)) }
      }
    }
  }

  private func paintHills(
    _ layer: Int, _ pixels: UnsafeMutableBufferPointer<UInt8>, _ width: Int, _ height: Int
  ) {
    let depth = Double(layer) / 3
    let color = Self.mix(palette.hills.0, palette.hills.1, depth)
    let base = Double(height) * (0.48 + 0.15 * Double(layer))
    let swing = Double(height) * (0.05 + dice[6 + layer] * 0.07)
    let (long, short) = (1 + dice[10 + layer] * 2, 3 + dice[14 + layer] * 4)
    for x in 0..<width {
      let part = Double(x) / Double(width) * 2 * Double.pi
      let phase = dice[(layer * 3 + 2) % 20] * 7
      let top = base + swing * (sin(part * long + phase) + 0.4 * sin(part * short + phase * 2))
      let first = min(max(Int(top.rounded(.down)), 0), height)
      for y in first..<height {
        Self.set(pixels, y * width + x, color, y == first ? 1 - (top - Double(first)) : 1)
      }
    }
  }

  private static func mix(_ from: UInt32, _ to: UInt32, _ part: Double) -> UInt32 {
    let part = min(max(part, 0), 1)
    return [16, 8, 0].reduce(UInt32(0)) { sum, shift in
      let (a, b) = (Double(from >> UInt32(shift) & 255), Double(to >> UInt32(shift) & 255))
      return sum | UInt32(a + (b - a) * part) << UInt32(shift)
    }
  }

  private static func set(
    _ pixels: UnsafeMutableBufferPointer<UInt8>, _ index: Int, _ color: UInt32, _ cover: Double
  ) {
    let byte = index * 4
    guard cover < 1 else {
      pixels[byte] = UInt8(color >> 16 & 255)
      pixels[byte + 1] = UInt8(color >> 8 & 255)
      pixels[byte + 2] = UInt8(color & 255)
      return
    }
    for (channel, shift) in [UInt32(16), 8, 0].enumerated() {
      let (old, new) = (Double(pixels[byte + channel]), Double(color >> shift & 255))
      pixels[byte + channel] = UInt8(old + (new - old) * min(max(cover, 0), 1))
    }
  }
}
