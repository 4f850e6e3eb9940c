import Foundation
import SDLHost

/// A picture that has been loaded.
nonisolated struct LoadedPhoto: Sendable {
  var picture: DecodedPicture
  /// What was read for it.
  var byteCount: Int
}

/// Reads and decodes a picture, on any thread.
nonisolated enum PhotoFetch {
  /// The most bytes that are read for one picture.
  static let byteLimit = 32 << 20

  /// - Parameter width: how wide it will be shown, in pixels.
  static func load(
    _ item: PhotoItem, width: Int, _ flag: CancellationFlag
  ) -> Result<LoadedPhoto, PhotoError> {
    guard !flag.isCancelled else { return .failure(.cancelled) }
    switch item.origin {
    case .painted(let number):
      let picture = PhotoPainter(number).paint(width: width)
      return .success(LoadedPhoto(picture: picture, byteCount: picture.rgba.count))
    case .file(let path):
      return decode(file(path), width: width, flag)
    case .address(let address):
      return decode(HTTPFetch.data(at: address, limit: byteLimit, flag), width: width, flag)
    }
  }

  private static func file(_ path: String) -> Result<Data, PhotoError> {
    guard let handle = FileHandle(forReadingAtPath: path) else { return .failure(.unreadable) }
    defer { try? handle.close() }
    guard let data = try? handle.read(upToCount: byteLimit + 1) else {
      return .failure(.unreadable)
    }
    return data.count > byteLimit ? .failure(.tooManyBytes) : .success(data)
  }

  private static func decode(
    _ data: Result<Data, PhotoError>, width: Int, _ flag: CancellationFlag
  ) -> Result<LoadedPhoto, PhotoError> {
    data.flatMap { data in
      guard !flag.isCancelled else { return .failure(.cancelled) }
      do throws(PictureReadError) {
        let picture = try PictureReader.read(data, width: width)
        return .success(LoadedPhoto(picture: picture, byteCount: data.count))
      } catch {
        switch error {
        case .tooLarge(let width, let height):
          return .failure(.tooLarge(width: width, height: height))
        case .noPicture: return .failure(.noPicture)
        }
      }
    }
  }
}
