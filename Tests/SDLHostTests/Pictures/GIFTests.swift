import Foundation
import ScrollFixtures
import Testing

@testable import SDLHost

@Suite struct GIFTests {
  /// A file with one frame of grey pixels.
  private nonisolated struct Sample {
    var width: Int
    var height: Int
    var colorBits = 8
    var pixels: [Int]
    /// Bytes of a block of codes.
    var blockLength = 255

    private var head: [UInt8] {
      let size = [width, height].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
      let table = (0..<1 << colorBits).flatMap { [UInt8](repeating: UInt8($0), count: 3) }
      return [UInt8]("GIF89a".utf8) + size + [0x80 | UInt8(colorBits - 1), 0, 0] + table
        + [0x2C, 0, 0, 0, 0] + size + [0, UInt8(max(colorBits, 2))]
    }

    func file(_ codes: [(value: Int, bits: Int)]) -> [UInt8] {
      var bytes: [UInt8] = []
      var (held, count) = (0, 0)
      for code in codes {
        held |= code.value << count
        count += code.bits
        while count >= 8 {
          bytes.append(UInt8(held & 255))
          held >>= 8
          count -= 8
        }
      }
      if count > 0 { bytes.append(UInt8(held)) }
      let blocks = stride(from: 0, to: bytes.count, by: blockLength).flatMap { start in
        let block = bytes[start..<min(start + blockLength, bytes.count)]
        return [UInt8(block.count)] + block
      }
      return head + blocks + [0, 0x3B]
    }

    /// The pixels as codes, each of the longest row of pixels that came before.
    var codes: [(value: Int, bits: Int)] {
      let first = max(colorBits, 2)
      let clear = 1 << first
      var codes = [(value: clear, bits: first + 1)]
      var (table, bits, next) = ([[Int]: Int](), first + 1, clear + 2)
      var row: [Int] = []
      func code(_ row: [Int]) -> Int { row.count == 1 ? row[0] : table[row] ?? 0 }
      for pixel in pixels {
        guard !row.isEmpty, table[row + [pixel]] == nil else {
          row.append(pixel)
          continue
        }
        codes.append((code(row), bits))
        if next < 4096 {
          table[row + [pixel]] = next
          if next == 1 << bits { bits += 1 }
          next += 1
        } else if pixels.count.isMultiple(of: 2) {
          // Some begin a new table when one is full, others go on with it.
          codes.append((clear, bits))
          (table, bits, next) = ([:], first + 1, clear + 2)
        }
        row = [pixel]
      }
      return codes + [
        (code(row), bits), (clear + 1, next == 1 << bits && bits < 12 ? bits + 1 : bits),
      ]
    }
  }

  private nonisolated static func sample(
    _ width: Int, _ height: Int, _ colorBits: Int, blockLength: Int = 255
  ) -> Sample {
    var random = SeededGenerator(seed: UInt64(width))
    return Sample(
      width: width, height: height, colorBits: colorBits,
      pixels: (0..<width * height).map { _ in random.below(1 << colorBits) },
      blockLength: blockLength)
  }

  @Test(arguments: [
    sample(1, 1, 1), sample(2, 2, 2), sample(40, 30, 1), sample(41, 3, 4), sample(300, 200, 8),
    sample(301, 201, 8), sample(300, 200, 3), sample(31, 20, 8, blockLength: 2),
  ])
  private func `a GIF is read to its last pixel`(sample: Sample) throws {
    let file = sample.file(sample.codes)
    let picture = try PictureReader.read(Data(file), width: sample.width)
    let grey = stride(from: 0, to: picture.rgba.count, by: 4).map { Int(picture.rgba[$0]) }
    #expect(grey == sample.pixels)
  }

  @Test func `a GIF is refused wherever its codes are cut off`() {
    let sample = Self.sample(9, 7, 4)
    let file = sample.file(sample.codes)
    #expect(throws: Never.self) { try PictureReader.read(Data(file), width: 9) }
    for length in 6..<file.count - 3 {
      #expect(throws: PictureReadError.self) {
        try PictureReader.read(Data(file.prefix(length)), width: 9)
      }
    }
  }

  @Test(
    arguments: [
      // The first code that stands for several pixels, before there is one before it.
      [(10, 4)], [(8, 4), (12, 4)],
      // An end, or a table cleared again, where a pixel has to come.
      [(9, 4)], [(8, 4), (9, 4)], [(8, 4), (1, 4), (8, 4), (8, 4), (1, 4)],
      // One further than the one that comes next, and then what leads round in a circle.
      [(8, 4), (2, 4), (11, 4)],
      [(2, 4), (3, 4), (5, 4), (0, 4), (0, 4), (0, 5), (15, 5), (15, 5)],
    ] as [[(value: Int, bits: Int)]])
  private func `codes that mean nothing yet are not followed`(codes: [(value: Int, bits: Int)]) {
    let sample = Sample(width: 90, height: 90, colorBits: 3, pixels: [])
    let end = Array(repeating: (value: 15, bits: 5), count: 200)
    #expect(throws: PictureReadError.noPicture(reason: "it is cut off or damaged")) {
      try PictureReader.read(Data(sample.file(codes + end)), width: 90)
    }
  }

  @Test func `codes in blocks too short for one are refused`() {
    let sample = Self.sample(30, 20, 8, blockLength: 1)
    #expect(throws: PictureReadError.noPicture(reason: "it is cut off or damaged")) {
      try PictureReader.read(Data(sample.file(sample.codes)), width: 30)
    }
  }
}
