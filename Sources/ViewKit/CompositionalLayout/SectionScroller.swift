import Foundation

/// Scrolls one section of a collection across the way in which the collection itself scrolls. It holds
/// the section's cells at their places in the collection's content, so that nothing but its own offset
/// tells what of them is seen.
final class SectionScroller: UIScrollView, UIScrollViewDelegate {
  /// Is told of the offset, in reading direction.
  var onScroll: ((CGFloat) -> Void)?
  private(set) var holder = UIView()
  private var run: SectionScrollRun?
  private var isRightToLeft = false
  private var dragStart: CGFloat = 0
  private var isPlacing = false

  init() {
    super.init(frame: .zero)
    delegate = self
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    addSubview(holder)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Takes over a section.
  ///
  /// - Parameters:
  ///   - frame: in the collection's content.
  ///   - offset: in reading direction.
  func place(_ run: SectionScrollRun, frame: CGRect, offset: CGFloat, isRightToLeft: Bool) {
    isPlacing = true
    defer { isPlacing = false }
    self.run = run
    self.isRightToLeft = isRightToLeft && run.axis == .x
    if self.frame != frame { self.frame = frame }
    var size = frame.size
    size[run.axis] = run.contentLength
    let inside = CGRect(origin: frame.origin, size: size)
    if holder.frame.size != size { holder.frame = CGRect(origin: .zero, size: size) }
    if holder.bounds != inside { holder.bounds = inside }
    isPagingEnabled = run.behavior == .paging
    let isFast = run.behavior == .groupPaging || run.behavior == .groupPagingCentered
    decelerationRate = isFast ? .fast : .normal
    let (start, end) = run.insets
    contentInset =
      run.axis == .y
      ? UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
      : UIEdgeInsets(
        top: 0, left: self.isRightToLeft ? end : start, bottom: 0,
        right: self.isRightToLeft ? start : end)
    contentSize = size
    if !isDragging, !isDecelerating, self.offset != offset { contentOffset = place(of: offset) }
  }

  /// The offset in reading direction.
  var offset: CGFloat { readingOffset(contentOffset) }

  /// By how much what it holds is moved on the screen.
  var shift: CGPoint { CGPoint(x: -contentOffset.x, y: -contentOffset.y) }

  func scroll(to offset: CGFloat, animated: Bool) {
    setContentOffset(place(of: offset), animated: animated)
  }

  private func readingOffset(_ point: CGPoint) -> CGFloat {
    guard let run else { return 0 }
    return isRightToLeft ? run.contentLength - run.viewport - point.x : point[run.axis]
  }

  private func place(of offset: CGFloat) -> CGPoint {
    var point = CGPoint.zero
    guard let run else { return point }
    point[run.axis] = isRightToLeft ? run.contentLength - run.viewport - offset : offset
    return point
  }

  override func restingOffset(proposed target: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let run else { return target }
    let forward = isRightToLeft ? -velocity.x : velocity[run.axis]
    return place(
      of: run.rest(proposed: readingOffset(target), from: dragStart, velocity: forward))
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { dragStart = offset }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if !isPlacing { onScroll?(offset) }
  }
}
