import Foundation

/// What reads bytes that others wrote, each by the name it has on the command line.
enum FuzzTarget: String, CaseIterable {
  /// The text of a script is read.
  case script
  /// What was read is played to a window.
  case session
  /// The file that remembers the last run.
  case state
  /// The list of addresses that the photos screen fetches.
  case addresses
  /// The bytes of a picture's file.
  case picture

  /// libFuzzer passes nothing but bytes to what it calls.
  static var current = FuzzTarget.script

  /// Anything but coming back from here is a fault. libFuzzer calls on the main thread.
  nonisolated static func run(_ data: Data) {
    MainActor.assumeIsolated {
      switch current {
      case .script: ScriptFuzzing.read(data)
      case .session: ScriptFuzzing.play(data)
      case .state: StateFuzzing.read(data)
      case .addresses: AddressFuzzing.read(data)
      case .picture: PictureFuzzing.read(data)
      }
    }
  }
}
