import Foundation
import Testing

@testable import Scrollery

@Suite struct TrayLayoutTests {
  @Test(arguments: [(1, 880.0), (4, 880), (2, 380), (6, 380)])
  func whatItNeedsHoldsAllLists(lists: Int, width: Double) {
    let need = TrayLayout.need(lists: lists, in: width)
    let panel = CGRect(x: 10, y: 20, width: min(need.width, width - 24), height: need.height)
    let layout = TrayLayout(panel, lists: lists)
    #expect(layout.groups.count == lists)
    let slots = layout.groups.flatMap(\.slots)
    #expect(slots.allSatisfy { panel.contains($0) })
    for (index, slot) in slots.enumerated() {
      #expect(slots[..<index].allSatisfy { !$0.intersects(slot) })
    }
  }

  @Test func atItsLowestItHasOneList() {
    for width in [880.0, 380] {
      let need = TrayLayout.need(lists: 5, in: width)
      let panel = CGRect(
        x: 0, y: 0, width: min(need.width, width - 24), height: need.minimumHeight)
      #expect(TrayLayout(panel, lists: 5).groups.count == 1)
    }
  }

  @Test func withoutRoomThereIsNothing() {
    #expect(TrayLayout(.zero, lists: 3).groups.isEmpty)
    #expect(TrayLayout(CGRect(x: 0, y: 0, width: 200, height: 300), lists: 0).groups.isEmpty)
  }
}
