import Foundation
import ViewKit

/// Pages side by side, of which only the one in sight and its neighbours have a view.
final class PagesView: UIScrollView {
  /// Pages there are, and instances that show them.
  static let pages = 10
  static let instances = 3

  /// Views that the reel holds, in sight and waiting: what overlays and traces read.
  var instancesInUse: () -> (live: [PageView], waiting: [PageView], counts: ReuseCounts) = {
    ([], [], ReuseCounts())
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "pages"
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
  }

  required init?(coder: NSCoder) { return nil }

  /// The page that is nearest.
  var page: Int {
    guard bounds.width > 0 else { return 0 }
    return min(max(Int((contentOffset.x / bounds.width).rounded()), 0), Self.pages - 1)
  }

  func frame(ofPage page: Int) -> CGRect {
    CGRect(x: CGFloat(page) * bounds.width, y: 0, width: bounds.width, height: bounds.height)
  }
}

extension PagesView: ReusingList {
  var reuseCounts: ReuseCounts { instancesInUse().counts }
  var reusedViews: [any ReusedView] { instancesInUse().live }
  var queuedViews: [any ReusedView] { instancesInUse().waiting }
}

extension PagesView: CellPlacing {
  func cellFrames(in piece: CGRect) -> [CGRect] {
    (0..<Self.pages).map(frame(ofPage:)).filter { $0.intersects(piece) }
  }
}
