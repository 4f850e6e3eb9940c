import Foundation

extension UIScrollView {
  /// Whether this or a view round it is being scrolled: a touch then stops it and selects nothing.
  var isInMotion: Bool {
    var view: UIView? = self
    while let current = view {
      if let scroll = current as? UIScrollView, scroll.isDragging || scroll.isDecelerating {
        return true
      }
      view = current.superview
    }
    return false
  }
}
