import Foundation
import Testing

@testable import SDLHost

@Suite struct PictureReaderTests {
  /// A PNG of 3 by 2 red pixels.
  private static let png =
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVR4nGP4z8AAQQxwFgBB0gX7h/C5SAAAAABJRU5ErkJggg=="
    ) ?? Data()

  @Test func `a PNG is read with its size`() throws {
    let picture = try PictureReader.read(Self.png, width: 3)
    #expect(picture.naturalWidth == 3 && picture.naturalHeight == 2)
    #expect(picture.rgba.count == 24)
    #expect(picture.rgba[0..<4] == [255, 0, 0, 255])
  }

  @Test func `a vector picture is drawn in the width that is asked for`() throws {
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='5'>"
      + "<rect width='10' height='5' fill='#00ff00'/></svg>"
    let picture = try PictureReader.read(Data(svg.utf8), width: 80)
    #expect(picture.width == 80 && picture.height == 40)
    #expect(picture.rgba[0..<4] == [0, 255, 0, 255])
  }

  @Test func `pictures are read on any thread`() async throws {
    let data = Self.png
    var sizes: [Int] = []
    let tasks = (0..<8).map { _ in
      Task.detached { (try? PictureReader.read(data, width: 3))?.rgba.count ?? 0 }
    }
    for task in tasks { sizes.append(await task.value) }
    #expect(sizes == Array(repeating: 24, count: 8))
  }

  @Test func `what is cut off or no picture at all is refused`() {
    for data in [Self.png.prefix(40), Data(), Data("<html>Not found</html>".utf8)] {
      #expect(throws: PictureReadError.self) { try PictureReader.read(Data(data), width: 10) }
    }
  }

  @Test func `a PNG is refused wherever it is cut off`() {
    for length in 4..<Self.png.count {
      #expect(throws: PictureReadError.self) {
        try PictureReader.read(Data(Self.png.prefix(length)), width: 10)
      }
    }
  }

  @Test func `a picture of 20,000 by 20,000 is refused before it takes memory`() {
    var header = [UInt8](Self.png)
    header.replaceSubrange(16..<24, with: [0, 0, 0x4E, 0x20, 0, 0, 0x4E, 0x20])
    #expect(throws: PictureReadError.tooLarge(width: 20_000, height: 20_000)) {
      try PictureReader.read(Data(header), width: 100)
    }
  }

  @Test func `formats name their size at the beginning`() {
    let gif: [UInt8] =
      Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 0x40, 1, 0xF0, 0, 0, 2]
    #expect(PictureShape.read(gif).map { [$0.width, $0.height] } == [320, 240])
    let jpeg: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 17, 8, 0x01, 0x00, 0x02, 0x00, 3,
    ]
    #expect(PictureShape.read(jpeg).map { [$0.width, $0.height] } == [512, 256])
    #expect(PictureShape.read(Array(jpeg.prefix(9))) == nil)
    #expect(PictureShape.read([]) == nil)
  }

  @Test(arguments: [
    // 100,000 by 4,000 as a QOI, whose pixels need not be there.
    [UInt8]("qoif".utf8) + [0, 1, 0x86, 0xA0, 0, 0, 0x0F, 0xA0, 4, 0],
    // A GIF's frame of 65,535 by 65,535 on a screen of 2 by 2.
    [UInt8]("GIF89a".utf8) + [2, 0, 2, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 255, 255, 255, 255, 0, 2, 0],
    // A TIFF of 2 by 2 in tiles of 65,535 by 65,535.
    [UInt8]("II*\0".utf8) + [8, 0, 0, 0, 4, 0]
      + [0, 1, 3, 0, 1, 0, 0, 0, 2, 0, 0, 0] + [1, 1, 3, 0, 1, 0, 0, 0, 2, 0, 0, 0]
      + [0x42, 1, 3, 0, 1, 0, 0, 0, 255, 255, 0, 0] + [0x43, 1, 3, 0, 1, 0, 0, 0, 255, 255, 0, 0],
  ])
  func `no format takes memory for more than a picture may have`(bytes: [UInt8]) throws {
    let shape = try #require(PictureShape.read(bytes))
    #expect(throws: PictureReadError.tooLarge(width: shape.width, height: shape.height)) {
      try PictureReader.read(Data(bytes), width: 10)
    }
  }

  @Test(arguments: [
    // A frame without a height, and two whose codes have too many bits and too few.
    [0x2C, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2], [0x2C, 0, 0, 0, 0, 2, 0, 2, 0, 0, 43],
    [0x2C, 0, 0, 0, 0, 2, 0, 2, 0, 0, 1] as [UInt8],
  ])
  func `a GIF whose first frame is wrong is refused, however large the next`(frame: [UInt8]) {
    let next: [UInt8] = [0, 0x2C, 0, 0, 0, 0, 255, 127, 255, 127, 0, 2, 0x3B]
    let bytes = [UInt8]("GIF89a".utf8) + [2, 0, 2, 0, 0, 0, 0] + frame + next
    #expect(throws: PictureReadError.noPicture(reason: "it has no size")) {
      try PictureReader.read(Data(bytes), width: 10)
    }
  }

  /// What has no length of its own is not skipped as if it had one: between it and the frame that
  /// would be found there is another, which the decoder takes.
  @Test(arguments: [0x00, 0x01, 0xD0, 0xD7, 0xD8, 0xD9] as [UInt8])
  func `a JPEG does not hide its frame behind a marker without length`(marker: UInt8) {
    let start: [UInt8] = [0xFF, 0xD8, 0xFF, marker, 0xFF, 0xC0, 0, 17, 8, 255, 255, 255, 255, 3]
    let gap = [UInt8](repeating: 0, count: 4 + 0xFFC0 - start.count)
    let bytes = start + gap + [0xFF, 0xC0, 0, 17, 8, 0, 2, 0, 2, 3]
    #expect(PictureShape.read(bytes) == nil)
  }

  @Test func `a GIF does not hide its frame behind an empty graphic control`() {
    let header = [UInt8]("GIF89a".utf8) + [2, 0, 2, 0, 0, 0, 0]
    // The decoder takes the small frame for what is in a block of 44 bytes.
    let hidden: [UInt8] =
      [0x21, 0xF9, 0, 0x2C, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2] + [UInt8](repeating: 0, count: 35)
    let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 255, 255, 255, 255, 0, 2, 0]
    #expect(PictureShape.read(header + hidden + frame) == nil)
    #expect(PictureShape.read(header + [0x21, 0xF9, 1, 7, 0] + frame)?.width == 65_535)
  }

  @Test func `a vector picture is no higher than its pixels allow`() throws {
    let svg = "<svg width='1' height='1000000'><rect width='1' height='1000000'/></svg>"
    let picture = try PictureReader.read(Data(svg.utf8), width: 100, pixelLimit: 10_000)
    #expect(picture.height <= 100 && picture.naturalWidth * picture.naturalHeight <= 10_000)
  }

  @Test func `what does not name its size first is not decoded`() {
    // SDL2_image reads both, whatever their size.
    let bitmap = Data("P6\n2 1\n255\n123456".utf8)
    let targa: [UInt8] = [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 24, 0, 1, 2, 3, 4, 5, 6]
    for data in [bitmap, Data(targa)] {
      #expect(throws: PictureReadError.noPicture(reason: "it is no picture")) {
        try PictureReader.read(data, width: 2)
      }
    }
  }

  @Test func `a bitmap with the older header is read with its size`() throws {
    let header: [UInt8] = [0x42, 0x4D, 34, 0, 0, 0, 0, 0, 0, 0, 26, 0, 0, 0, 12, 0, 0, 0]
    let pixels: [UInt8] = [2, 0, 1, 0, 1, 0, 24, 0, 0, 0, 255, 0, 0, 255, 0, 0]
    let picture = try PictureReader.read(Data(header + pixels), width: 2)
    #expect(picture.width == 2 && picture.height == 1)
    #expect(picture.rgba == [255, 0, 0, 255, 255, 0, 0, 255])
  }
}
