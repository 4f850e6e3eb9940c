import Foundation
import Testing
import ViewKit
import ViewKitTesting

/// Tables whose rows look alike, but for every other one.
private final class Stripes: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    100_000_000
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let isEven = indexPath.row.isMultiple(of: 2)
    cell.textLabel?.text = isEven ? "An even row" : "An odd row"
    cell.contentView.backgroundColor = isEven ? .systemTeal : .clear
    return cell
  }

  func table() -> UITableView {
    let table = UITableView(frame: .zero)
    table.rowHeight = 56
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    return table
  }
}

@Suite("Rows far down")
struct DeepRowsTests {
  /// What a scroll view shows from an offset on, at several scales.
  private func pictures(_ view: UIScrollView, from y: CGFloat, scale: CGFloat) throws -> Bitmap {
    let stage = Stage(view, size: CGSize(width: 320, height: 400), scale: scale)
    view.showsVerticalScrollIndicator = false
    view.contentOffset.y = y
    stage.settle()
    return try stage.picture()
  }

  @Test(
    "They are drawn the same, to the bit, as those at the top",
    arguments: [998_294, 99_999_000], [1, 1.25, 2])
  func inATable(row: Int, scale: CGFloat) throws {
    let source = Stripes()
    for part in [0, 0.25, 13, 41.5] {
      let top = try pictures(source.table(), from: part, scale: scale)
      let deep = try pictures(source.table(), from: CGFloat(row) * 56 + part, scale: scale)
      #expect(top == deep, "\(part) points into row \(row)")
    }
  }

  @Test("So are those of the third table in a container", arguments: [998_294, 99_999_000])
  func inAContainer(row: Int) throws {
    let source = Stripes()
    func container() -> ContainerScrollView {
      let container = ContainerScrollView()
      for _ in 0..<4 { container.addSubviewToContainer(source.table()) }
      return container
    }
    for part in [0, 0.5, 41] {
      let top = try pictures(container(), from: part, scale: 1.5)
      let deep = try pictures(
        container(), from: CGFloat(200_000_000 + row) * 56 + part, scale: 1.5)
      #expect(top == deep, "\(part) points into row \(row)")
    }
  }
}
