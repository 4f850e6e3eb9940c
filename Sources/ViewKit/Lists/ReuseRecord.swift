import ListCore

/// Which instance a reusable view is, and how often it came out of a queue.
package struct ReuseRecord: Sendable, Equatable {
  /// Counts the views that its list made, from 1; 0 for a view that no list made.
  package var identity = 0
  /// How often the view was taken out of the queue.
  package var dequeues = 0

  package init(identity: Int = 0, dequeues: Int = 0) {
    self.identity = identity
    self.dequeues = dequeues
  }
}

/// A view that a list uses again and again.
package protocol ReusedView: UIView {
  var reuseRecord: ReuseRecord { get }
}

/// A list that shows only the cells in sight and uses them again: what traces and overlays read.
package protocol ReusingList: UIScrollView {
  /// Cells made and dequeued since the start, in the view tree and waiting.
  var reuseCounts: ReuseCounts { get }
  /// The cells in the view tree.
  var reusedViews: [any ReusedView] { get }
  /// The cells that wait to be used again, in no order.
  var queuedViews: [any ReusedView] { get }
}

package typealias ReuseCounts = ListCore.ReuseCounts
package typealias ReusePool<Key: Hashable, Item> = ListCore.ReusePool<Key, Item>
