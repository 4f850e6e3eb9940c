import Foundation
import Testing

@testable import ViewKit

@Suite("A collection's cell")
struct UICollectionViewCellTests {
  @Test("The content fills the cell, also after a change of size")
  func content() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
    cell.frame.size = CGSize(width: 90, height: 60)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 90, height: 60))
  }

  @Test("The selected background lies between background and content while it is wanted")
  func backgrounds() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    let (ground, selected) = (UIView(), UIView())
    cell.backgroundView = ground
    cell.selectedBackgroundView = selected
    #expect(selected.superview == nil)
    cell.isHighlighted = true
    #expect(cell.subviews == [ground, selected, cell.contentView])
    cell.isSelected = true
    cell.isHighlighted = false
    #expect(selected.superview === cell)
    cell.isSelected = false
    #expect(selected.superview == nil)
  }

  @Test("A cell that is used again is neither highlighted nor selected when it is prepared")
  func reuse() {
    final class Seen: UICollectionViewCell {
      var seen: [Bool] = []
      override func prepareForReuse() {
        super.prepareForReuse()
        seen = [isHighlighted, isSelected]
      }
    }
    let cell = Seen(frame: .zero)
    cell.isHighlighted = true
    cell.isSelected = true
    cell.makeReusable()
    #expect(cell.seen == [false, false])
  }
}
