import Foundation
import Testing
import ViewKit

@Suite("The delegate of a scroll view")
struct UIScrollViewDelegateTests {
  private final class Partial: NSObject, UIScrollViewDelegate {
    var count = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
  }

  @Test("Its methods can be called as optional ones")
  func optionalCalls() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let partial = Partial()
    let delegate: (any UIScrollViewDelegate)? = partial
    delegate?.scrollViewDidScroll?(view)
    delegate?.scrollViewDidScroll(view)
    delegate?.scrollViewDidEndDragging?(view, willDecelerate: true)
    var target = CGPoint(x: 1, y: 2)
    delegate?.scrollViewWillEndDragging?(
      view, withVelocity: .zero, targetContentOffset: &target)
    #expect(delegate?.scrollViewShouldScrollToTop?(view) == true)
    #expect(partial.count == 2)
    #expect(target == CGPoint(x: 1, y: 2))
  }

  private protocol ListDelegate: UIScrollViewDelegate {}
  private final class List: UIScrollView {
    @_nonoverride weak var delegate: (any ListDelegate)? {
      get { (self as UIScrollView).delegate as? any ListDelegate }
      set { (self as UIScrollView).delegate = newValue }
    }
  }
  private final class ListObserver: NSObject, ListDelegate {
    var count = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
  }

  @Test("A subclass may give it a type of its own")
  func covariance() {
    let list = List(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let observer = ListObserver()
    list.delegate = observer
    list.contentSize = CGSize(width: 100, height: 500)
    list.contentOffset = CGPoint(x: 0, y: 10)
    #expect(observer.count == 1)
    #expect(list.delegate === observer)
  }
}
