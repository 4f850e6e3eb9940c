import Foundation
import ListCore

extension UITableView {
  /// Asks for the rows ahead to be made ready.
  func prefetch() {
    guard isPrefetchingEnabled, let source = prefetchDataSource, !bounds.isEmpty,
      let area = prefetching.area(ahead: bounds)
    else { return }
    var ahead: [Position] = []
    collectRows(from: area.minY - sectionsTop, to: area.maxY - sectionsTop, into: &ahead)
    let (fetch, cancel) = prefetching.take(ahead: ahead) { rows.cell(at: $0) != nil }
    if !cancel.isEmpty {
      source.tableView(self, cancelPrefetchingForRowsAt: cancel.map(\.indexPath))
    }
    if !fetch.isEmpty { source.tableView(self, prefetchRowsAt: fetch.map(\.indexPath)) }
  }
}
