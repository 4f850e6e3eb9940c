import Foundation

/// Where the items of a group lie and the views that are fastened to them, from the group's leading
/// top corner, in points.
struct GroupSolution {
  struct Slot {
    var frame: CGRect
    var zIndex = 0
    /// Whether its view tells how wide and how high it is.
    var measuresWidth = false
    var measuresHeight = false

    /// The axes on which the layout alone says how large it is.
    var fixedAxes: UICollectionViewLayoutAttributes.FixedAxes {
      .init(exceptWidth: measuresWidth, exceptHeight: measuresHeight)
    }
  }

  struct Supplement {
    let item: NSCollectionLayoutSupplementaryItem
    var frame: CGRect
    /// The item whose index path it has.
    var slot: Int
  }

  var size = CGSize.zero
  var slots: [Slot] = []
  var supplements: [Supplement] = []

  /// Takes in what lies in a part of the group.
  mutating func append(_ part: GroupSolution, at origin: CGPoint) {
    let first = slots.count
    for var slot in part.slots {
      slot.frame.origin += origin
      slots.append(slot)
    }
    for var supplement in part.supplements {
      supplement.frame.origin += origin
      supplement.slot += first
      supplements.append(supplement)
    }
  }
}
