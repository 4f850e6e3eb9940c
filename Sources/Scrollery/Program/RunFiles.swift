import Foundation
import ViewKitTesting

/// The files that a run reads and writes, tried out before anything is shown.
struct RunFiles {
  let script: Script?
  let trace: TraceFile?

  init(_ options: Options) throws(Failure) {
    script = try options.script.map(Self.readScript)
    if let shot = options.shot { try Self.checkWritable(shot) }
    trace = try options.trace.map { path throws(Failure) in try TraceFile(path) }
  }

  private static func readScript(_ path: String) throws(Failure) -> Script {
    let name = path == "-" ? "standard input" : path
    let data: Data
    do {
      data = try read(path)
    } catch {
      throw Failure(.noInput, "cannot read the script \(name): \(error.reason)")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw Failure(.noInput, "cannot read the script \(name): it is not UTF-8 text")
    }
    do {
      let script = try Script(text)
      try checkOverlays(in: script)
      return script
    } catch {
      throw Failure(error)
    }
  }

  /// A step may name overlays that this program does not have.
  private static func checkOverlays(in script: Script) throws(ScriptError) {
    for line in script.lines {
      guard case .overlay(let names) = line.step else { continue }
      if let unknown = names.first(where: { OverlayKind(rawValue: $0) == nil }) {
        throw .wrongStep(
          line: line.number,
          reason: "overlay: there is no '\(unknown)', only \(OverlayKind.names)")
      }
    }
  }

  private struct SystemError: Error {
    let number: Int32
    var reason: String { String(cString: strerror(number)) }
  }

  /// Reads a file or a pipe to its end.
  private static func read(_ path: String) throws(SystemError) -> Data {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY)
    guard descriptor >= 0 else { throw SystemError(number: errno) }
    defer { if path != "-" { close(descriptor) } }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count > 0 {
        data.append(contentsOf: buffer[..<count])
      } else if count == 0 {
        return data
      } else if errno != EINTR {
        throw SystemError(number: errno)
      }
    }
  }

  /// Tries to open a file for writing, and leaves none behind that was not there before.
  private static func checkWritable(_ path: String) throws(Failure) {
    let existed = access(path, F_OK) == 0
    let descriptor = open(path, O_WRONLY | O_CREAT | O_NONBLOCK, 0o666)
    guard descriptor >= 0 else {
      throw Failure(
        .software, "cannot write the picture \(path): \(String(cString: strerror(errno)))")
    }
    close(descriptor)
    if !existed { unlink(path) }
  }
}
