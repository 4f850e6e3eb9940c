import Testing

@testable import ListCore

@Suite struct ReusePoolTests {
  @Test func countsWhatIsMadeUsedAndWaiting() {
    var pool = ReusePool<String, Int>()
    #expect(pool.dequeue("a") == nil)
    pool.noteCreated()
    pool.noteCreated()
    #expect(pool.counts == ReuseCounts(created: 2, live: 2))
    pool.enqueue(1, as: "a")
    #expect(pool.counts == ReuseCounts(created: 2, live: 1, queued: 1))
    #expect(pool.dequeue("b") == nil)
    #expect(pool.dequeue("a") == 1)
    #expect(pool.counts == ReuseCounts(created: 2, dequeued: 1, live: 2, queued: 0))
  }

  @Test func queuesOfDifferentKeysDoNotMix() {
    var pool = ReusePool<String, Int>()
    for item in 1...4 {
      pool.noteCreated()
      pool.enqueue(item, as: item.isMultiple(of: 2) ? "even" : "odd")
    }
    #expect(pool.dequeue("odd") == 3)
    #expect(pool.dequeue("odd") == 1)
    #expect(pool.dequeue("odd") == nil)
    #expect(pool.queued("even") == 2)
    pool.drain("even")
    #expect(pool.counts == ReuseCounts(created: 4, dequeued: 2, live: 2, queued: 0))
  }

  @Test func aFullQueueLetsGo() {
    var pool = ReusePool<Int, Int>(limit: 2)
    for item in 0..<3 {
      pool.noteCreated()
      #expect(pool.enqueue(item, as: 0) == (item < 2))
    }
    #expect(pool.counts == ReuseCounts(created: 3, live: 0, queued: 2))
  }

  @Test func itemsMadeAheadWait() {
    var pool = ReusePool<String, Int>()
    pool.stock([1, 2, 3], as: "a")
    #expect(pool.counts == ReuseCounts(created: 3, queued: 3))
    #expect(pool.dequeue("a") == 3)
    #expect(pool.counts == ReuseCounts(created: 3, dequeued: 1, live: 1, queued: 2))
  }

  @Test func anItemHandedOverCountsInItsNewPool() {
    var giver = ReusePool<String, Int>()
    var taker = ReusePool<String, Int>()
    giver.stock([1, 2], as: "a")
    #expect(giver.handOver("b") == nil)
    #expect(giver.handOver("a") == 2)
    taker.noteTakenOver()
    #expect(giver.counts == ReuseCounts(created: 1, queued: 1))
    #expect(taker.counts == ReuseCounts(created: 1, dequeued: 1, live: 1))
  }

  @Test func itemsLetGoAreNoLongerLive() {
    var pool = ReusePool<Int, Int>()
    pool.noteCreated()
    pool.noteDiscarded()
    pool.noteDiscarded()
    #expect(pool.counts == ReuseCounts(created: 1))
  }
}
