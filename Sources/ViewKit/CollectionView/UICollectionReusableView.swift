import Foundation

/// A view that a collection uses again and again: a cell, a header, a footer, a decoration.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  var storedIdentifier: String?
  package internal(set) var reuseRecord = ReuseRecord()
  /// The size at which the view last said what it would like, or which it then was given.
  var measuredSize: CGSize?

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

  /// The attributes that the view would like to have; asked for only where the layout cares. By
  /// default those given, with the size at which the constraints in the view are kept or, without
  /// constraints, `sizeThatFits(_:)`.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    let (given, fixed) = (layoutAttributes.size, layoutAttributes.values.fixedAxes)
    var size =
      hasSizingConstraints
      ? systemLayoutSizeFitting(
        given,
        withHorizontalFittingPriority: fixed.contains(.horizontal) ? .required : .fittingSizeLevel,
        verticalFittingPriority: fixed.contains(.vertical) ? .required : .fittingSizeLevel)
      : sizeThatFits(given)
    if fixed.contains(.horizontal) { size.width = given.width }
    if fixed.contains(.vertical) { size.height = given.height }
    if size != given { preferred.size = size }
    return preferred
  }

  /// Whether constraints in the view can tell its size.
  var hasSizingConstraints: Bool { sizesItselfByConstraints }

  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Makes a view that was used look like a new one.
  func makeReusable() {
    measuredSize = nil
    prepareForReuse()
  }

  /// Sets what every element has, and hands the rest to `apply(_:)`.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    let values = attributes.values
    var geometry = geometry
    geometry.center = values.geometry.center
    geometry.bounds.size = values.geometry.bounds.size
    geometry.takeTransform(of: values.geometry)
    apply(geometry)
    alpha = values.alpha
    if layer.zPosition != CGFloat(values.zIndex) { layer.zPosition = CGFloat(values.zIndex) }
    apply(attributes)
  }
}

extension UICollectionReusableView: ReusedView {}
