import Foundation
import ViewKit

/// A picture above a screen that explains it: drawn anew with every frame, and never touched.
class OverlayView: UIView {
  /// The controller of the screen that is explained.
  weak var subject: UIViewController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Takes note of a frame, after layout and before drawing. Whatever else changes, the overlay is
  /// drawn anew with it.
  /// - Returns: whether the overlay is to be drawn even if nothing else is.
  func frameDidUpdate(at time: TimeInterval) -> Bool { false }

  /// Forgets what it knows: another screen is open.
  func subjectChanged() {}

  /// Its panel, if it has one, and the room that this wants now; none while there is nothing to
  /// be told.
  var panel: (view: OverlayPanel, place: PanelLayout.Panel, need: PanelLayout.Need)? { nil }

  /// The stack that it is in, which looks through the screen once for all overlays.
  weak var stack: OverlayStack?

  /// The screen's scroll views as of this frame, in this view's coordinates.
  func survey() -> ScrollViewSurvey { stack?.survey() ?? ScrollViewSurvey(of: nil, in: self) }

  override var drawsContent: Bool { true }
}
