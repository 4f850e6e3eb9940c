import Foundation
import ViewKit

/// A data source of rows that size themselves, each as high as it is told, and the names by which
/// they are known through changes.
final class TallRows: NSObject, UITableViewDataSource {
  var names: [Int]
  var height: (Int) -> CGFloat
  /// The names of rows whose cells were measured, in order.
  private(set) var measured: [Int] = []

  init(_ count: Int, height: @escaping (Int) -> CGFloat = { _ in 80 }) {
    names = Array(0..<count)
    self.height = height
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let name = names[indexPath.row]
    cell.tag = name
    (cell as? Cell)?.measure = { [weak self] in
      self?.measured.append(name)
      return self?.height(name) ?? 0
    }
    return cell
  }

  /// A table in a window 320 points wide.
  func table(
    estimate: CGFloat = 44, height: CGFloat = 500, delegate: UITableViewDelegate? = nil
  ) -> (UITableView, ListStage) {
    let table = makeTable(estimate: estimate)
    table.delegate = delegate
    let size = CGSize(width: 320, height: height)
    return (table, ListStage(table, size: size, keeping: self, delegate))
  }

  func makeTable(estimate: CGFloat = 44) -> UITableView {
    let table = UITableView(frame: .zero)
    table.estimatedRowHeight = estimate
    table.register(Cell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    return table
  }

  final class Cell: UITableViewCell {
    var measure: () -> CGFloat = { 0 }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: measure())
    }
  }
}
