import Foundation
import Testing

@testable import ViewKit

@Suite("A table's cell")
struct UITableViewCellTests {
  private final class Custom: UITableViewCell {
    var preparations = 0
    let word: String

    override init(style: CellStyle, reuseIdentifier: String?) {
      word = "made"
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder aDecoder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      preparations += 1
    }
  }

  private func laidOut(_ cell: UITableViewCell) -> UITableViewCell {
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    cell.layoutIfNeeded()
    return cell
  }

  @Test(
    "A registered class is made by its own initializer, and prepared each time it is used again")
  func ownClass() {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "custom", for: indexPath)
      }
    }
    let rows = Rows()
    let table = UITableView(frame: .zero)
    table.register(Custom.self, forCellReuseIdentifier: "custom")
    table.dataSource = rows
    let stage = ListStage(table, size: CGSize(width: 320, height: 88))
    let cell = table.visibleCells[0] as? Custom
    #expect(cell?.word == "made")
    #expect(cell?.reuseIdentifier == "custom")
    #expect(cell?.preparations == 0)
    table.contentOffset.y = 440
    stage.update()
    #expect(cell?.preparations == 1)
  }

  @Test("A cell's picture is kept in a texture")
  func texture() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.layer.shouldRasterize)
  }

  @Test("The default style has one label over the whole height")
  func defaultStyle() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Text"
    #expect(laidOut(cell).textLabel?.frame == CGRect(x: 16, y: 0, width: 288, height: 60))
    #expect(cell.detailTextLabel == nil)
  }

  @Test("The subtitle lies below the text, both in the middle")
  func subtitle() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Text"
    cell.detailTextLabel?.text = "Detail"
    let text = try #require(laidOut(cell).textLabel?.frame)
    let detail = try #require(cell.detailTextLabel?.frame)
    #expect(detail.minY == text.maxY + 2)
    #expect(abs(text.minY - (60 - detail.maxY)) < 0.001)
  }

  @Test("A value stands at the right")
  func value() throws {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Text"
    cell.detailTextLabel?.text = "9"
    let detail = try #require(laidOut(cell).detailTextLabel)
    #expect(detail.frame.maxX == 304)
    #expect(detail.textAlignment == .right)
  }

  @Test("An accessory takes its room from the content")
  func accessory() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = .disclosureIndicator
    #expect(laidOut(cell).contentView.frame.width == 284)
    cell.accessoryType = .none
    #expect(laidOut(cell).contentView.frame.width == 320)
  }

  @Test("Selection and highlight show one background between them")
  func backgrounds() {
    let cell = laidOut(UITableViewCell(style: .default, reuseIdentifier: nil))
    let own = UIView()
    cell.selectedBackgroundView = own
    cell.isHighlighted = true
    #expect(own.superview === cell)
    #expect(own.frame == cell.bounds)
    cell.isSelected = true
    cell.isHighlighted = false
    #expect(own.superview === cell)
    cell.isSelected = false
    #expect(own.superview == nil)
    cell.selectionStyle = .none
    cell.isSelected = true
    #expect(own.superview == nil)
  }

  @Test("The separator is a pixel high, inset as the table says unless the cell says otherwise")
  func separator() {
    let (table, stage) = NumberedRows(3).table()
    stage.update()
    let cell = table.visibleCells[0]
    #expect(cell.separator.frame == CGRect(x: 16, y: 49, width: 304, height: 1))
    cell.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
    stage.update()
    #expect(cell.separator.frame == CGRect(x: 40, y: 49, width: 270, height: 1))
    table.separatorStyle = .none
    #expect(cell.separator.isHidden)
  }
}
