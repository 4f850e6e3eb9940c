import ListCore

/// What a change makes of the items and sections of a list.
enum ListPlan {
  typealias Position = SectionOffsets.Position

  /// Everything is what it was, in other places.
  case places
  /// All data is loaded again; what is in the same place after it counts as the same.
  case reload
  case update(Changeset)

  /// What becomes of something.
  enum Fate<Key> {
    case stays(Key)
    case isLoadedAgain(Key)
    case goes

    /// What it is afterwards; nil where it went.
    var key: Key? {
      switch self {
      case .stays(let key), .isLoadedAgain(let key): key
      case .goes: nil
      }
    }
  }

  func fate(of item: Position) -> Fate<Position> {
    switch self {
    case .places: return .stays(item)
    case .reload: return .isLoadedAgain(item)
    case .update(let changes):
      if let new = changes.newPosition(ofOld: item) {
        return changes.reloads.contains(item) ? .isLoadedAgain(new) : .stays(new)
      }
      // The items of a section that is loaded again count as the same.
      guard changes.sections.reloads.contains(item.section),
        let section = changes.sections.newIndex(ofOld: item.section)
      else { return .goes }
      return .isLoadedAgain(Position(section: section, row: item.row))
    }
  }

  func fate(ofSection section: Int) -> Fate<Int> {
    switch self {
    case .places: return .stays(section)
    case .reload: return .isLoadedAgain(section)
    case .update(let changes):
      guard let new = changes.sections.newIndex(ofOld: section) else { return .goes }
      return changes.sections.reloads.contains(section) ? .isLoadedAgain(new) : .stays(new)
    }
  }

  /// Which item of before an item is; nil for one that is new.
  func origin(of item: Position) -> Position? {
    guard case .update(let changes) = self else { return item }
    if let old = changes.oldPosition(ofNew: item) { return old }
    guard let section = changes.sections.oldIndex(ofNew: item.section),
      changes.sections.reloads.contains(section)
    else { return nil }
    return Position(section: section, row: item.row)
  }

  func origin(ofSection section: Int) -> Int? {
    guard case .update(let changes) = self else { return section }
    return changes.sections.oldIndex(ofNew: section)
  }
}
