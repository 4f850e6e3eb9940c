import Foundation

/// What of a collection a compositional layout depends on. Lengths in points.
@MainActor struct LayoutSetting: Equatable {
  let bounds: CGSize
  /// What is covered at the sides.
  let inset: UIEdgeInsets
  let safeArea: UIEdgeInsets
  let margins: UIEdgeInsets
  let isRightToLeft: Bool
  let traits: UITraitCollection

  init(_ collection: UICollectionView, bounds: CGRect) {
    self.bounds = bounds.size
    inset = collection.adjustedContentInset
    safeArea = collection.safeAreaInsets
    margins = collection.layoutMargins
    isRightToLeft = collection.effectiveUserInterfaceLayoutDirection == .rightToLeft
    traits = collection.traitCollection
  }

  /// The room for the content.
  var size: CGSize { bounds.inset(by: directional(inset)) }

  var environment: LayoutEnvironment {
    LayoutEnvironment(size: bounds, insets: directional(inset), traits: traits)
  }

  /// What a section keeps free across the way in which the collection scrolls.
  func insets(
    _ reference: UIContentInsetsReference, across axis: LayoutAxis
  ) -> NSDirectionalEdgeInsets {
    let kept: UIEdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: kept = safeArea
    case .layoutMargins, .readableContent: kept = margins
    }
    // What the content inset keeps free already is not kept free once more.
    let more = UIEdgeInsets(
      top: max(kept.top - inset.top, 0), left: max(kept.left - inset.left, 0),
      bottom: max(kept.bottom - inset.bottom, 0), right: max(kept.right - inset.right, 0))
    return directional(more).across(axis)
  }

  private func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
      bottom: insets.bottom, trailing: isRightToLeft ? insets.left : insets.right)
  }

  nonisolated static func == (a: LayoutSetting, b: LayoutSetting) -> Bool {
    a.bounds == b.bounds && a.inset == b.inset && a.safeArea == b.safeArea
      && a.margins == b.margins && a.isRightToLeft == b.isRightToLeft
      && a.traits.isEqual(b.traits)
  }
}
