import Foundation
import ListCore

extension UICollectionView {
  /// Asks for the items ahead to be made ready.
  func prefetch() {
    guard isPrefetchingEnabled, let source = prefetchDataSource, !bounds.isEmpty,
      let area = prefetching.area(ahead: bounds)
    else { return }
    let ahead = elementAttributes(in: area)
    let positions = ahead.filter { $0.representedElementCategory == .cell && !$0.isHidden }
      .compactMap { Position($0.indexPath) }.filter(exists)
    let (fetch, cancel) = prefetching.take(ahead: positions) {
      elements.view(.cell($0.indexPath)) != nil
    }
    if !cancel.isEmpty {
      source.collectionView(self, cancelPrefetchingForItemsAt: cancel.map(\.indexPath))
    }
    if !fetch.isEmpty { source.collectionView(self, prefetchItemsAt: fetch.map(\.indexPath)) }
  }
}
