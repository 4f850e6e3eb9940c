import Foundation

@testable import SDLHost

/// Pictures: what is decoded has the pixels that it says it has, and no more than are allowed.
enum PictureFuzzing {
  /// Pixels: less than the program allows, for more pictures in the same time.
  private static let limit = 1_000_000

  static func read(_ data: Data) {
    do {
      let picture = try PictureReader.read(data, width: 64, pixelLimit: limit)
      precondition(picture.width > 0 && picture.height > 0, "a picture without a size")
      precondition(
        picture.naturalWidth * picture.naturalHeight <= limit,
        "\(picture.naturalWidth)x\(picture.naturalHeight) pixels")
      precondition(
        picture.rgba.count == picture.width * picture.height * 4, "bytes are missing")
    } catch .noPicture(let reason) {
      precondition(!reason.isEmpty, "a fault without a word about it")
    } catch {}
  }
}
