import Foundation

// Makes views and layout objects of classes known only at run time. A twin's required initializer lies
// in the same place of the class's table of methods as the initializer it overrides, so that calling it
// through the twin's type makes an object of the class itself, while subclasses may override that
// initializer as UIKit declares it. The twins must be open: otherwise the optimiser takes them to have
// no subclasses.

/// See above.
@preconcurrency @MainActor open class _UICollectionReusableViewTwin: UICollectionReusableView {
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// See above.
@preconcurrency @MainActor
open class _UICollectionViewLayoutAttributesTwin:
  UICollectionViewLayoutAttributes
{
  public required override init() { super.init() }
}

/// See above.
@preconcurrency @MainActor
open class _UICollectionViewLayoutInvalidationContextTwin:
  UICollectionViewLayoutInvalidationContext
{
  public required override init() { super.init() }
}

extension UICollectionReusableView {
  /// A view of `viewClass`, made as its own `init(frame:)` makes it.
  static func make(
    _ viewClass: UICollectionReusableView.Type, frame: CGRect
  ) -> UICollectionReusableView {
    unsafeBitCast(viewClass, to: _UICollectionReusableViewTwin.Type.self).init(frame: frame)
  }
}

extension UICollectionViewLayoutAttributes {
  /// Attributes of a class, made as its own `init()` makes them.
  static func make(
    _ attributesClass: UICollectionViewLayoutAttributes.Type
  ) -> UICollectionViewLayoutAttributes {
    unsafeBitCast(attributesClass, to: _UICollectionViewLayoutAttributesTwin.Type.self).init()
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// A context of a class, made as its own `init()` makes it; a plain one for any other class.
  static func make(_ contextClass: AnyClass) -> UICollectionViewLayoutInvalidationContext {
    guard let contextClass = contextClass as? UICollectionViewLayoutInvalidationContext.Type else {
      return UICollectionViewLayoutInvalidationContext()
    }
    return unsafeBitCast(
      contextClass, to: _UICollectionViewLayoutInvalidationContextTwin.Type.self
    ).init()
  }
}
