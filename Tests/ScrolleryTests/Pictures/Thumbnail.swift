import Foundation
import ViewKitTesting

@testable import SDLHost

/// A picture made so small that a cell of it stands for a square of points: what is kept of a
/// screen to compare others with. A cell is the mean of its pixels.
nonisolated struct Thumbnail: Equatable, Sendable {
  /// The side of the square, in points.
  static let cell = 10

  let width: Int
  let height: Int
  /// Red, green and blue of each cell, rows from the top.
  let channels: [UInt8]

  /// - Parameter scale: pixels in a point of the picture.
  init(_ picture: Bitmap, scale: Int) {
    let side = Self.cell * scale
    let (width, height) = (picture.width / side, picture.height / side)
    self.width = width
    self.height = height
    var sums = [Int](repeating: 0, count: width * height * 3)
    picture.bytes.withUnsafeBufferPointer { bytes in
      sums.withUnsafeMutableBufferPointer { sums in
        for y in 0..<height * side {
          var byte = y * picture.width * 4
          for column in 0..<width {
            let cell = (y / side * width + column) * 3
            var (red, green, blue) = (0, 0, 0)
            for _ in 0..<side {
              red &+= Int(bytes[byte])
              green &+= Int(bytes[byte &+ 1])
              blue &+= Int(bytes[byte &+ 2])
              byte &+= 4
            }
            sums[cell] += red
            sums[cell + 1] += green
            sums[cell + 2] += blue
          }
        }
      }
    }
    channels = sums.map { UInt8(($0 + side * side / 2) / (side * side)) }
  }

  private init(width: Int, height: Int, channels: [UInt8]) {
    self.width = width
    self.height = height
    self.channels = channels
  }

  /// How many cells differ by more than `tolerance` in a channel; all, if the sizes differ.
  func cells(unlike other: Thumbnail, tolerance: Int) -> Int {
    guard width == other.width, height == other.height else { return max(width * height, 1) }
    return (0..<width * height).count { cell in
      (cell * 3..<cell * 3 + 3).contains {
        abs(Int(channels[$0]) - Int(other.channels[$0])) > tolerance
      }
    }
  }

  /// The same with cells of `factor` times the side; what is left over at the edges is left out.
  func reduced(by factor: Int) -> Thumbnail {
    let (columns, rows) = (width / factor, height / factor)
    var means: [UInt8] = []
    for row in 0..<rows {
      for column in 0..<columns {
        for channel in 0..<3 {
          var sum = 0
          for y in 0..<factor {
            for x in 0..<factor {
              let cell = (row * factor + y) * width + column * factor + x
              sum += Int(channels[cell * 3 + channel])
            }
          }
          means.append(UInt8(sum / (factor * factor)))
        }
      }
    }
    return Thumbnail(width: columns, height: rows, channels: means)
  }

  // MARK: Files

  init(file: URL) throws {
    let data = try Data(contentsOf: file)
    let picture = try PictureReader.read(data, width: 1 << 15)
    self.init(
      width: picture.width, height: picture.height,
      channels: picture.rgba.indices.filter { $0 % 4 != 3 }.map { picture.rgba[$0] })
  }

  @MainActor func write(to file: URL) throws {
    var image = PixelImage(width: width, height: height)
    for cell in 0..<width * height {
      let color = channels[cell * 3..<cell * 3 + 3].reduce(UInt32(0xFF)) { $0 << 8 | UInt32($1) }
      image[cell % width, cell / width] = color
    }
    try SurfaceHandle(image: image).savePNG(to: file.path)
  }
}
