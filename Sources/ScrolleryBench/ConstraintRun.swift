import Foundation
import ViewKit

/// Measures what constraints cost: the solver alone, and a thousand views that are laid out by them.
enum ConstraintRun {
  private static let runs = 7
  private static let edits = 40

  /// - Returns: a line of JSON each for the solver and for views, times in milliseconds.
  static func measure() throws -> String {
    try solver() + "\n" + views()
  }

  private static func solver() throws -> String {
    var (first, wide, high) = ([Double](), [Double](), [Double]())
    var constraints = 0
    for _ in 0..<runs {
      var grid: ConstraintGrid?
      first.append(try time { grid = try ConstraintGrid() })
      guard var grid else { continue }
      constraints = grid.constraints
      for edit in 0..<edits {
        let width = ConstraintGrid.width + Double(edit % 2 + 1)
        wide.append(try time { try grid.setWidth(width) })
        let height = ConstraintGrid.height + Double(edit % 2 + 1)
        high.append(try time { try grid.setMiddleHeight(height) })
      }
    }
    return line(
      "solver",
      "\"boxes\":\(ConstraintGrid.rows * ConstraintGrid.columns),"
        + "\"constraints\":\(constraints)", first, wide, high)
  }

  private static func views() -> String {
    var (first, wide, high) = ([Double](), [Double](), [Double]())
    var count = 0
    for _ in 0..<runs {
      var form: ConstrainedRows?
      first.append(
        time {
          form = ConstrainedRows()
          form?.layOut()
        })
      guard let form else { continue }
      count = form.count
      for edit in 0..<edits {
        form.width.constant = ConstraintGrid.width + CGFloat(edit % 2 + 1)
        wide.append(time { form.layOut() })
        form.middle.constant = ConstraintGrid.height + CGFloat(edit % 2 + 1)
        high.append(time { form.layOut() })
      }
    }
    return line("views", "\"views\":\(count)", first, wide, high)
  }

  private static func line(
    _ name: String, _ what: String, _ first: [Double], _ wide: [Double], _ high: [Double]
  ) -> String {
    "{\"case\":\"constraints.\(name)\",\(what),\"first_ms\":\(text(median(first))),"
      + "\"edit_width_ms\":\(text(median(wide))),\"edit_height_ms\":\(text(median(high)))}"
  }

  private static func time(_ work: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try work()
    return (ContinuousClock.now - start) / .milliseconds(1)
  }

  private static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }

  private static func text(_ value: Double) -> String { String(format: "%.3f", value) }
}
