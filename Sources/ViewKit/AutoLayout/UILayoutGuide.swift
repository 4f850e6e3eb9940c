import Foundation

/// A rectangle in a view that constraints place and can refer to, but that shows nothing.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, NSCoding {
  /// What holds a guide to its view, for those that views make themselves.
  enum Kind { case custom, margins, safeArea, readable, keyboard, content, frame, top, bottom }

  let kind: Kind

  public override init() {
    kind = .custom
    super.init()
  }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    owningView = view
  }

  /// There are no archives of guides here: makes one that is in no view.
  public required init?(coder: NSCoder) {
    kind = .custom
    super.init()
  }

  nonisolated open func encode(with coder: NSCoder) {}

  open var identifier = ""
  open weak var owningView: UIView?

  /// The rectangle in the view's coordinates, as the constraints have it now.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    let engine = view.requireEngine()
    engine.solveIfNeeded()
    return engine.frame(of: self) ?? .zero
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UILayoutGuide: LayoutItem {
  var layoutOwner: UIView? { owningView }

  var layoutName: String {
    let owner = owningView?.layoutName ?? "no view"
    switch kind {
    case .custom: return identifier.isEmpty ? "a guide of \(owner)" : "\(owner).\(identifier)"
    case .margins: return "\(owner).layoutMarginsGuide"
    case .safeArea: return "\(owner).safeAreaLayoutGuide"
    case .readable: return "\(owner).readableContentGuide"
    case .keyboard: return "\(owner).keyboardLayoutGuide"
    case .content: return "\(owner).contentLayoutGuide"
    case .frame: return "\(owner).frameLayoutGuide"
    case .top: return "\(owner)'s topLayoutGuide"
    case .bottom: return "\(owner)'s bottomLayoutGuide"
    }
  }
}

/// What bars leave of a controller's view at one end.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// In points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// Ends where a bar at one end of a controller's view does.
final class BarGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return kind == .top ? insets.top : insets.bottom
  }
}
