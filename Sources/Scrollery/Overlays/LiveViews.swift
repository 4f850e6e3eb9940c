import Foundation
import ViewKit

extension UIScrollView {
  /// The views in the content that are neither scroll views nor a list's cells: they exist wherever
  /// the content is scrolled.
  var liveContent: [UIView] {
    if let container = self as? ContainerScrollView {
      return container.containedSubviews.filter { !($0 is UIScrollView) && !$0.isHidden }
    }
    guard !(self is any ReusingList) else { return [] }
    return Self.parts(of: self, contentSize.width * contentSize.height)
  }

  /// A view that holds all of the content is no part of it; what it holds is.
  private static func parts(of view: UIView, _ contentArea: CGFloat) -> [UIView] {
    view.subviews.flatMap { part -> [UIView] in
      guard !part.isHidden, part.alpha > 0.01, !part.isScrollIndicator, !(part is UIScrollView)
      else { return [] }
      let holdsAll = part.bounds.width * part.bounds.height > contentArea * 0.9
      return holdsAll && !part.subviews.isEmpty ? parts(of: part, contentArea) : [part]
    }
  }
}
