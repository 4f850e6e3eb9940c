import Foundation
import ListCore

/// What is selected in a list, in the order in which it was.
struct ListSelection {
  typealias Position = SectionOffsets.Position

  private(set) var positions: [Position] = []

  var first: Position? { positions.first }

  func contains(_ position: Position) -> Bool {
    positions.contains(position)
  }

  mutating func insert(_ position: Position) {
    guard !contains(position) else { return }
    positions.append(position)
  }

  mutating func remove(_ position: Position) {
    positions.removeAll { $0 == position }
  }

  mutating func removeAll() {
    positions.removeAll(keepingCapacity: true)
  }

  /// Follows the items through a batch of changes; those that went are no longer selected.
  mutating func follow(_ changes: Changeset) {
    positions = positions.compactMap { changes.newPosition(ofOld: $0) }
  }

  /// As UIKit gives it: nil where nothing is selected.
  var indexPaths: [IndexPath]? {
    positions.isEmpty ? nil : positions.map(\.indexPath)
  }
}

extension SectionOffsets.Position {
  /// The place that an index path of two numbers names; nil for one of another length.
  init?(_ path: IndexPath) {
    guard path.count == 2 else { return nil }
    self.init(section: path[0], row: path[1])
  }

  var indexPath: IndexPath { IndexPath(row: row, section: section) }
}
