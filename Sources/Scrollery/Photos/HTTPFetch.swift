import Foundation

/// Fetches what is at an http or https address.
///
/// The command `curl` does it: it knows certificates and proxies of the system, and the program
/// needs no library of that size for one screen.
nonisolated enum HTTPFetch {
  /// Seconds until a connection must stand, and until all must be there.
  private static let connectTimeout = 5
  static let timeout = 20
  private static let redirectLimit = 5

  /// Waits for the answer, which may have at most `limit` bytes and take `timeout` seconds.
  static func data(
    at address: URL, limit: Int, timeout: Int = timeout, _ flag: CancellationFlag
  ) -> Result<Data, PhotoError> {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "curl", "--silent", "--fail", "--location", "--max-redirs", String(redirectLimit),
      "--connect-timeout", String(connectTimeout), "--max-time", String(timeout),
      "--max-filesize", String(limit), "--proto", "=http,https", "--proto-redir", "=http,https",
      "--", address.absoluteString,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      return .failure(.network("The command curl cannot be run"))
    }
    let child = process.processIdentifier
    // Not SIGTERM: a child inherits which signals are blocked, and worker threads block most.
    flag.onCancel { kill(child, SIGKILL) }
    var data = Data()
    while let part = try? output.fileHandleForReading.read(upToCount: 64 << 10), !part.isEmpty {
      data.append(part)
      if data.count > limit { break }
    }
    let isTooLong = data.count > limit
    if isTooLong { kill(child, SIGKILL) }
    process.waitUntilExit()
    flag.onCancel(nil)
    if flag.isCancelled { return .failure(.cancelled) }
    if isTooLong { return .failure(.tooManyBytes) }
    return process.terminationStatus == 0
      ? .success(data) : .failure(error(process.terminationStatus))
  }

  /// What curl's exit codes mean.
  private static func error(_ code: Int32) -> PhotoError {
    switch code {
    case 3: .network("Not an address")
    case 6: .network("The server is not known")
    case 7: .network("The server refuses to answer")
    case 22: .network("The server has no such picture")
    case 28: .network("The server takes too long")
    case 35, 51, 58, 60: .network("The server’s certificate is not trusted")
    case 47: .network("Redirected in a loop")
    case 63: .tooManyBytes
    case 127: .network("The command curl is missing")
    default: .network("The connection broke off")
    }
  }
}
