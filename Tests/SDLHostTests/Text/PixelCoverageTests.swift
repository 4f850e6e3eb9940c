import Testing
import ViewKit

@testable import SDLHost

@Suite("Pixels that are covered in a colour")
struct PixelCoverageTests {
  @Test("Each is as opaque as it is covered, times the colour's opacity, rounded")
  func opacity() {
    let coverage = [UInt8](0...255)
    var image = PixelImage(width: 16, height: 16)
    for alpha in UInt8(0)...255 {
      image.cover(with: DrawColor(red: 1, green: 2, blue: 3, alpha: alpha), by: coverage)
      let wanted = coverage.map { covered in
        UInt32((Double(covered) * Double(alpha) / 255).rounded()) << 24 | 0x010203
      }
      #expect(image.pixels == wanted)
    }
  }

  @Test("Coverage beyond the image, or less of it, changes no other pixels")
  func lengths() {
    var image = PixelImage(width: 2, height: 1)
    let color = DrawColor(red: 255, green: 0, blue: 0, alpha: 255)
    image.cover(with: color, by: [7, 8, 9])
    #expect(image.pixels == [0x07FF_0000, 0x08FF_0000])
    image.cover(with: color, by: [255])
    #expect(image.pixels == [0xFFFF_0000, 0x08FF_0000])
  }
}
