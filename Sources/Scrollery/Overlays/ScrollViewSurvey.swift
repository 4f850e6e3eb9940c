import Foundation
import ViewKit

/// The scroll views of a screen, outermost first.
struct ScrollViewSurvey {
  struct Entry {
    let scrollView: UIScrollView
    /// Whether there are scroll views within it.
    let isContainer: Bool
    /// In the survey's view: what lies outside is not to be seen.
    let visible: CGRect
  }

  private(set) var entries: [Entry] = []

  /// - Parameters:
  ///   - root: the view to look through.
  ///   - view: whose coordinates are used.
  init(of root: UIView?, in view: UIView) {
    guard let root else { return }
    search(root, in: view, visible: view.bounds)
  }

  /// - Returns: whether there is a scroll view among what was searched.
  @discardableResult
  private mutating func search(_ root: UIView, in view: UIView, visible: CGRect) -> Bool {
    guard !root.isHidden, root.alpha > 0.01 else { return false }
    var visible = visible
    if root.clipsToBounds {
      visible = visible.intersection(root.convert(root.bounds, to: view))
    }
    let place = entries.count
    if let scrollView = root as? UIScrollView {
      entries.append(Entry(scrollView: scrollView, isContainer: false, visible: visible))
    }
    var hasScrollViews = false
    for child in root.subviews where search(child, in: view, visible: visible) {
      hasScrollViews = true
    }
    guard let scrollView = root as? UIScrollView else { return hasScrollViews }
    if hasScrollViews {
      entries[place] = Entry(scrollView: scrollView, isContainer: true, visible: visible)
    }
    return true
  }
}
