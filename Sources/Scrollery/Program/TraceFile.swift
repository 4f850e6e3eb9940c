import Foundation
import ViewKitTesting

/// Where the lines of a trace go.
final class TraceFile {
  private let handle: FileHandle
  private let name: String
  private var isBroken = false

  /// - Parameter path: of a file, which is emptied; `-` for standard output.
  init(_ path: String) throws(Failure) {
    name = path
    guard path != "-" else {
      handle = .standardOutput
      return
    }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    guard descriptor >= 0 else {
      throw Failure(
        .software, "cannot write the trace \(path): \(String(cString: strerror(errno)))")
    }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  func makeWriter() -> TraceWriter {
    TraceWriter { self.write($0) }
  }

  /// A file that takes no more is given no more: the run goes on.
  private func write(_ line: String) {
    guard !isBroken else { return }
    do {
      try handle.write(contentsOf: Data(line.utf8))
    } catch {
      isBroken = true
      // Whoever reads a pipe may stop reading.
      guard name != "-" else { return }
      FileHandle.standardError.write(Data("scrollery: the trace \(name) is full\n".utf8))
    }
  }
}
