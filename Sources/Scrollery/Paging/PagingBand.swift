import Foundation
import ViewKit

/// Pages that come to rest in one of the three ways, with a plot of the way they took.
final class PagingBand: UIView, UIScrollViewDelegate {
  /// Height of the strip of pages, and of the plot below it in narrow windows, in points.
  private static let stripHeight: CGFloat = 96
  private static let lowPlotHeight: CGFloat = 104
  /// From this width on, the plot stands beside the strip.
  private static let wideWidth: CGFloat = 680

  let method: PagingMethod
  let strip: PageStripView
  let plot = OffsetPlotView()
  private let bridge: TouchBridgeView
  private let title = UILabel()
  private let explanation = UILabel()
  private let result = UILabel()
  private var lastOffset: CGFloat = 0
  /// What is moved by a change of size is not plotted.
  private var isArranging = false
  /// Told when a person begins to use the band.
  var onUse: (() -> Void)?

  init(_ method: PagingMethod, pictures: PictureShelf) {
    self.method = method
    strip = PageStripView(pictures: pictures)
    bridge = TouchBridgeView(to: strip)
    super.init(frame: .zero)
    strip.accessibilityIdentifier = method.identifier
    strip.metrics = method.ownMetrics
    strip.isPagingEnabled = method == .enabled
    strip.clipsToBounds = method != .enabled
    strip.delegate = self
    title.text = method.title
    title.font = Theme.title
    title.textColor = Theme.text
    explanation.text = method.explanation
    explanation.font = Theme.hint
    explanation.textColor = Theme.secondaryText
    explanation.numberOfLines = 0
    result.font = Theme.control
    result.textColor = Theme.accent
    result.textAlignment = .right
    for view in [bridge, plot, title, explanation, result] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  /// Lays out other pages; the one at the beginning stays there.
  func change(to metrics: PageMetrics) {
    guard metrics != strip.metrics else { return }
    let page = page
    strip.metrics = metrics
    plot.trace = OffsetTrace()
    result.text = nil
    placeStrip()
    isArranging = true
    show(page, animated: false)
    isArranging = false
  }

  // MARK: Pages

  /// The page that the content rests on or is nearest to.
  var page: Int { Int((strip.metrics.snapped(strip.contentOffset.x) / stride).rounded()) }

  /// The page that the content is on the way to, or rests on.
  private var goal: Int {
    let offset = strip.targetContentOffset?.x ?? strip.contentOffset.x
    return Int((strip.metrics.snapped(offset) / stride).rounded())
  }

  private var stride: CGFloat { strip.metrics.stride }
  private var greatestOffset: CGFloat { max(strip.contentSize.width - strip.bounds.width, 0) }

  func show(_ page: Int, animated: Bool) {
    let x = min(max(CGFloat(page) * stride, 0), greatestOffset)
    strip.setContentOffset(CGPoint(x: x, y: 0), animated: animated)
  }

  // MARK: Layout

  private func explanationHeight(width: CGFloat) -> CGFloat {
    explanation.sizeThatFits(CGSize(width: width, height: 0)).height.rounded(.up)
  }

  private var titleHeight: CGFloat { title.font.lineHeight.rounded(.up) }

  /// The height that the band takes at a width, in points.
  func height(width: CGFloat) -> CGFloat {
    let column = ContentColumn(width: width)
    let head = titleHeight + 2 + explanationHeight(width: column.width) + 12
    let isWide = width >= Self.wideWidth
    return head + Self.stripHeight + (isWide ? 0 : 12 + Self.lowPlotHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let column = ContentColumn(width: bounds.width)
    let resultWidth = min(result.intrinsicContentSize.width, column.width / 2)
    title.frame = CGRect(
      x: column.x, y: 0, width: max(column.width - resultWidth - Theme.gap, 0), height: titleHeight)
    result.frame = CGRect(
      x: column.x + column.width - resultWidth, y: 0, width: resultWidth, height: titleHeight)
    let textHeight = explanationHeight(width: column.width)
    explanation.frame = CGRect(
      x: column.x, y: titleHeight + 2, width: column.width, height: textHeight)
    let top = explanation.frame.maxY + 12
    if bounds.width >= Self.wideWidth {
      let plotWidth = (column.width * 0.4).rounded()
      plot.frame = CGRect(
        x: column.x + column.width - plotWidth, y: top, width: plotWidth, height: Self.stripHeight)
      // Pages go on below the plot's round corners.
      bridge.frame = CGRect(
        x: 0, y: top, width: plot.frame.minX + Theme.panelRadius, height: Self.stripHeight)
    } else {
      bridge.frame = CGRect(x: 0, y: top, width: bounds.width, height: Self.stripHeight)
      plot.frame = CGRect(
        x: column.x, y: bridge.frame.maxY + 12, width: column.width, height: Self.lowPlotHeight)
    }
    placeStrip()
  }

  /// A strip with paging is as wide as a page and stands in the middle of the band, with the other
  /// pages peeking; the others fill the band and show as many pages as fit.
  private func placeStrip() {
    let metrics = strip.metrics
    let band = bridge.bounds
    let page = page
    isArranging = true
    defer { isArranging = false }
    plot.stride = stride
    let size: CGSize
    if method == .enabled {
      strip.lead = metrics.padding / 2
      strip.frame = CGRect(
        x: ((band.width - stride) / 2).rounded(), y: 0, width: stride, height: band.height)
      size = CGSize(width: CGFloat(metrics.count) * stride, height: band.height)
    } else {
      strip.lead = ContentColumn(width: bounds.width).x
      strip.frame = band
      let greatest = metrics.greatestOffset(width: band.width, lead: strip.lead)
      size = CGSize(width: band.width + greatest, height: band.height)
    }
    guard strip.contentSize != size else { return }
    strip.contentSize = size
    if !strip.isDragging { show(page, animated: false) }
  }

  // MARK: Scrolling

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    onUse?()
    guard !scrollView.isDecelerating else { return }
    plot.trace.begin(at: time, offset: scrollView.contentOffset.x)
    lastOffset = scrollView.contentOffset.x
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let offset = scrollView.contentOffset.x
    defer { lastOffset = offset }
    guard window != nil, !isArranging, offset != lastOffset else { return }
    plot.trace.note(offset, from: lastOffset, at: time, part(of: scrollView))
  }

  private func part(of scrollView: UIScrollView) -> OffsetTrace.Part {
    if scrollView.isTracking { return .drag }
    if scrollView.isDecelerating { return .glide }
    return scrollView.isDragging ? .drag : .animation
  }

  private var time: TimeInterval { window?.time ?? 0 }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard method == .target else { return }
    targetContentOffset.pointee.x = strip.metrics.snapped(
      targetContentOffset.pointee.x, upTo: greatestOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { cameToRest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { cameToRest() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { showResult() }

  private func cameToRest() {
    let nearest = strip.metrics.snapped(strip.contentOffset.x, upTo: greatestOffset)
    if method == .snap, nearest != strip.contentOffset.x {
      strip.setContentOffset(CGPoint(x: nearest, y: 0), animated: true)
    } else {
      showResult()
    }
  }

  private func showResult() {
    guard let first = plot.trace.samples.first?.offset else { return }
    let pages = Int(((strip.contentOffset.x - first) / stride).rounded()).magnitude
    let seconds = Figure.fixed(plot.trace.duration, places: 2)
    result.text = "\(pages) \(pages == 1 ? "page" : "pages") in \(seconds) s"
    setNeedsLayout()
  }

  // MARK: Keys

  override var canBecomeFocused: Bool { true }
  override var showsFocusItself: Bool { true }
  override var canBecomeFirstResponder: Bool { true }

  override func focusDidChange() {
    title.textColor = isFocused ? Theme.accent : Theme.text
  }

  /// Takes the keys that turn pages.
  func turnsPage(_ press: UIPress) -> Bool {
    switch press.key?.keyCode {
    case .keyboardLeftArrow: show(goal - 1, animated: true)
    case .keyboardRightArrow: show(goal + 1, animated: true)
    default: return false
    }
    return true
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !turnsPage($0) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }
}
