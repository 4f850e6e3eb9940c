import Foundation
import ScrollPhysics

/// What a scroll view keeps about what it shows and whom it is telling.
struct ScrollShowing {
  var adjustedInset = UIEdgeInsets.zero
  /// How many calls of scrollViewDidScroll are being made, one inside the other.
  var depth = 0
  var owesDidScroll = false
  /// What the delegate still has to be told, in order.
  var calls: [ScrollActions] = []
  var isCalling = false
  /// By how much what is seen lies further on in a content size that is being taken over.
  var shift = CGPoint.zero
}

extension UIScrollView {
  /// Milliseconds since the window was made.
  var now: Double { ((window ?? UIWindow.current)?.time ?? 0) * 1000 }

  /// The content inset together with what the safe area and a refresh control add to it.
  var reckonedInset: UIEdgeInsets {
    var inset = contentInset
    inset.top += refreshControl?.heldHeight ?? 0
    let safe = safeAreaInsets
    guard contentInsetAdjustmentBehavior != .never, safe != .zero else { return inset }
    let all = contentInsetAdjustmentBehavior == .always
    if all || alwaysBounceVertical
      || contentSize.height + contentInset.top + contentInset.bottom > bounds.height
    {
      inset.top += safe.top
      inset.bottom += safe.bottom
    }
    if all || alwaysBounceHorizontal
      || contentSize.width + contentInset.left + contentInset.right > bounds.width
    {
      inset.left += safe.left
      inset.right += safe.right
    }
    return inset
  }

  /// The nearest content offset that shows nothing beyond the content.
  func clamped(_ offset: CGPoint) -> CGPoint { clamped(offset, in: contentSize) }

  /// The same for content of another size.
  func clamped(_ offset: CGPoint, in size: CGSize) -> CGPoint {
    let inset = adjustedContentInset
    func clamp(
      _ value: CGFloat, _ before: CGFloat, _ after: CGFloat, _ content: CGFloat, _ view: CGFloat
    ) -> CGFloat {
      min(max(value, -before), max(-before, content + after - view))
    }
    return CGPoint(
      x: clamp(offset.x, inset.left, inset.right, size.width, bounds.width),
      y: clamp(offset.y, inset.top, inset.bottom, size.height, bounds.height))
  }

  /// Takes over a content size in which what is seen lies `shift` further on than before, and goes
  /// on showing it: nothing that moves the content notices.
  func resizeContent(to size: CGSize, shift: CGPoint) {
    showing.shift = shift
    contentSize = size
    if showing.shift != .zero { updateGeometry() }
  }

  /// Leads an animated change of the offset that is under way to another one.
  func redirectContent(to offset: CGPoint) {
    machine.redirect(to: ScrollVector(offset), at: now)
  }

  /// Hands what the view is like to the machine.
  ///
  /// - Parameter springing: whether content at rest past a new edge springs back to it, instead of
  ///   being there at once.
  func updateGeometry(springing: Bool = false) {
    let inset = adjustedContentInset
    var geometry = machine.geometry
    geometry.viewport = ScrollVector(bounds.size)
    geometry.contentSize = ScrollVector(contentSize)
    geometry.leadingInset = ScrollVector(x: inset.left, y: inset.top)
    geometry.trailingInset = ScrollVector(x: inset.right, y: inset.bottom)
    geometry.bounces = bounces
    geometry.alwaysBouncesX = alwaysBounceHorizontal
    geometry.alwaysBouncesY = alwaysBounceVertical
    geometry.isPaging = isPagingEnabled
    geometry.isDirectionallyLocked = isDirectionalLockEnabled
    geometry.decelerationRate = decelerationRate.rawValue
    geometry.rubberBand = rubberBandConstant
    geometry.grid = PixelGrid(scale: traitCollection.displayScale)
    let shift = showing.shift
    showing.shift = .zero
    guard geometry != machine.geometry || shift != .zero else { return }
    if shift != .zero {
      perform(machine.slide(by: ScrollVector(shift), to: geometry, at: now))
    } else if springing, window != nil {
      perform(machine.setGeometrySpringing(geometry, at: now))
    } else {
      perform(machine.setGeometry(geometry, at: now))
    }
    indicators.layout()
    refreshControl?.follow(self)
    if inset != showing.adjustedInset {
      showing.adjustedInset = inset
      adjustedContentInsetDidChange()
      report(.didChangeAdjustedContentInset)
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  /// Shows the machine's offset and tells the delegate. A delegate that answers each change with
  /// another is told of them one after the other, not inside each other without end.
  func showOffset() {
    let offset = machine.offset.point
    guard offset != contentOffset else { return }
    setBoundsOrigin(offset)
    setNeedsLayout()
    indicators.layout()
    refreshControl?.follow(self)
    guard showing.depth < 2 else {
      showing.owesDidScroll = true
      return
    }
    showing.depth += 1
    var rounds = 0
    repeat {
      showing.owesDidScroll = false
      rounds += 1
      report(.didScroll)
      delegate?.scrollViewDidScroll(self)
    } while showing.owesDidScroll && rounds < 16
    showing.depth -= 1
  }

  func report(_ callback: ScrollCallback) {
    window?.reportCallback(of: self, callback.description)
  }

  func refuse(_ what: String) {
    Report.once("\(type(of: self)): a \(what) that no view can have was ignored")
  }
}
