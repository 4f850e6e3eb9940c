import Foundation
import ViewKit

/// The scroll views of a screen, outermost first.
struct ScrollViewSurvey {
  struct Entry {
    let scrollView: UIScrollView
    /// Whether there are scroll views within it.
    var isContainer = false
    /// In the survey's view: what lies outside is not to be seen.
    let visible: CGRect
    /// Blue and yellow take turns among those that are no containers.
    var isBlue = true

    /// The scroll view's bounds, in a view.
    func frame(in view: UIView) -> CGRect { scrollView.convert(scrollView.bounds, to: view) }

    /// What it scrolls, in a view. Content begins at the origin of the scroll view's own space,
    /// wherever it has been scrolled.
    func content(in view: UIView) -> CGRect {
      scrollView.convert(CGRect(origin: .zero, size: scrollView.contentSize), to: view)
    }

    var fill: UIColor { isBlue ? OverlayStyle.blue : OverlayStyle.yellow }
    var deepFill: UIColor { isBlue ? OverlayStyle.deepBlue : OverlayStyle.deepYellow }
    /// Of text on the deep colour.
    var ink: UIColor { isBlue ? .white : OverlayStyle.inkOnYellow }
  }

  private(set) var entries: [Entry] = []

  /// - Parameters:
  ///   - root: the view to look through.
  ///   - view: whose coordinates are used.
  init(of root: UIView?, in view: UIView) {
    guard let root else { return }
    search(root, in: view, below: [])
    takeTurns()
  }

  /// The lists among them that use their cells again.
  var lists: [any ReusingList] { entries.compactMap { $0.scrollView as? any ReusingList } }

  /// - Parameter clips: the views around `root` that clip it. Where they are is asked only for scroll
  ///   views: most that clip are cells, and this is done for every frame.
  /// - Returns: whether there is a scroll view among what was searched.
  @discardableResult
  private mutating func search(_ root: UIView, in view: UIView, below clips: [UIView]) -> Bool {
    guard !root.isHidden, root.alpha > 0.01 else { return false }
    let (children, scrollView) = (root.subviews, root as? UIScrollView)
    guard scrollView != nil || !children.isEmpty else { return false }
    let clips = root.clipsToBounds ? clips + [root] : clips
    let place = entries.count
    if let scrollView {
      let visible = clips.reduce(view.bounds) {
        $0.intersection($1.convert($1.bounds, to: view))
      }
      entries.append(Entry(scrollView: scrollView, visible: visible))
    }
    var hasScrollViews = false
    for child in children where search(child, in: view, below: clips) { hasScrollViews = true }
    guard scrollView != nil else { return hasScrollViews }
    entries[place].isContainer = hasScrollViews
    return true
  }

  private mutating func takeTurns() {
    var isBlue = true
    for index in entries.indices where !entries[index].isContainer {
      entries[index].isBlue = isBlue
      // A strip between two lists must not give both the same colour.
      if !entries[index].scrollView.isStrip { isBlue.toggle() }
    }
  }
}

extension UIScrollView {
  /// Whether it scrolls sideways and no other way.
  fileprivate var isStrip: Bool {
    contentSize.width > bounds.width && contentSize.height <= bounds.height
  }
}
