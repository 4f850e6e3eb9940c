import Foundation

/// A view that a collection uses again and again: a cell, a header, a footer, a decoration.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  var storedIdentifier: String?
  package internal(set) var reuseRecord = ReuseRecord()

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var reuseIdentifier: String? { storedIdentifier }

  /// Called before a view that was used is used again. Subclasses clear here what its last element
  /// left behind, and call this implementation.
  open func prepareForReuse() {
    removeAllAnimations()
  }

  /// Takes over attributes that a layout adds to those that the collection sets by itself.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the view would like to have.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Makes a view that was used look like a new one.
  func makeReusable() {
    prepareForReuse()
  }

  /// Sets what every element has, and hands the rest to `apply(_:)`.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    let values = attributes.values
    var geometry = geometry
    geometry.center = values.geometry.center
    geometry.bounds.size = values.geometry.bounds.size
    geometry.transform = values.geometry.transform
    apply(geometry)
    alpha = values.alpha
    if layer.zPosition != CGFloat(values.zIndex) { layer.zPosition = CGFloat(values.zIndex) }
    apply(attributes)
  }
}

extension UICollectionReusableView: ReusedView {}
