import Foundation
import ViewKit

@testable import ViewKitTesting

/// Scripts: what is read is within the bounds that `docs/scripts.md` promises, and can be played.
enum ScriptFuzzing {
  static func read(_ data: Data) {
    let text = String(decoding: data, as: UTF8.self)
    let lineCount = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
    do {
      let script = try Script(text)
      precondition(script.lines.count <= lineCount, "more steps than lines")
      let numbers = script.lines.map(\.number)
      precondition(zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }, "lines out of order")
    } catch {
      precondition(!error.description.isEmpty, "a fault without a word about it")
    }
  }

  static func play(_ data: Data) {
    guard var script = try? Script(String(decoding: data, as: UTF8.self)) else { return }
    script.lines = script.lines.prefix(40).compactMap { line in
      bounded(line.step).map { Script.Line(number: line.number, step: $0) }
    }
    let rows = FuzzRows(style: .plain)
    let stage = Stage(rows, size: CGSize(width: 120, height: 160), framesPerSecond: 30)
    stage.onRows = { rows.count = $0 }
    // Something may still move at the end of a `settle`, or not be there: no fault of the player's.
    try? stage.play(script)
    stage.settle(within: .seconds(1))
    let offset = rows.tableView.contentOffset
    precondition(offset.x.isFinite && offset.y.isFinite, "the list stands at \(offset)")
    precondition(rows.tableView.visibleCells.count <= 64, "more cells than there is room for")
  }

  /// A step that takes no long time; nil for one that would write a file.
  private static func bounded(_ step: ScriptStep) -> ScriptStep? {
    switch step {
    case .drag(let end, let steps, let pause):
      .drag(to: end, steps: min(steps, 8), every: min(pause, 50))
    case .wait(let pause): .wait(min(pause, 200))
    case .settle(let limit): .settle(atMost: min(limit, 500))
    case .size(let size): .size(CGSize(width: min(size.width, 400), height: min(size.height, 400)))
    case .shot: nil
    default: step
    }
  }
}
