import Foundation
import ListCore

extension UICollectionView {
  /// Changes to another layout. The item nearest to the middle stays in sight; every view goes to its
  /// new place from where it is, also while an earlier change has not ended.
  func switchLayout(
    to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let old = collectionViewLayout
    guard layout !== old else {
      completion?(true)
      return
    }
    let before = snapshot(of: old)
    let middle = middleItem(of: before)
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    let views = before.shown.compactMap(\.view)
    for view in views { view.willTransition(from: old, to: layout) }
    replaceLayout(layout)
    layoutState.isPrepared = false
    layoutState.bounds = .null
    prepareLayout()
    contentOffset = offset(keeping: middle)
    settleSizes(of: .places, since: before) {
      self.contentOffset = self.offset(keeping: middle)
    }
    takeOffset(proposed: offset(keeping: middle))
    let switched = {
      self.carryOut(.places, since: self.completed(before, by: old)) {
      } completion: { finished in
        for view in views { view.didTransition(from: old, to: layout) }
        completion?(finished)
      }
    }
    if animated { switched() } else { UIView.performWithoutAnimation(switched) }
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
    old.attach(to: nil)
  }

  /// The old layout is still there to be asked about what it has not told.
  private func completed(
    _ before: LayoutSnapshot, by old: UICollectionViewLayout
  ) -> LayoutSnapshot {
    LayoutSnapshot(
      bounds: before.bounds, shown: before.shown, states: before.states, known: before.known,
      places: before.places ?? { old.layoutAttributesForItem(at: $0) },
      wasLaidOut: before.wasLaidOut)
  }

  /// The item in sight that was nearest to the middle.
  func middleItem(of before: LayoutSnapshot) -> IndexPath? {
    let visible = before.bounds.inset(by: coveredInset)
    func distance(_ element: Elements.Element) -> CGFloat {
      hypot(element.frame.midX - visible.midX, element.frame.midY - visible.midY)
    }
    let cells = before.shown.filter { $0.key.category == .cell }
    return cells.min { distance($0) < distance($1) }?.key.indexPath
  }

  /// The offset at which an item is in the middle, if it would not be in sight at the present one.
  func offset(havingInSight path: IndexPath?) -> CGPoint {
    guard let path, let place = itemAttributes(at: path),
      !place.frame.intersects(visibleBounds)
    else { return contentOffset }
    return offset(keeping: path)
  }

  /// The offset at which an item is in the middle, as far as the content goes.
  private func offset(keeping path: IndexPath?) -> CGPoint {
    let visible = visibleBounds
    var offset = contentOffset
    if let path, let frame = itemAttributes(at: path)?.frame {
      offset.x += frame.midX - visible.midX
      offset.y += frame.midY - visible.midY
    }
    return clamped(offset)
  }
}
