import Foundation

/// What a list of rows looks like.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  public enum HeaderMode: Int, Sendable {
    /// No header.
    case none
    /// A view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The first row stands for one.
    case firstItemInSection
  }
  public enum FooterMode: Int, Sendable { case none, supplementary }

  public let appearance: Appearance
  /// Whether there is a line between rows.
  public var showsSeparators = true
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// What is behind the rows; nil for what goes with the appearance.
  public var backgroundColor: UIColor?

  public init(appearance: Appearance) { self.appearance = appearance }
}

/// The look of a list's rows and of what is behind them.
struct ListLook: Equatable {
  static let backgroundKind = "UICollectionLayoutListBackground"
  static let rowsKind = "UICollectionLayoutListRows"

  /// The radius of the corners of rows that lie in a box, in points: UIKit's.
  static let cornerRadius: CGFloat = 10

  var showsSeparators: Bool
  var background: UIColor
  /// The colour of the box that rows lie in; nil where there is none.
  var box: UIColor?
  var boxRadius: CGFloat

  var hasBox: Bool { box != nil }
}

extension NSCollectionLayoutSection {
  /// The height that a row, and a header, has until its view has told its own, in points: UIKit's.
  private static let estimatedHeight: CGFloat = 44
  /// How far rows that lie in a box are from the sides, in points: UIKit's.
  private static let boxInset: CGFloat = 16
  /// The space above the rows of a grouped list without headers, in points: UIKit's.
  private static let groupSpacing: CGFloat = 35

  /// Rows one below the other, as high as they want to be.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimatedHeight))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [item]))
    let isBoxed = configuration.appearance == .insetGrouped || configuration.appearance == .sidebar
    let isGrouped = isBoxed || configuration.appearance == .grouped
    if isBoxed {
      section.contentInsets.leading = boxInset
      section.contentInsets.trailing = boxInset
    }
    if isGrouped, configuration.headerMode != .supplementary {
      section.contentInsets.top = groupSpacing
    }
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = !isGrouped
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    let background = NSCollectionLayoutDecorationItem.background(
      elementKind: ListLook.backgroundKind)
    background.zIndex = -2
    section.decorationItems = [background]
    section.list = ListLook(
      showsSeparators: configuration.showsSeparators,
      background: configuration.backgroundColor
        ?? (isGrouped ? .systemGroupedBackground : .systemBackground),
      box: isGrouped ? .secondarySystemGroupedBackground : nil,
      boxRadius: isBoxed ? ListLook.cornerRadius : 0)
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are all lists.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
