import Foundation
import Testing

@testable import ViewKit

@Suite("A table's controller")
struct UITableViewControllerTests {
  private final class Numbers: UITableViewController {
    var selected: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
  }

  @Test("Its overrides are asked and told")
  func overrides() {
    let controller = Numbers(style: .plain)
    let stage = ListStage(controller.view, size: CGSize(width: 320, height: 400))
    #expect(controller.tableView.visibleCells.count == 3)
    // A row is 44 high unless something else is said.
    #expect(controller.tableView.contentSize.height == 132)
    stage.click(CGPoint(x: 10, y: 50))
    #expect(controller.selected == [1])
    controller.viewWillAppear(false)
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }
}
