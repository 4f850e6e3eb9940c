import Foundation
import ListCore

extension UICollectionView {
  /// A finger or button that is down on an item.
  struct TouchPress {
    var position: Position
    weak var touch: UITouch?
  }

  // MARK: Presses

  func pressBegan(_ touches: Set<UITouch>) -> Bool {
    guard press == nil, let touch = touches.first, allowsSelection,
      let path = item(at: touch.location(in: self)), let position = Position(path),
      let cell = shownCell(position), !scrollView(holding: path).isInMotion
    else { return false }
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return false }
    press = TouchPress(position: position, touch: touch)
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  func pressEnded(_ touches: Set<UITouch>) -> Bool {
    guard let press else { return false }
    guard let touch = press.touch, touches.contains(touch) else { return true }
    let path = press.position.indexPath
    let isInside = item(at: touch.location(in: self)) == path
    cancelPress()
    if isInside { clicked(press.position) }
    return true
  }

  func pressCancelled() -> Bool {
    guard press != nil else { return false }
    cancelPress()
    return true
  }

  /// Lets go of the item that is pressed, without selecting it.
  func cancelPress() {
    guard let position = press?.position else { return }
    press = nil
    shownCell(position)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: position.indexPath)
  }

  private func clicked(_ position: Position) {
    let path = position.indexPath
    if allowsMultipleSelection, selection.contains(position) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      mark(position, selected: false)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for old in selection.positions where old != position {
        mark(old, selected: false)
        delegate?.collectionView(self, didDeselectItemAt: old.indexPath)
      }
    }
    mark(position, selected: true)
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  private func shownCell(_ position: Position) -> UICollectionViewCell? {
    elements.view(.cell(position.indexPath)) as? UICollectionViewCell
  }

  // MARK: By program

  func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    guard let path else {
      for position in selection.positions { mark(position, selected: false) }
      return
    }
    guard allowsSelection, let position = Position(path), exists(position) else { return }
    if !allowsMultipleSelection {
      for old in selection.positions where old != position { mark(old, selected: false) }
    }
    mark(position, selected: true)
    if !scrollPosition.isEmpty { scroll(to: path, at: scrollPosition, animated: animated) }
  }

  func mark(_ position: Position, selected: Bool) {
    if selected { selection.insert(position) } else { selection.remove(position) }
    shownCell(position)?.isSelected = selected
  }
}
