import Foundation
import ViewKit

/// What a trace says of a scroll view at a moment.
struct ScrollRecord: Equatable {
  var offset: CGPoint
  /// Where it is heading, while it is.
  var target: CGPoint?
  var content: CGSize
  var frame: CGRect
  var size: CGSize
  var inset: UIEdgeInsets
  /// Points per millisecond.
  var velocity: CGPoint
  var isTracking: Bool
  var isDragging: Bool
  var isDecelerating: Bool

  /// - Parameter view: in a window.
  init(_ view: UIScrollView) {
    // An animation block moves what is seen, while the property already has its last value.
    offset = view.presentedGeometry.bounds.origin
    target = view.targetContentOffset
    content = view.contentSize
    frame = view.frame
    size = view.bounds.size
    inset = view.contentInset
    velocity = view.scrollVelocity
    isTracking = view.isTracking
    isDragging = view.isDragging
    isDecelerating = view.isDecelerating
  }

  func write(to json: inout JSONText) {
    json.object { json in
      json.key("offset")
      json.values(offset.x, offset.y)
      if let target {
        json.key("target")
        json.values(target.x, target.y)
      }
      json.key("content")
      json.values(content.width, content.height)
      json.key("size")
      json.values(size.width, size.height)
      json.key("frame")
      json.values(frame.minX, frame.minY, frame.width, frame.height)
      json.key("inset")
      json.values(inset.top, inset.left, inset.bottom, inset.right)
      json.key("velocity")
      json.values(velocity.x, velocity.y)
      json.key("tracking")
      json.value(isTracking)
      json.key("dragging")
      json.value(isDragging)
      json.key("decelerating")
      json.value(isDecelerating)
    }
  }
}
