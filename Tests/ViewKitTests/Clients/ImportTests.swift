import Testing
// As with UIKit, this one import brings what views are made of: Foundation is not imported here.
import ViewKit

@Suite("What one import brings")
struct ImportTests {
  @Test("Geometry, index paths and dates come with the views")
  func foundation() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.frame.inset(by: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)).width == 1)
    #expect(IndexPath(row: 3, section: 1).row == 3)
    #expect(NSObject().isEqual(nil) == false)
  }
}
