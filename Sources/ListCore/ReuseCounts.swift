/// What a reuse pool has done so far and what it holds now.
package struct ReuseCounts: Sendable, Equatable {
  /// Items made since the start.
  package var created = 0
  /// Items taken out of a queue since the start.
  package var dequeued = 0
  /// Items in use.
  package var live = 0
  /// Items waiting in queues.
  package var queued = 0

  package init(created: Int = 0, dequeued: Int = 0, live: Int = 0, queued: Int = 0) {
    self.created = created
    self.dequeued = dequeued
    self.live = live
    self.queued = queued
  }
}
