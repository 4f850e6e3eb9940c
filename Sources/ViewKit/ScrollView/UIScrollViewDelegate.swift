import Foundation

/// Is told how a scroll view scrolls, and decides where a drag leads.
///
/// Every method is optional. A subclass of the conforming class that adds one is not called:
/// conform in the class that implements them.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content offset changed, whatever the cause.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The zoom scale changed, whatever the cause.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The drag is over. `velocity` is in points per millisecond, zero if the content was at rest;
  /// what is written to `targetContentOffset` is where the content will come to rest.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// The motion to an offset, or one by a key, ended or was ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view in the content that zooming magnifies; nil if there is none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Fingers, or an animation, begin to magnify the content.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// That is over, and any bounce after it too.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether the Home key scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// The methods as properties, so that code written for UIKit, where they are optional, can go on
/// calling `delegate?.scrollViewDidScroll?(scrollView)`.
extension UIScrollViewDelegate {
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? {
    { self.scrollViewDidScroll($0) }
  }
  public var scrollViewDidZoom: ((UIScrollView) -> Void)? {
    { self.scrollViewDidZoom($0) }
  }
  public var viewForZooming: ((UIScrollView) -> UIView?)? {
    { self.viewForZooming(in: $0) }
  }
  public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDragging($0) }
  }
  public var scrollViewWillEndDragging: ScrollViewWillEndDragging? {
    ScrollViewWillEndDragging(delegate: self)
  }
  public var scrollViewDidEndDragging: ScrollViewDidEndDragging? {
    ScrollViewDidEndDragging(delegate: self)
  }
  public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDecelerating($0) }
  }
  public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndDecelerating($0) }
  }
  public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }
  public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? {
    { self.scrollViewShouldScrollToTop($0) }
  }
  public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? {
    { self.scrollViewDidScrollToTop($0) }
  }
  public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
    { self.scrollViewDidChangeAdjustedContentInset($0) }
  }
}

/// An optional call of `scrollViewWillEndDragging`, whose argument labels no closure can have.
@preconcurrency @MainActor public struct ScrollViewWillEndDragging {
  let delegate: any UIScrollViewDelegate

  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    delegate.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}

/// An optional call of `scrollViewDidEndDragging`.
@preconcurrency @MainActor public struct ScrollViewDidEndDragging {
  let delegate: any UIScrollViewDelegate

  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
}
