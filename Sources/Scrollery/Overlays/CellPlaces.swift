import Foundation
import ViewKit

/// A list that uses its cells again without being a table or a collection, and says where they
/// belong.
protocol CellPlacing: UIScrollView {
  /// The frames of the cells that have a part in a piece of the content, whether or not they exist.
  func cellFrames(in piece: CGRect) -> [CGRect]
}

/// Where a list has rows or items, whether or not there are cells for them.
enum CellPlaces {
  /// So many are told at most: more could not be told apart.
  static let limit = 400

  /// The frames of the rows or items that have a part in a piece of the content, in the list's
  /// coordinates. Nothing is gone through but what is in that piece.
  static func frames(of list: UIScrollView, in piece: CGRect) -> [CGRect] {
    let content = CGRect(origin: .zero, size: list.contentSize)
    let piece = piece.intersection(content)
    guard piece.width > 0, piece.height > 0 else { return [] }
    if let table = list as? UITableView {
      let paths = table.indexPathsForRows(in: piece) ?? []
      return paths.prefix(limit).map { table.rectForRow(at: $0) }
    }
    if let collection = list as? UICollectionView {
      let layout = collection.collectionViewLayout
      let elements = layout.layoutAttributesForElements(in: piece) ?? []
      return elements.lazy
        .filter { $0.representedElementCategory == .cell && !$0.isHidden }
        .prefix(limit).map(\.frame)
    }
    return Array((list as? any CellPlacing)?.cellFrames(in: piece).prefix(limit) ?? [])
  }

  /// Those of them that no cell covers.
  static func absent(in list: any ReusingList, piece: CGRect) -> [CGRect] {
    let live = list.reusedViews.lazy.map(\.frame).filter { $0.intersects(piece) }
    let centers = live.map { CGPoint(x: $0.midX, y: $0.midY) }
    return frames(of: list, in: piece).filter { frame in
      !centers.contains { frame.contains($0) }
    }
  }
}
