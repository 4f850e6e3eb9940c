#if os(Linux)
  import Foundation

  /// A pointer with a trackpad, played into a compositor by wlroots' virtual pointer protocol.
  final class WaylandPointer {
    private let connection: WaylandConnection
    private let pointer: UInt32
    /// The output's size in pixels, which places refer to.
    private let size: (width: UInt32, height: UInt32)
    private let began = ContinuousClock.now

    /// The requests of `zwlr_virtual_pointer_v1`, by their opcodes.
    private enum Request: UInt32 {
      case motionAbsolute = 1
      case axis = 3
      case frame = 4
      case axisSource = 5
      case axisStop = 6
    }

    /// Axes and sources by their numbers in `wl_pointer`.
    private static let (vertical, horizontal): (UInt32, UInt32) = (0, 1)
    private static let finger: UInt32 = 1

    init(_ connection: WaylandConnection, width: Int, height: Int) throws {
      self.connection = connection
      size = (UInt32(width), UInt32(height))
      let manager = try connection.bind("zwlr_virtual_pointer_manager_v1")
      pointer = connection.makeObject()
      // No seat in particular.
      try connection.request(manager, 0, [.word(0), .word(pointer)])
      try connection.roundTrip()
    }

    private func send(_ request: Request, _ arguments: WaylandConnection.Argument...) throws {
      try connection.request(pointer, request.rawValue, arguments)
    }

    private var time: WaylandConnection.Argument {
      let (seconds, attoseconds) = (ContinuousClock.now - began).components
      return .word(UInt32(seconds * 1000 + attoseconds / 1_000_000_000_000_000))
    }

    func move(to x: Int, _ y: Int) throws {
      try send(
        .motionAbsolute, time, .word(UInt32(x)), .word(UInt32(y)), .word(size.width),
        .word(size.height))
      try send(.frame)
      try connection.roundTrip()
    }

    /// One frame of a trackpad scroll in points; downwards the offset grows.
    func scroll(x: Double = 0, y: Double) throws {
      for (axis, amount) in [(Self.vertical, y), (Self.horizontal, x)] where amount != 0 {
        try send(.axis, time, .word(axis), .number(amount))
        // The source is that of the axis named last.
        try send(.axisSource, .word(Self.finger))
      }
      try send(.frame)
      try connection.roundTrip()
    }

    /// The fingers leave the trackpad.
    func stop() throws {
      try send(.axisStop, time, .word(Self.vertical))
      try send(.axisSource, .word(Self.finger))
      try send(.frame)
      try connection.roundTrip()
    }
  }
#endif
