import Foundation
import ViewKit

/// What is known of the cells of a screen, to tell which of them came out of a queue just now.
struct ReuseLedger {
  /// A cell that has just come, and why.
  struct Flash: Equatable {
    let start: TimeInterval
    /// Whether it was made for the occasion, not taken from the queue.
    let isNew: Bool
  }

  private struct Page {
    var record: ReuseRecord
    var flash: Flash?
    var isLive: Bool
  }

  /// Seconds that a flash lasts.
  static let flashDuration: TimeInterval = 0.45

  private var pages: [ObjectIdentifier: Page] = [:]
  private var isFirst = true

  /// Takes note of the cells that are live. The first time, none of them counts as having come.
  mutating func note(_ lists: [any ReusingList], at time: TimeInterval) {
    for key in pages.keys { pages[key]?.isLive = false }
    for list in lists {
      for cell in list.reusedViews { note(cell, at: time) }
    }
    pages = pages.filter(\.value.isLive)
    isFirst = false
  }

  private mutating func note(_ cell: any ReusedView, at time: TimeInterval) {
    let key = ObjectIdentifier(cell)
    let record = cell.reuseRecord
    let known = pages[key]
    var flash = known?.flash
    if let start = flash?.start, time - start >= Self.flashDuration { flash = nil }
    if !isFirst, known?.record != record {
      flash = Flash(start: time, isNew: record.dequeues == 0)
    }
    pages[key] = Page(record: record, flash: flash, isLive: true)
  }

  /// How strong a cell's flash is, from 1 to 0, and why it flashes.
  func flash(of cell: any ReusedView, at time: TimeInterval) -> (strength: Double, isNew: Bool)? {
    guard let flash = pages[ObjectIdentifier(cell)]?.flash else { return nil }
    let rest = 1 - (time - flash.start) / Self.flashDuration
    return rest > 0 ? (min(rest, 1), flash.isNew) : nil
  }

  var isFlashing: Bool { pages.values.contains { $0.flash != nil } }
}
