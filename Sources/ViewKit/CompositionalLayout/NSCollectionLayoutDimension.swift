import Foundation
import ListCore

/// A width or a height, told as points or as a part of what the element lies in.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  private enum Meaning {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
  }

  private let meaning: Meaning
  private let value: CGFloat

  private init(_ meaning: Meaning, _ value: CGFloat) {
    self.meaning = meaning
    self.value = value
    super.init()
  }

  /// A part of the container's width; 1 is all of it.
  public class func fractionalWidth(
    _ fractionalWidth: CGFloat
  ) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// A part of the container's height; 1 is all of it.
  public class func fractionalHeight(
    _ fractionalHeight: CGFloat
  ) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// So many points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// So many points until the view itself has told how many it takes.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// An estimate; once the views have told what they take, each of the group gets the most of it.
  public class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniformAcrossSiblings, estimate)
  }

  /// The part or the number of points.
  open var dimension: CGFloat { value }
  open var isFractionalWidth: Bool { meaning == .fractionalWidth }
  open var isFractionalHeight: Bool { meaning == .fractionalHeight }
  open var isAbsolute: Bool { meaning == .absolute }
  open var isEstimated: Bool { meaning == .estimated }
  open var isUniformAcrossSiblings: Bool { meaning == .uniformAcrossSiblings }

  /// Whether views tell how much they take.
  var isMeasured: Bool { isEstimated || isUniformAcrossSiblings }

  /// The points in a container. What is no length counts as 0, and is reported.
  func length(in container: CGSize) -> CGFloat {
    let length: CGFloat
    switch meaning {
    case .fractionalWidth: length = container.width * value
    case .fractionalHeight: length = container.height * value
    case .absolute, .estimated, .uniformAcrossSiblings: length = value
    }
    if !RowRun.isUsable(value) {
      Report.once("NSCollectionLayoutDimension: \(value) is no length; taken as 0")
    }
    return RowRun.usable(length)
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutDimension else { return false }
    return MainActor.assumeIsolated { meaning == other.meaning && value == other.value }
  }

  nonisolated open override var hash: Int { MainActor.assumeIsolated { value.hashValue } }
}

/// The width and the height of an item, a group or a view beside them.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  private let width: NSCollectionLayoutDimension
  private let height: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    self.width = width
    self.height = height
    super.init()
  }

  open var widthDimension: NSCollectionLayoutDimension { width }
  open var heightDimension: NSCollectionLayoutDimension { height }

  /// The dimension along an axis.
  func dimension(_ axis: LayoutAxis) -> NSCollectionLayoutDimension {
    axis == .x ? width : height
  }

  /// The points in a container.
  func size(in container: CGSize) -> CGSize {
    CGSize(width: width.length(in: container), height: height.length(in: container))
  }
}
