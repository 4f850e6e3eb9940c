#if os(Linux)
  import Foundation

  @testable import Scrollery

  /// A real server of pictures, on this machine, that fails on purpose; it ends with its owner.
  nonisolated final class PictureServer: Sendable {
    private let process: ChildProcess
    private let port: Int
    /// A port at which nobody answers.
    let closedPort: Int

    init() throws {
      let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("picture-server.py").path
      let ports = Pipe()
      process = try ChildProcess(
        ["python3", script], environment: ProcessInfo.processInfo.environment,
        output: .descriptor(ports.fileHandleForWriting.fileDescriptor))
      // Else the end of a server that could not start would not be seen.
      try ports.fileHandleForWriting.close()
      var data = Data()
      while data.last != UInt8(ascii: "\n") {
        let part = ports.fileHandleForReading.availableData
        guard !part.isEmpty else { break }
        data += part
      }
      let line = String(decoding: data, as: UTF8.self)
      let numbers = line.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
      guard numbers.count == 2 else {
        throw ChildProcess.Failure(description: "the server of pictures did not start")
      }
      (port, closedPort) = (numbers[0], numbers[1])
    }

    func address(_ path: String, port: Int? = nil) -> URL {
      URL(string: "http://127.0.0.1:\(port ?? self.port)\(path)") ?? URL(fileURLWithPath: path)
    }

    /// How many pictures it has answered since it was asked to forget, and their bytes.
    func served() throws -> (answers: Int, bytes: Int) {
      let data = try HTTPFetch.data(at: address("/served"), limit: 1 << 10, CancellationFlag())
        .get()
      let numbers = String(decoding: data, as: UTF8.self).split(separator: " ").compactMap {
        Int($0)
      }
      guard numbers.count == 2 else {
        throw ChildProcess.Failure(description: "the server does not count")
      }
      return (numbers[0], numbers[1])
    }

    func forget() throws {
      _ = try HTTPFetch.data(at: address("/forget"), limit: 1 << 10, CancellationFlag()).get()
    }
  }
#endif
