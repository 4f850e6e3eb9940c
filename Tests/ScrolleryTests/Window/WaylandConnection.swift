#if os(Linux)
  import Foundation
  import Glibc

  /// Just enough of the Wayland protocol to send a compositor requests and to learn what it offers.
  ///
  /// A message is the object's number, then size and opcode in one word, then the arguments; all in
  /// the machine's byte order.
  nonisolated final class WaylandConnection {
    /// What the compositor offers: an interface, its number and its version.
    struct Global {
      var name: UInt32
      var version: UInt32
    }

    enum Argument {
      case word(UInt32)
      case number(Double)
      case string(String)
    }

    private let socket: Int32
    private var lastObject: UInt32 = 1
    private(set) var globals: [String: Global] = [:]
    private let registry: UInt32

    /// - Parameter path: of the compositor's socket.
    init(path: String) throws {
      let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { field in
        field.copyBytes(from: path.utf8.prefix(field.count - 1))
      }
      let connected = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
      self.socket = socket
      registry = 2
      guard connected == 0 else {
        throw WindowTool.Failure(description: "no compositor answers at \(path)")
      }
      lastObject = registry
      try request(1, 1, [.word(registry)])
      try roundTrip()
    }

    deinit { close(socket) }

    func makeObject() -> UInt32 {
      lastObject += 1
      return lastObject
    }

    /// Makes an object of one of the compositor's interfaces.
    func bind(_ interface: String) throws -> UInt32 {
      guard let global = globals[interface] else {
        throw WindowTool.Failure(description: "the compositor has no \(interface)")
      }
      let object = makeObject()
      try request(
        registry, 0, [.word(global.name), .string(interface), .word(global.version), .word(object)])
      return object
    }

    // MARK: - Messages

    func request(_ object: UInt32, _ opcode: UInt32, _ arguments: [Argument]) throws {
      var body: [UInt8] = []
      func append(_ word: UInt32) { withUnsafeBytes(of: word) { body += $0 } }
      for argument in arguments {
        switch argument {
        case .word(let word): append(word)
        case .number(let number): append(UInt32(bitPattern: Int32((number * 256).rounded())))
        case .string(let string):
          append(UInt32(string.utf8.count + 1))
          body += Array(string.utf8) + [0]
          while body.count % 4 != 0 { body.append(0) }
        }
      }
      var message: [UInt8] = []
      for word in [object, UInt32(body.count + 8) << 16 | opcode] {
        withUnsafeBytes(of: word) { message += $0 }
      }
      message += body
      guard send(socket, message, message.count, Int32(MSG_NOSIGNAL)) == message.count
      else {
        throw WindowTool.Failure(description: "the compositor takes no requests any more")
      }
    }

    /// Waits until the compositor has dealt with every request, and reads what it says meanwhile.
    func roundTrip() throws {
      let callback = makeObject()
      try request(1, 0, [.word(callback)])
      while try readEvent() != callback {}
    }

    /// - Returns: the object that the event is about.
    private func readEvent() throws -> UInt32 {
      let header = try read(8)
      let (object, size) = (word(header, 0), Int(word(header, 4) >> 16))
      let opcode = word(header, 4) & 0xFFFF
      let body = try read(size - 8)
      if object == 1, opcode == 0 {
        throw WindowTool.Failure(
          description:
            "the compositor refuses: \(String(decoding: body.dropFirst(12), as: UTF8.self))")
      }
      if object == registry, opcode == 0 {
        let length = Int(word(body, 4))
        let interface = String(decoding: body[8..<8 + length - 1], as: UTF8.self)
        globals[interface] = Global(
          name: word(body, 0), version: word(body, 8 + (length + 3) / 4 * 4))
      }
      return object
    }

    private func read(_ count: Int) throws -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: count)
      var done = 0
      while done < count {
        let got = bytes.withUnsafeMutableBytes {
          recv(socket, $0.baseAddress! + done, count - done, 0)
        }
        guard got > 0 else { throw WindowTool.Failure(description: "the compositor has gone") }
        done += got
      }
      return bytes
    }

    private func word(_ bytes: [UInt8], _ index: Int) -> UInt32 {
      bytes[index..<index + 4].withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
    }
  }
#endif
