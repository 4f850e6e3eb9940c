import Foundation
import ScrollPhysics

/// The bar at a scroll view's side that shows which part of the content is seen. It can be dragged
/// with the pointer while it is visible.
final class ScrollIndicator: UIView {
  /// Points; UIKit's bars look so.
  static let thickness: CGFloat = 3
  static let hoverThickness: CGFloat = 6
  static let margin: CGFloat = 3
  static let shortest: CGFloat = 36
  /// How short content that is pulled past its edge makes it.
  static let squeezed: CGFloat = 8

  let axis: ScrollAxis
  private weak var scrollView: UIScrollView?
  private(set) var isHovered = false
  private(set) var isDragged = false
  private var grip: CGFloat = 0
  private var partAtGrip: CGFloat = 0

  init(_ axis: ScrollAxis, in scrollView: UIScrollView) {
    self.axis = axis
    self.scrollView = scrollView
    super.init(frame: .zero)
    alpha = 0
    let hover = UIHoverGestureRecognizer()
    hover.addHandler { [weak self] in self?.hovered($0.state) }
    addGestureRecognizer(hover)
    let drag = PressDragRecognizer()
    drag.addHandler { [weak self] in self?.dragged($0) }
    addGestureRecognizer(drag)
  }

  required init?(coder: NSCoder) { nil }

  /// How wide the strip is in which the bar lies and can be grasped.
  static var strip: CGFloat { hoverThickness + 2 * margin }

  override var drawsContent: Bool { true }

  override func drawContent(in context: DrawContext) {
    let wide = isHovered || isDragged ? Self.hoverThickness : Self.thickness
    let bar =
      axis == .y
      ? CGRect(
        x: bounds.maxX - Self.margin - wide, y: bounds.minY, width: wide, height: bounds.height)
      : CGRect(
        x: bounds.minX, y: bounds.maxY - Self.margin - wide, width: bounds.width, height: wide)
    context.fill(bar, cornerRadius: wide / 2, color(context.traitCollection))
  }

  private func color(_ traits: UITraitCollection) -> UIColor {
    let isLight =
      switch scrollView?.indicatorStyle ?? .default {
      case .default: traits.userInterfaceStyle == .dark
      case .white: true
      case .black: false
      }
    return UIColor(white: isLight ? 1 : 0, alpha: isHovered || isDragged ? 0.5 : 0.35)
  }

  private func hovered(_ state: UIGestureRecognizer.State) {
    let isInside = state == .began || state == .changed
    guard isInside != isHovered else { return }
    isHovered = isInside
    setNeedsDisplay()
    scrollView?.indicators.pointerChanged()
  }

  private func dragged(_ drag: UIGestureRecognizer) {
    guard let scrollView else { return }
    let place = drag.location(in: scrollView.superview)
    let position = axis == .y ? place.y : place.x
    switch drag.state {
    case .began:
      isDragged = true
      grip = position
      partAtGrip = scrollView.indicators.part(axis)
    case .changed:
      scrollView.indicators.drag(
        axis, from: partAtGrip, by: position - grip)
    default:
      isDragged = false
    }
    setNeedsDisplay()
    scrollView.indicators.pointerChanged()
  }
}

extension UIView {
  /// Whether this is a scroll view's indicator, which is no content. An addition, for overlays.
  package var isScrollIndicator: Bool { self is ScrollIndicator }
}
