import Foundation
import ViewKitTesting

/// Where the lines of a trace go.
final class TraceFile {
  private let path: String
  private let descriptor: Int32
  /// The number of the error after which nothing more is written.
  private var brokenBy: Int32?

  /// - Parameter path: of a file, which is emptied; `-` for standard output.
  init(_ path: String) throws(Failure) {
    self.path = path
    descriptor = path == "-" ? STDOUT_FILENO : open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    if descriptor < 0 { throw Self.failure(path, errno) }
  }

  isolated deinit { if path != "-" { close(descriptor) } }

  func makeWriter() -> TraceWriter {
    TraceWriter { self.write($0) }
  }

  /// - Throws: if lines were lost, unless it was a pipe whose reader had seen enough.
  func finish() throws(Failure) {
    guard let brokenBy, brokenBy != EPIPE else { return }
    throw Self.failure(path, brokenBy)
  }

  private func write(_ line: String) {
    guard brokenBy == nil else { return }
    var bytes = Array(line.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        bytes.removeFirst(count)
      } else if errno != EINTR {
        brokenBy = errno
        return
      }
    }
  }

  private static func failure(_ path: String, _ error: Int32) -> Failure {
    let name = path == "-" ? "to standard output" : path
    return Failure(
      .software, "cannot write the trace \(name): \(String(cString: strerror(error)))")
  }
}
