import Foundation
import ViewKit

/// Pages side by side, of which only those in sight have views.
///
/// What is in sight reaches to the edges of the superview, so that pages also show beyond the
/// bounds of a strip that does not clip.
final class PageStripView: UIScrollView, ReusingList {
  private static let kind = "bubble"

  private var pool = ReusePool<String, BubblePageView>()
  private var shown: [Int: BubblePageView] = [:]
  private let pictures: PictureShelf

  var metrics = PageMetrics(length: 240, padding: 20, count: 100) {
    didSet { if metrics != oldValue { setNeedsLayout() } }
  }
  /// Where the first page begins in the content, in points.
  var lead: CGFloat = 0 {
    didSet { if lead != oldValue { setNeedsLayout() } }
  }

  init(pictures: PictureShelf) {
    self.pictures = pictures
    super.init(frame: .zero)
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
  }

  required init?(coder: NSCoder) { return nil }

  var reuseCounts: ReuseCounts { pool.counts }
  var reusedViews: [any ReusedView] { shown.keys.sorted().compactMap { shown[$0] } }
  var queuedViews: [any ReusedView] { pool.queuedItems }

  /// The view of a page, nil while it is out of sight.
  func page(at index: Int) -> BubblePageView? { shown[index] }

  override func layoutSubviews() {
    super.layoutSubviews()
    let band = superview.map { convert($0.bounds, from: $0) } ?? bounds
    let wanted = metrics.pages(in: min(band.minX, band.maxX)...band.maxX, lead: lead)
    for (index, page) in shown where !wanted.contains(index) {
      shown[index] = nil
      page.removeFromSuperview()
      pool.enqueue(page, as: Self.kind)
    }
    for index in wanted {
      let page = shown[index] ?? bring(index)
      page.frame = frame(ofPage: index)
    }
  }

  private func frame(ofPage index: Int) -> CGRect {
    let height = min(metrics.length, bounds.height)
    return CGRect(
      x: lead + CGFloat(index) * metrics.stride, y: ((bounds.height - height) / 2).rounded(),
      width: metrics.length, height: height)
  }

  private func bring(_ index: Int) -> BubblePageView {
    let page = pool.dequeue(Self.kind) ?? make()
    page.show(index)
    shown[index] = page
    addSubview(page)
    return page
  }

  private func make() -> BubblePageView {
    pool.noteCreated()
    return BubblePageView(identity: pool.counts.created, pictures: pictures)
  }
}

extension PageStripView: CellPlacing {
  func cellFrames(in piece: CGRect) -> [CGRect] {
    metrics.pages(in: piece.minX...piece.maxX, lead: lead).prefix(CellPlaces.limit)
      .map(frame(ofPage:))
  }
}
