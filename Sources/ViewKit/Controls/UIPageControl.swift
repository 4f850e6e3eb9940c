import Foundation

/// A row of dots, one a page, the current one set off.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// Distance between the middles of two dots and their width, in points: as on iOS.
  private static let pitch: CGFloat = 16
  private static let dot: CGFloat = 7

  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  open var currentPage = 0 {
    didSet {
      currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0))
      if currentPage != oldValue { setNeedsDisplay() }
    }
  }

  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(pageCount) * UIPageControl.pitch + 8, height: 26)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var drawsContent: Bool {
    numberOfPages > 1 || numberOfPages == 1 && !hidesForSinglePage
  }

  open override func drawContent(in context: DrawContext) {
    // Where there is no room for all dots, those round the current one are shown.
    let room = max(Int((bounds.width - 8) / UIPageControl.pitch), 1)
    let count = min(numberOfPages, room)
    let first = min(max(currentPage - count / 2, 0), numberOfPages - count)
    let start = bounds.midX - CGFloat(count - 1) * UIPageControl.pitch / 2
    // A whole number of pixels, or some dots would be wider than they are high.
    let scale = context.traitCollection.displayScale
    let dot = (UIPageControl.dot * scale).rounded() / scale
    for index in 0..<count {
      let isCurrent = first + index == currentPage
      let color: UIColor =
        isCurrent
        ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      let rect = CGRect(
        x: start + CGFloat(index) * UIPageControl.pitch - dot / 2, y: bounds.midY - dot / 2,
        width: dot, height: dot)
      context.fill(rect, cornerRadius: dot / 2, color)
    }
  }

  /// A press left of the current dot goes back a page, right of it on.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isEnabled else { return }
    let old = currentPage
    currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
    if currentPage != old { sendActions(for: .valueChanged) }
  }
}
