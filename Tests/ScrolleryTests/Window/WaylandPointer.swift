#if os(Linux)
  import Foundation
  import Synchronization

  /// A pointer with a trackpad, played into a compositor by wlroots' virtual pointer protocol.
  nonisolated final class WaylandPointer: Sendable {
    private let connection: Mutex<WaylandConnection>
    private let pointer: UInt32
    /// The output's size in pixels, which places refer to.
    private let size: (width: UInt32, height: UInt32)
    private let began = ContinuousClock.now

    /// What the hand does.
    enum Stroke: Sendable {
      case move(Int, Int)
      /// One frame of a trackpad scroll in points, and 8 ms after it; downwards the offset grows.
      case scroll(y: Double)
      /// The fingers leave the trackpad.
      case stop
      case wait(milliseconds: Double)
    }

    /// The requests of `zwlr_virtual_pointer_v1`, by their opcodes.
    private enum Request: UInt32 {
      case motionAbsolute = 1
      case axis = 3
      case frame = 4
      case axisSource = 5
      case axisStop = 6
    }

    /// The axis and the source by their numbers in `wl_pointer`.
    private static let vertical: UInt32 = 0
    private static let finger: UInt32 = 1

    /// - Parameter path: of the compositor's socket.
    init(path: String, width: Int, height: Int) throws {
      let connection = try WaylandConnection(path: path)
      size = (UInt32(width), UInt32(height))
      let manager = try connection.bind("zwlr_virtual_pointer_manager_v1")
      pointer = connection.makeObject()
      // No seat in particular.
      try connection.request(manager, 0, [.word(0), .word(pointer)])
      try connection.roundTrip()
      self.connection = Mutex(connection)
    }

    /// Does one stroke after the other, in time.
    func play(_ strokes: [Stroke]) async throws {
      try await WindowTool.apart { [self] in
        for stroke in strokes { try connection.withLock { try play(stroke, on: $0) } }
      }
    }

    private func play(_ stroke: Stroke, on connection: WaylandConnection) throws {
      func send(_ request: Request, _ arguments: WaylandConnection.Argument...) throws {
        try connection.request(pointer, request.rawValue, arguments)
      }
      switch stroke {
      case .wait(let milliseconds):
        return Thread.sleep(forTimeInterval: milliseconds / 1000)
      case .move(let x, let y):
        try send(
          .motionAbsolute, time, .word(UInt32(x)), .word(UInt32(y)), .word(size.width),
          .word(size.height))
      case .scroll(let y):
        try send(.axis, time, .word(Self.vertical), .number(y))
        // The source is that of the axis named last.
        try send(.axisSource, .word(Self.finger))
      case .stop:
        try send(.axisStop, time, .word(Self.vertical))
        try send(.axisSource, .word(Self.finger))
      }
      try send(.frame)
      try connection.roundTrip()
      if case .scroll = stroke { Thread.sleep(forTimeInterval: 0.008) }
    }

    private var time: WaylandConnection.Argument {
      let (seconds, attoseconds) = (ContinuousClock.now - began).components
      return .word(UInt32(seconds * 1000 + attoseconds / 1_000_000_000_000_000))
    }
  }
#endif
