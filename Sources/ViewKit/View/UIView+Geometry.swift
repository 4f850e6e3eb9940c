import Foundation

extension UIView {
  /// Takes over a geometry that was changed, animated if an animation block is being run.
  func apply(_ changed: ViewGeometry) {
    let old = geometry
    guard changed != old else { return }
    guard changed.isFinite else {
      return Report.once(
        "\(Self.self): a frame or transform with NaN or infinite numbers was ignored")
    }
    if AnimationBlock.carries {
      carryAnimations(from: old, to: changed)
    } else {
      if changed.bounds != old.bounds { animateChange(\.bounds, from: presentedGeometry.bounds) }
      if changed.center != old.center { animateChange(\.center, from: presentedGeometry.center) }
      if changed.transform != old.transform {
        animateChange(\.transform, from: presentedGeometry.transform)
      }
    }
    geometry = changed
    layoutGeometryChanged(from: old)
    // What changes a view's own picture changes that of its superview, too.
    if changed.bounds != old.bounds { contentChanged() } else { placementChanged() }
    if changed.bounds.size != old.bounds.size {
      setNeedsLayout()
      if autoresizesSubviews { resizeSubviews(from: old.bounds.size) }
    }
    onGeometryChange?(self)
  }

  func apply(_ changed: LayerStyle) {
    guard changed != layerStyle else { return }
    if changed.cornerRadius != layerStyle.cornerRadius {
      animateChange(\.cornerRadius, from: presentedStyle.cornerRadius)
    }
    if changed.zPosition != layerStyle.zPosition { placementChanged() }
    layerStyle = changed
    contentChanged()
  }

  private func resizeSubviews(from old: CGSize) {
    for view in storedSubviews where !view.autoresizingMask.isEmpty {
      let mask = view.autoresizingMask
      var frame = view.frame
      (frame.origin.x, frame.size.width) = UIView.resized(
        frame.minX, frame.width, from: old.width, to: bounds.width,
        before: mask.contains(.flexibleLeftMargin), extent: mask.contains(.flexibleWidth),
        after: mask.contains(.flexibleRightMargin))
      (frame.origin.y, frame.size.height) = UIView.resized(
        frame.minY, frame.height, from: old.height, to: bounds.height,
        before: mask.contains(.flexibleTopMargin), extent: mask.contains(.flexibleHeight),
        after: mask.contains(.flexibleBottomMargin))
      view.frame = frame
    }
  }

  /// Shares a change of size among the parts that give, in proportion to what they have, or
  /// equally where they have nothing.
  private static func resized(
    _ start: CGFloat, _ extent: CGFloat, from old: CGFloat, to new: CGFloat, before: Bool,
    extent grows: Bool, after: Bool
  ) -> (CGFloat, CGFloat) {
    let parts = [before ? start : 0, grows ? extent : 0, after ? old - start - extent : 0]
    let flexible = [before, grows, after]
    guard flexible.contains(true), new != old else { return (start, extent) }
    let sum = parts.reduce(0, +)
    let count = CGFloat(flexible.filter { $0 }.count)
    let shares = zip(parts, flexible).map { part, gives -> CGFloat in
      guard gives else { return 0 }
      return (new - old) * (sum > 0 ? part / sum : 1 / count)
    }
    return (start + shares[0], max(extent + shares[1], 0))
  }

  // MARK: Conversion

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = toRoot(point)
    return view?.fromRoot(inRoot) ?? inRoot
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    fromRoot(view?.toRoot(point) ?? point)
  }

  /// A distance, with its direction, as another view sees it; nil is the window.
  func convertVector(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    convert(vector, to: view) - convert(.zero, to: view)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    boundingBox(of: rect) { convert($0, to: view) }
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    boundingBox(of: rect) { convert($0, from: view) }
  }

  private func toRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var current: UIView = self
    while let parent = current.superview {
      point = current.geometry.toSuperview(point)
      current = parent
    }
    return point
  }

  private func fromRoot(_ point: CGPoint) -> CGPoint {
    guard let parent = superview else { return point }
    return geometry.fromSuperview(parent.fromRoot(point))
  }

  private func boundingBox(of rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(map)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  var inheritedSafeAreaInsets: UIEdgeInsets {
    guard let parent = superview else { return controller?.additionalSafeAreaInsets ?? .zero }
    // A scroll view's content is moved clear of what covers the scroll view.
    let isClear = (parent as? UIScrollView)?.contentInsetAdjustmentBehavior ?? .never != .never
    let outer = isClear ? .zero : parent.safeAreaInsets
    guard outer != .zero else { return controller?.additionalSafeAreaInsets ?? .zero }
    let frame = geometry.frame
    let room = parent.bounds
    var own = UIEdgeInsets(
      top: UIView.covered(by: outer.top, gap: frame.minY - room.minY),
      left: UIView.covered(by: outer.left, gap: frame.minX - room.minX),
      bottom: UIView.covered(by: outer.bottom, gap: room.maxY - frame.maxY),
      right: UIView.covered(by: outer.right, gap: room.maxX - frame.maxX))
    if let extra = controller?.additionalSafeAreaInsets { own = own + extra }
    return own
  }

  /// What reaches past the superview's edge is not covered by more than the superview is.
  private static func covered(by outer: CGFloat, gap: CGFloat) -> CGFloat {
    max(outer - max(gap, 0), 0)
  }
}

nonisolated extension UIEdgeInsets {
  package static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top, left: left.left + right.left,
      bottom: left.bottom + right.bottom, right: left.right + right.right)
  }
}
