import Foundation

/// The bytes of a font file, which stay there when the file is removed.
///
/// All sizes of its faces share them, and none keeps the file open.
final class FontFile {
  let bytes: UnsafeRawBufferPointer

  /// - Throws: `SDLError` with the system's reason if the file cannot be read.
  init(_ path: String) throws(SDLError) {
    func refusal() -> SDLError {
      SDLError("open the font \(path)", message: String(cString: strerror(errno)))
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw refusal() }
    defer { close(descriptor) }
    let length = Int(lseek(descriptor, 0, SEEK_END))
    guard length > 0 else {
      throw SDLError("open the font \(path)", message: "it is empty, or no file")
    }
    guard let start = mmap(nil, length, PROT_READ, MAP_PRIVATE, descriptor, 0),
      start != MAP_FAILED
    else { throw refusal() }
    bytes = UnsafeRawBufferPointer(start: start, count: length)
  }

  isolated deinit {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }
}
