import Foundation
import ListCore

/// Where a collection had its elements before a change.
struct LayoutSnapshot {
  let bounds: CGRect
  /// The elements that have views, and how these were on the screen.
  let shown: [UICollectionView.Elements.Element]
  let states: [UICollectionView.ElementKey: PresentedState]
  /// The elements that the layout has told of.
  let known: [UICollectionView.ElementKey: UICollectionViewLayoutAttributes]
  /// Where the layout has the items that it has not told of.
  let places: ((IndexPath) -> UICollectionViewLayoutAttributes?)?
  /// The collection had been laid out, so that there is something to move from.
  let wasLaidOut: Bool

  @MainActor func attributes(
    of key: UICollectionView.ElementKey
  ) -> UICollectionViewLayoutAttributes? {
    if let known = known[key] { return known }
    return key.category == .cell ? places?(key.indexPath) : nil
  }
}

extension ListPlan {
  /// What becomes of an element. Views beside the items belong to their section.
  func fate(of key: UICollectionView.ElementKey) -> Fate<UICollectionView.ElementKey> {
    func element(_ position: Position) -> UICollectionView.ElementKey {
      UICollectionView.ElementKey(category: key.category, kind: key.kind, position: position)
    }
    guard key.category == .cell else {
      switch fate(ofSection: key.position.section) {
      case .stays(let new): return .stays(element(Position(section: new, row: key.position.row)))
      case .isLoadedAgain(let new):
        return .isLoadedAgain(element(Position(section: new, row: key.position.row)))
      case .goes: return .goes
      }
    }
    switch fate(of: key.position) {
    case .stays(let new): return .stays(element(new))
    case .isLoadedAgain(let new): return .isLoadedAgain(element(new))
    case .goes: return .goes
    }
  }

  /// Which element of before an element is; nil for one that is new.
  func origin(of key: UICollectionView.ElementKey) -> UICollectionView.ElementKey? {
    var old = key
    if key.category == .cell {
      guard let position = origin(of: key.position) else { return nil }
      old.position = position
    } else {
      guard let section = origin(ofSection: key.position.section) else { return nil }
      old.position.section = section
    }
    return old
  }
}

/// A change while it is being shown: what layouts are asked for the ends of its animations rests on it.
@MainActor struct LayoutChange {
  let plan: ListPlan
  let before: LayoutSnapshot
  /// By how much the content has moved on the screen at once.
  let shift: CGPoint
  let layout: UICollectionViewLayout

  /// Where an element that comes into sight starts from.
  func start(of key: UICollectionView.ElementKey?) -> UICollectionViewLayoutAttributes? {
    guard let key else { return nil }
    if let old = plan.origin(of: key), let place = before.attributes(of: old) {
      let start = copy(place)
      start?.values.geometry.center += shift
      return start
    }
    return current(key).flatMap(faded)
  }

  /// Where an element of before, which leaves, goes to.
  func end(of old: UICollectionView.ElementKey?) -> UICollectionViewLayoutAttributes? {
    guard let old else { return nil }
    if let key = plan.fate(of: old).key, let place = current(key) { return place }
    let end = before.attributes(of: old).flatMap(faded)
    end?.values.geometry.center += shift
    return end
  }

  func faded(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    let faded = copy(attributes)
    faded?.alpha = 0
    return faded
  }

  private func current(
    _ key: UICollectionView.ElementKey
  ) -> UICollectionViewLayoutAttributes? {
    layout.collectionView?.attributes(of: key)
  }

  private func copy(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    attributes.copy() as? UICollectionViewLayoutAttributes
  }
}
