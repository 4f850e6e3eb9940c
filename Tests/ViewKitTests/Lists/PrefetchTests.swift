import Foundation
import Testing

@testable import ViewKit

@Suite("Prefetching")
struct PrefetchTests {
  private final class Reader: NSObject, UITableViewDataSourcePrefetching,
    UICollectionViewDataSourcePrefetching
  {
    var fetched: [Int] = []
    var cancelled: [Int] = []
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      fetched += indexPaths.map(\.row)
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      cancelled += indexPaths.map(\.row)
    }
    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { fetched += indexPaths.map(\.item) }
  }

  @Test("Rows a screen ahead are asked for once; those left behind unseen are cancelled")
  func ahead() {
    let reader = Reader()
    let (table, stage) = NumberedRows(100).table()
    table.prefetchDataSource = reader
    table.setNeedsLayout()
    stage.update()
    #expect(reader.fetched == Array(10..<20))
    table.contentOffset.y = 100
    stage.update()
    #expect(reader.fetched == Array(10..<22))
    reader.fetched = []
    table.contentOffset.y = 0
    stage.update()
    #expect(reader.fetched.isEmpty)
    #expect(reader.cancelled == Array(12..<22))
    table.isPrefetchingEnabled = false
    table.contentOffset.y = 2000
    stage.update()
    #expect(reader.fetched.isEmpty)
  }

  @Test("R-07: rows that were deleted are never asked for")
  func deleted() {
    let reader = Reader()
    let rows = NumberedRows(20)
    let (table, stage) = rows.table(height: 400)
    table.prefetchDataSource = reader
    table.contentOffset.y = 600
    stage.update()
    reader.fetched = []
    rows.counts = [10]
    table.deleteRows(at: (10..<20).map { IndexPath(row: $0, section: 0) }, with: .fade)
    stage.run(0.5)
    table.contentOffset.y = 0
    stage.run(0.1)
    table.contentOffset.y = 100
    stage.run(0.1)
    #expect(reader.fetched.allSatisfy { $0 < 10 })
  }

  @Test("A collection's items, in both directions")
  func items() {
    let reader = Reader()
    let layout = flow(100, 500)
    layout.scrollDirection = .horizontal
    let (collection, stage) = NumberedItems(100).collection(layout)
    collection.prefetchDataSource = reader
    collection.contentOffset.x = 1000
    stage.update()
    reader.fetched = []
    collection.contentOffset.x = 1100
    stage.update()
    #expect(reader.fetched.min() == 15 && reader.fetched.max() == 17)
    collection.contentOffset.x = 900
    stage.update()
    #expect(reader.fetched.suffix(4) == [5, 6, 7, 8])
  }
}
