#if os(Linux)
  import Foundation
  import ViewKitTesting

  /// A window's pixels as `xwd` writes them: a header of big-endian words, colours, rows.
  struct WindowDump {
    private let data: Data

    init(_ data: Data) { self.data = data }

    private func word(_ index: Int) throws -> Int {
      guard data.count >= (index + 1) * 4 else {
        throw WindowTool.Failure(description: "the window's dump is cut off")
      }
      let start = data.startIndex + index * 4
      return data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    func bitmap() throws -> Bitmap {
      let (width, height) = (try word(4), try word(5))
      let (isBigEndian, bits, stride) = (try word(7) == 1, try word(11), try word(12))
      let start = try word(0) + word(19) * 12
      guard bits == 32, data.count >= start + stride * height else {
        throw WindowTool.Failure(description: "the window's dump is not of 32 bits a pixel")
      }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(width * height * 4)
      for y in 0..<height {
        for x in 0..<width {
          let pixel = data.startIndex + start + y * stride + x * 4
          let (first, second, third) =
            isBigEndian
            ? (data[pixel + 1], data[pixel + 2], data[pixel + 3])
            : (data[pixel + 2], data[pixel + 1], data[pixel])
          bytes += [first, second, third, 255]
        }
      }
      return Bitmap(width: width, height: height, bytes: bytes)
    }
  }

  extension Bitmap {
    /// By how many pixels the content of a band moved up from another picture to this one; nil if
    /// the band is nowhere to be found, or all of one colour, so that it is everywhere.
    func shift(from other: Bitmap, rows: Range<Int>, columns: Range<Int>) -> Int? {
      func row(_ picture: Bitmap, _ y: Int) -> ArraySlice<UInt8> {
        let start = y * picture.width * 4
        return picture.bytes[start + columns.lowerBound * 4..<start + columns.upperBound * 4]
      }
      guard Set(rows.map { row(self, $0) }).count > 4 else { return nil }
      let shifts = (-rows.lowerBound..<other.height - rows.upperBound).sorted {
        (abs($0), $0) < (abs($1), $1)
      }
      return shifts.first { shift in rows.allSatisfy { row(self, $0) == row(other, $0 + shift) } }
    }

    /// How many colours there are.
    var colorCount: Int {
      Set((0..<height).flatMap { y in (0..<width).map { pixel($0, y) } }).count
    }
  }
#endif
