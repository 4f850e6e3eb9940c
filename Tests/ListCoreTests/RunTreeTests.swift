import Testing

@testable import ListCore

@Suite struct RunTreeTests {
  @Test func neighboursOfOneHeightBecomeOneRun() {
    let tree = RunTree([
      RowRun(count: 2, height: 10), RowRun(count: 0, height: 7), RowRun(count: 3, height: 10),
      RowRun(count: 1, height: 20),
    ])
    #expect(tree.runCount == 2)
    #expect(tree.count == 6)
    #expect(tree.run(at: 4).first == 0)
    #expect(tree.run(at: 4).run == RowRun(count: 5, height: 10))
    #expect(tree.run(at: 5).first == 5)
    #expect(tree.singleRun == nil)
  }

  @Test func aSpliceJoinsWithBothSides() {
    var tree = RunTree([10, 20, 30].map { RowRun(count: 4, height: $0) })
    tree.splice(4..<8, with: [RowRun(count: 1, height: 10), RowRun(count: 1, height: 30)])
    #expect(tree.runCount == 2)
    #expect(tree.run(at: 0).run.count == 5)
    #expect(tree.run(at: 9).run.count == 5)
    tree.splice(5..<10, with: [])
    #expect(tree.singleRun == RowRun(count: 5, height: 10))
    tree.splice(0..<5, with: [])
    #expect(tree.count == 0)
    #expect(tree.total == 0)
  }

  @Test func editsAtOneEndKeepLookUpsFast() {
    var tree = RunTree([])
    for row in 0..<4000 {
      tree.splice(row..<row, with: [RowRun(count: 1, height: Double(row % 7 + 1))])
    }
    #expect(tree.count == 4000)
    #expect(tree.runCount == 4000)
    // 4000 in rounds of 7 rows that are 28 high together, then 3 more rows, 1, 2 and 3 high.
    #expect(tree.total == Double(4000 / 7 * 28 + 1 + 2 + 3))
    #expect(tree.row(at: 28 * 500 + 1) == 3501)
  }
}
