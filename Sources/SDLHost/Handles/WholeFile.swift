import Foundation

/// Writes files as a whole: whoever looks finds the old one or the new one, and where there is no
/// room for the new one the old one stays.
nonisolated package enum WholeFile {
  /// The system's refusal.
  package struct Refusal: Error {
    package let number: Int32

    package var reason: String { String(cString: strerror(number)) }

    fileprivate static var last: Refusal { Refusal(number: errno) }
  }

  package static func write(_ bytes: [UInt8], to path: String) throws(Refusal) {
    try bytes.withUnsafeBytes { bytes in
      Result { () throws(Refusal) in try write(bytes, to: path) }
    }.get()
  }

  /// Writes to a file beside, which then takes the name.
  package static func write(_ bytes: UnsafeRawBufferPointer, to path: String) throws(Refusal) {
    var status = stat()
    let exists = stat(path, &status) == 0
    guard !exists || status.st_mode & S_IFMT == S_IFREG else {
      // A device or a pipe keeps nothing that could be lost.
      return try fill(open(path, O_WRONLY | O_CLOEXEC), bytes)
    }
    // A link goes on leading where it leads.
    let target = exists ? resolved(path) : path
    let beside = "\(target).\(getpid())"
    // Left by a process that had this number before.
    unlink(beside)
    let mode = exists ? status.st_mode & 0o777 : 0o666
    do throws(Refusal) {
      try fill(open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode), bytes)
      guard rename(beside, target) == 0 else { throw Refusal.last }
    } catch {
      unlink(beside)
      throw error
    }
  }

  private static func resolved(_ path: String) -> String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }

  private static func fill(
    _ descriptor: Int32, _ bytes: UnsafeRawBufferPointer
  ) throws(Refusal) {
    guard descriptor >= 0 else { throw .last }
    do throws(Refusal) {
      try write(bytes, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw .last }
  }

  /// Writes everything to an open file.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Refusal) {
    try bytes.withUnsafeBytes { bytes in
      Result { () throws(Refusal) in try write(bytes, to: descriptor) }
    }.get()
  }

  private static func write(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32
  ) throws(Refusal) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Foundation.write(
        descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count >= 0 {
        rest.removeFirst(count)
      } else if errno != EINTR {
        throw .last
      }
    }
  }
}
