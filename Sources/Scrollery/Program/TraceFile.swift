import Foundation
import SDLHost
import ViewKitTesting

/// Where the lines of a trace go.
final class TraceFile {
  private let path: String
  private let descriptor: Int32
  /// The bytes of the lines written so far.
  private var length = 0
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
    do throws(WholeFile.Refusal) {
      try WholeFile.write(Array(line.utf8), to: descriptor)
      length += line.utf8.count
    } catch {
      brokenBy = error.number
      // Half a line is of no use to anybody. A pipe keeps it, and says so in vain.
      _ = ftruncate(descriptor, off_t(length))
    }
  }

  private static func failure(_ path: String, _ error: Int32) -> Failure {
    let name = path == "-" ? "to standard output" : path
    return Failure(
      .software, "cannot write the trace \(name): \(String(cString: strerror(error)))")
  }
}
