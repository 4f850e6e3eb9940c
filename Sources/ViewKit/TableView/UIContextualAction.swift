import Foundation

/// Something that a row offers when it is swiped.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal, destructive }

  /// Does the action. The view is the button; the closure is to be called once, with whether the
  /// action was done, and closes the row if that is still there.
  public typealias Handler =
    @MainActor (
      _ action: UIContextualAction, _ sourceView: UIView,
      _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  /// Shown in white in place of the title, and above it in rows of 91 points and more.
  open var image: UIImage?
  private var chosenBackground: UIColor?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// Unless set, or where set to nil, grey, and red for what destroys.
  open var backgroundColor: UIColor! {
    get { chosenBackground ?? (style == .destructive ? .systemRed : .systemGray) }
    set { chosenBackground = newValue }
  }
}
