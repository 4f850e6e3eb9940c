import Foundation

/// What a section or a group is laid out in. Sizes in points.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size before the insets are taken off.
  var contentSize: CGSize { get }
  /// The size inside the insets: what fractions are parts of.
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
}

/// What a layout may depend on.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets) {
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    super.init()
  }

  var effectiveContentSize: CGSize { contentSize.inset(by: contentInsets) }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(size: CGSize, insets: NSDirectionalEdgeInsets, traits: UITraitCollection) {
    container = LayoutContainer(contentSize: size, contentInsets: insets)
    traitCollection = traits
    super.init()
  }
}
