import Foundation
import ViewKit

/// A tape with a scale, and a needle that stands still: it reads the content's offset.
final class LabTape: UIView {
  /// The greatest offset, in points.
  static let length: CGFloat = 6000

  let scroll = UIScrollView(frame: .zero)
  let scale = LabScaleView(frame: .zero)
  private let needle = UIView()
  private let reading = LabReadingView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    scroll.accessibilityIdentifier = "tape"
    scroll.showsHorizontalScrollIndicator = false
    scroll.alwaysBounceHorizontal = true
    scroll.backgroundColor = Theme.panel
    scroll.layer.cornerRadius = Theme.panelRadius
    scroll.addSubview(scale)
    needle.backgroundColor = Theme.accent
    needle.layer.cornerRadius = 1
    for view in [needle, reading] { view.isUserInteractionEnabled = false }
    for view in [scroll, needle, reading] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    scroll.contentSize = CGSize(width: Self.length + bounds.width, height: bounds.height)
    let middle = (bounds.width / 2).rounded()
    needle.frame = CGRect(
      x: middle - 1, y: LabReadingView.height + Theme.gap, width: 2,
      height: max(bounds.height - LabReadingView.height - 2 * Theme.gap, 0))
    reading.frame = CGRect(
      x: middle - LabReadingView.width / 2, y: Theme.gap, width: LabReadingView.width,
      height: LabReadingView.height)
    follow()
  }

  /// Shows what is in sight now.
  func follow() {
    scale.frame = scroll.bounds
    scale.middle = (bounds.width / 2).rounded()
    reading.offset = scroll.contentOffset.x
  }
}

/// The number above the needle.
private final class LabReadingView: UIView {
  static let width: CGFloat = 72
  static let height: CGFloat = 24
  private static let ink = FigureText(.systemFont(ofSize: 12, weight: .semibold))

  var offset: CGFloat = 0 { didSet { if offset != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Theme.accent
    layer.cornerRadius = Self.height / 2
  }

  required init?(coder: NSCoder) { return nil }

  override var drawsContent: Bool { true }

  override func drawContent(in context: DrawContext) {
    let text = Figure.fixed(offset, places: 1)
    context.text(in: Self.ink, text, centredOn: bounds, Theme.canvas)
  }
}

extension DrawContext {
  /// A line of figures in the middle of an area.
  fileprivate func text(
    in ink: FigureText, _ text: String, centredOn area: CGRect, _ color: UIColor
  ) {
    ink.draw(
      text,
      at: CGPoint(
        x: (area.midX - ink.width(of: text) / 2).rounded(),
        y: (area.midY - ink.font.lineHeight / 2).rounded()), color, in: self)
  }
}
