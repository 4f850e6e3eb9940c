import Foundation
import ViewKit

/// The naive container: a scroll view in which lists stand one below the other, each as high as all of
/// its rows. Only the container scrolls, and since each list shows everything, every row has a cell.
final class NaiveListsView: UIScrollView {
  private let sources: [RowListSource]
  let tables: [UITableView]

  init() {
    let pictures = PictureShelf()
    sources = [
      RowListSource(count: 0, seed: 0, colors: .blue, pictures: pictures),
      RowListSource(count: 0, seed: 1, colors: .yellow, pictures: pictures),
    ]
    tables = zip(sources, ["list.first", "list.second"]).map { $0.makeTable(named: $1) }
    super.init(frame: .zero)
    accessibilityIdentifier = "container"
    alwaysBounceVertical = true
    for table in tables {
      table.isScrollEnabled = false
      addSubview(table)
    }
  }

  required init?(coder: NSCoder) { return nil }

  /// Makes lists of so many rows each anew, with all their cells, and tells what that cost.
  func build(rows: Int) -> NaiveCost {
    let start = ContinuousClock.now
    for (source, table) in zip(sources, tables) {
      source.count = rows
      table.reloadData()
    }
    stack()
    layoutIfNeeded()
    let time = start.duration(to: .now) / .seconds(1)
    return NaiveCost(
      rows: 2 * rows, cells: tables.reduce(0) { $0 + $1.visibleCells.count },
      memory: ProcessMemory.resident, buildTime: time)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    stack()
  }

  /// Gives every list the frame of its whole content.
  private func stack() {
    var end: CGFloat = 0
    for table in tables {
      let height = table.contentSize.height
      table.frame = CGRect(x: 0, y: end, width: bounds.width, height: height)
      end += height
    }
    contentSize = CGSize(width: bounds.width, height: end)
  }
}
