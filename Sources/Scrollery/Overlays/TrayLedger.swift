import Foundation
import ViewKit

/// What is known of the cells of a screen, to show them on their way between list and queue.
struct TrayLedger: Equatable {
  /// Where a cell is at a moment.
  enum Place: Equatable {
    /// In its list, with this frame.
    case list(CGRect)
    /// In the queue.
    case tray
  }

  struct Reading {
    let cell: ObjectIdentifier
    let list: ObjectIdentifier
    let record: ReuseRecord
    let place: Place
    /// The slots that its list has in the tray.
    let slots: [CGRect]

    init(_ cell: any ReusedView, in list: any ReusingList, place: Place, slots: [CGRect]) {
      self.cell = ObjectIdentifier(cell)
      self.list = ObjectIdentifier(list)
      record = cell.reuseRecord
      self.place = place
      self.slots = slots
    }
  }

  /// A cell as it is drawn: in a slot, or on its way.
  struct Chip: Equatable {
    let list: ObjectIdentifier
    let number: Int
    let frame: CGRect
    let isFlying: Bool
  }

  fileprivate struct Known: Equatable {
    let list: ObjectIdentifier
    var record: ReuseRecord
    /// Which slot it has; nil in the list.
    var slot: Int?
    var target: CGRect
    var flight: TrayFlight?
    var isSeen = true

    func isFlying(at time: TimeInterval) -> Bool { flight.map { !$0.isOver(at: time) } ?? false }

    func frame(at time: TimeInterval) -> CGRect { flight?.frame(to: target, at: time) ?? target }
  }

  private var cells: [ObjectIdentifier: Known] = [:]

  /// Takes note of where cells are.
  /// - Parameter flies: whether one that has come or gone is seen on its way.
  mutating func note(_ readings: [Reading], at time: TimeInterval, flies: Bool) {
    for key in cells.keys { cells[key]?.isSeen = false }
    // Whoever stays keeps its slot; those who come are given what is free after that.
    for reading in readings where reading.place == .tray {
      if cells[reading.cell]?.slot != nil { cells[reading.cell]?.isSeen = true }
    }
    var taken: [ObjectIdentifier: Set<Int>] = [:]
    for known in cells.values where known.isSeen {
      if let slot = known.slot { taken[known.list, default: []].insert(slot) }
    }
    for reading in readings {
      note(reading, at: time, flies: flies, taken: &taken[reading.list, default: []])
    }
    cells = cells.filter(\.value.isSeen)
  }

  private mutating func note(
    _ reading: Reading, at time: TimeInterval, flies: Bool, taken: inout Set<Int>
  ) {
    guard let last = reading.slots.indices.last else { return }
    let before = cells[reading.cell]
    var known = before ?? Known(list: reading.list, record: reading.record, target: .zero)
    known.isSeen = true
    switch reading.place {
    case .list(let frame):
      known.slot = nil
      known.target = frame
    case .tray:
      // Those for whom there is no slot lie on the last.
      let slot = min(
        known.slot ?? reading.slots.indices.first { !taken.contains($0) } ?? last, last)
      taken.insert(slot)
      known.slot = slot
      known.target = reading.slots[slot]
    }
    if known.flight?.isOver(at: time) == true { known.flight = nil }
    if flies, let before, before.hasGone(to: known.slot, reading.record) {
      // One that is used again at once was in the queue too, for less than a frame.
      let wasInQueue = before.slot == nil && known.slot == nil
      known.flight = TrayFlight(
        from: before.frame(at: time), stop: wasInQueue ? reading.slots.first : nil, start: time)
    }
    known.record = reading.record
    cells[reading.cell] = known
  }

  func isFlying(at time: TimeInterval) -> Bool {
    cells.values.contains { $0.isFlying(at: time) }
  }

  /// Whether a cell has not arrived yet.
  func isFlying(_ cell: any ReusedView, at time: TimeInterval) -> Bool {
    cells[ObjectIdentifier(cell)]?.isFlying(at: time) ?? false
  }

  /// The cells that are drawn: those in slots first, then those on their way, by their numbers.
  func chips(at time: TimeInterval) -> [Chip] {
    cells.values.compactMap { known -> Chip? in
      let isFlying = known.isFlying(at: time)
      guard isFlying || known.slot != nil else { return nil }
      return Chip(
        list: known.list, number: known.record.identity, frame: known.frame(at: time),
        isFlying: isFlying)
    }.sorted { $0.order < $1.order }
  }
}

extension TrayLedger.Known {
  /// Whether it has changed between list and queue, or been used for another row.
  fileprivate func hasGone(to newSlot: Int?, _ newRecord: ReuseRecord) -> Bool {
    (slot == nil) != (newSlot == nil) || record.dequeues != newRecord.dequeues
  }
}

extension TrayLedger.Chip {
  fileprivate var order: (Int, Int, CGFloat, CGFloat) {
    (isFlying ? 1 : 0, number, frame.minY, frame.minX)
  }
}
