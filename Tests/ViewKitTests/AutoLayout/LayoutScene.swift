import Foundation
import ViewKit

/// A window, and a view in it that holds what is laid out.
final class LayoutScene {
  let window: UIWindow
  let root = UIView()

  init(_ width: CGFloat = 320, _ height: CGFloat = 480, scale: CGFloat = 1) {
    window = UIWindow(size: CGSize(width: width, height: height), scale: scale)
    root.frame = window.bounds
    root.accessibilityIdentifier = "root"
    window.addSubview(root)
  }

  /// Adds a view that constraints place.
  @discardableResult
  func add<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  func box(_ width: CGFloat = -1, _ height: CGFloat = -1, in parent: UIView? = nil) -> Box {
    add(Box(width, height), to: parent)
  }

  func layout(at time: TimeInterval = 0) { window.update(at: time) }
}

/// A view with an intrinsic size; -1 for none.
final class Box: UIView {
  var wanted: CGSize { didSet { invalidateIntrinsicContentSize() } }
  var insets = UIEdgeInsets.zero

  init(_ width: CGFloat = -1, _ height: CGFloat = -1) {
    wanted = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { wanted }
  override var alignmentRectInsets: UIEdgeInsets { insets }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

extension NSLayoutConstraint {
  /// Activates it and gives it back.
  @discardableResult
  func on(_ priority: UILayoutPriority = .required) -> NSLayoutConstraint {
    self.priority = priority
    isActive = true
    return self
  }
}

extension UIView {
  /// Ties all four edges to another view's.
  func fill(_ view: UIView, inset: CGFloat = 0) {
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset),
      topAnchor.constraint(equalTo: view.topAnchor, constant: inset),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -inset),
    ])
  }
}

/// Measures text as plainly as can be, whatever a host does: letters are half as wide as high, lines
/// 1.2 times as high, and reach 0.95 up from the baseline. To be ended in the same test.
final class PlainText: TextMeasuring {
  private let previous = HostServices.text

  init() { HostServices.text = self }

  func end() { HostServices.text = previous }

  func metrics(of font: FontDescriptor) -> FontMetrics {
    FontMetrics(ascent: font.size * 0.95, descent: font.size * 0.25, lineHeight: font.size * 1.2)
  }

  func width(of text: String, in font: FontDescriptor) -> CGFloat {
    CGFloat(text.count) * font.size / 2
  }
}
