import Foundation

/// The attributes of a list's rows and of what is behind them.
final class ListLayoutAttributes: UICollectionViewLayoutAttributes {
  var look: ListLook?
  var showsSeparator = false

  nonisolated override func copy(with zone: NSZone? = nil) -> Any {
    let copy: UICollectionViewLayoutAttributes = MainActor.assumeIsolated {
      let copy = ListLayoutAttributes()
      copy.values = values
      copy.look = look
      copy.showsSeparator = showsSeparator
      return copy
    }
    return copy
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? ListLayoutAttributes else { return false }
    return MainActor.assumeIsolated {
      look == other.look && showsSeparator == other.showsSeparator
    }
  }
}

/// What lies behind a list: all of it, or the box of its rows.
final class ListBackgroundView: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let look = (layoutAttributes as? ListLayoutAttributes)?.look else { return }
    let isBox = layoutAttributes.representedElementKind == ListLook.rowsKind
    backgroundColor = isBox ? look.box : look.background
    layer.cornerRadius = isBox ? look.boxRadius : 0
  }
}
