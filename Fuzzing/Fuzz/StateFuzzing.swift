import Foundation

@testable import Scrollery

/// The state file: what is understood is within bounds, and the same once it was written again.
enum StateFuzzing {
  private static let file = StateFile(environment: ["HOME": "/nowhere"])
  private static let screens = ["lab", "photos"]

  static func read(_ data: Data) {
    guard let file, let state = try? file.state(in: data, screens: screens) else { return }
    for side in [state.size.width, state.size.height] {
      precondition(Options.sideRange.contains(Int(side)), "a window of \(state.size)")
    }
    do {
      let again = try file.state(in: Data(StateFile.bytes(of: state)), screens: screens)
      precondition(again == state, "\(state) is \(again) once it was written")
    } catch {
      preconditionFailure("\(state) cannot be written and read: \(error)")
    }
  }
}
