import Foundation

/// Where an element of a collection is shown, and how.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying,
  UIDynamicItem
{
  /// All that UIKit's attributes hold; what subclasses add is theirs to copy and compare.
  struct Values: Equatable {
    var geometry = ViewGeometry()
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
    var indexPath = IndexPath(item: 0, section: 0)
    var category = UICollectionView.ElementCategory.cell
    var kind: String?
    /// The axes along which the layout leaves the element no choice of its size.
    var fixedAxes: FixedAxes = []
  }

  struct FixedAxes: OptionSet {
    let rawValue: Int
    static let horizontal = FixedAxes(rawValue: 1)
    static let vertical = FixedAxes(rawValue: 2)
  }

  var values = Values()

  public override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    values.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    values.indexPath = indexPath
    values.category = .supplementaryView
    values.kind = kind
  }

  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    values.indexPath = indexPath
    values.category = .decorationView
    values.kind = kind
  }

  open var frame: CGRect {
    get { values.geometry.frame }
    set { values.geometry.frame = newValue }
  }

  open var center: CGPoint {
    get { values.geometry.center }
    set { values.geometry.center = newValue }
  }

  open var size: CGSize {
    get { values.geometry.bounds.size }
    set { values.geometry.bounds.size = newValue }
  }

  open var bounds: CGRect {
    get { values.geometry.bounds }
    set { values.geometry.bounds = newValue }
  }

  open var transform: CGAffineTransform {
    get { values.geometry.transform }
    set { values.geometry.transform = newValue }
  }

  /// See `UIView.transform3D` for what is drawn of it.
  open var transform3D: CATransform3D {
    get { values.geometry.transform3D }
    set { values.geometry.transform3D = newValue }
  }

  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }

  /// Elements of a greater index are in front.
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }

  /// A hidden element has no view.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  open var indexPath: IndexPath {
    get { values.indexPath }
    set { values.indexPath = newValue }
  }

  open var representedElementCategory: UICollectionView.ElementCategory { values.category }
  open var representedElementKind: String? { values.kind }

  /// A copy of the same class.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copy: UICollectionViewLayoutAttributes = MainActor.assumeIsolated {
      let copy = Self.make(type(of: self))
      copy.values = values
      return copy
    }
    return copy
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { type(of: self) == type(of: other) && values == other.values }
  }

  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { values.indexPath.hashValue }
  }
}
