import Foundation
import ListCore

/// Which items a list has asked to be made ready: those within a screen ahead of what is in sight.
struct PrefetchWindow {
  typealias Position = SectionOffsets.Position

  private var requested: Set<Position> = []
  private var lastOffset: CGPoint?
  private var direction: CGFloat = 1

  /// The part of the content ahead of what is in sight, in the direction of scrolling; nil where it is
  /// not worth asking again.
  mutating func area(ahead visible: CGRect) -> CGRect? {
    let last = lastOffset
    let step = CGPoint(
      x: visible.minX - (last?.x ?? visible.minX), y: visible.minY - (last?.y ?? visible.minY))
    let isSideways = abs(step.x) > abs(step.y)
    let length = isSideways ? visible.width : visible.height
    let way = isSideways ? step.x : step.y
    guard last == nil || abs(way) >= length / 8 else { return nil }
    lastOffset = visible.origin
    if way != 0 { direction = way > 0 ? 1 : -1 }
    return isSideways
      ? visible.offsetBy(dx: direction * length, dy: 0)
      : visible.offsetBy(dx: 0, dy: direction * length)
  }

  /// Takes what lies ahead now.
  /// - Returns: what is new there, and what was asked for and is neither ahead nor in sight any more.
  mutating func take(
    ahead: [Position], isShown: (Position) -> Bool
  ) -> (fetch: [Position], cancel: [Position]) {
    let wanted = Set(ahead)
    let cancel = requested.filter { !wanted.contains($0) && !isShown($0) }.sorted()
    let fetch = ahead.filter { !requested.contains($0) && !isShown($0) }
    requested = wanted.filter { !isShown($0) }
    return (fetch, cancel)
  }

  /// Forgets everything: the items are no longer what they were.
  mutating func reset() {
    requested.removeAll()
    lastOffset = nil
  }
}

/// Makes rows ready before they come into sight.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

/// Makes items ready before they come into sight.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
