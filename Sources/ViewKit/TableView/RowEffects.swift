import Foundation
import ListCore

/// How rows come and go in a change of a table. Deleted and reloaded ones are named by where they were,
/// inserted ones by where they are.
struct RowEffects {
  typealias Position = SectionOffsets.Position
  typealias Effect = UITableView.RowAnimation

  var inserts: [Position: Effect] = [:]
  var deletes: [Position: Effect] = [:]
  var reloads: [Position: Effect] = [:]
  var sectionInserts: [Int: Effect] = [:]
  var sectionDeletes: [Int: Effect] = [:]
  var sectionReloads: [Int: Effect] = [:]

  /// Whether effects were given and all of them say that nothing is to be seen.
  var areAllNone: Bool {
    let all =
      [inserts, deletes, reloads].flatMap(\.values)
      + [sectionInserts, sectionDeletes, sectionReloads].flatMap(\.values)
    return !all.isEmpty && all.allSatisfy { $0 == .none }
  }

  func coming(_ new: Position) -> Effect {
    inserts[new] ?? sectionInserts[new.section] ?? .automatic
  }

  func going(_ old: Position) -> Effect {
    deletes[old] ?? sectionDeletes[old.section] ?? .automatic
  }

  func changing(_ old: Position) -> Effect {
    reloads[old] ?? sectionReloads[old.section] ?? .automatic
  }
}

extension UITableView.RowAnimation {
  /// How a row in `rect` looks before it has come, or after it has gone.
  func away(from rect: CGRect) -> (rect: CGRect, alpha: CGFloat) {
    switch self {
    case .fade, .automatic: (rect, 0)
    case .none: (rect, 1)
    case .left: (rect.offsetBy(dx: -rect.width, dy: 0), 1)
    case .right: (rect.offsetBy(dx: rect.width, dy: 0), 1)
    case .top: (rect.offsetBy(dx: 0, dy: -rect.height), 0)
    case .bottom: (rect.offsetBy(dx: 0, dy: rect.height), 0)
    case .middle: (CGRect(x: rect.minX, y: rect.midY, width: rect.width, height: 0), 0)
    }
  }
}
