import Foundation

/// What lists without reuse cost.
struct NaiveCost: Equatable {
  /// Rows in each list beyond which the lists are not built.
  static let limit = 20_000

  /// Rows of all lists.
  var rows = 0
  /// Cells in the view tree.
  var cells = 0
  /// Bytes that the whole program takes with them.
  var memory = 0
  /// What it took to make and lay them out, in seconds.
  var buildTime: TimeInterval = 0

  var cellsText: String { Figure.whole(cells) }
  var memoryText: String { Figure.fixed(Double(memory) / 1_048_576, places: 0) + " MB" }
  var buildTimeText: String { Figure.fixed(buildTime * 1000, places: 1) + " ms" }

  /// Why lists of so many rows each are not built; nil for a number that they can bear.
  static func refusal(rows: Int) -> String? {
    guard rows > limit else { return nil }
    return "\(rows.grouped) rows in each list would mean \((2 * rows).grouped) cells at once. This "
      + "screen stops at \(limit.grouped) rows."
  }
}
