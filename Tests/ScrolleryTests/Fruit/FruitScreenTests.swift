import Foundation
import Testing
import ViewKitTesting

@testable import Scrollery
@testable import ViewKit

@Suite("The fruit screen")
struct FruitScreenTests {
  private struct Scene {
    let screen: FruitScreen
    let collection: UICollectionView
    let stage: Stage

    init(width: CGFloat) throws {
      screen = FruitScreen()
      stage = Stage(screen, size: CGSize(width: width, height: 720))
      collection = try #require(screen.fruits.collectionView)
    }

    func cell(_ item: Int) -> FruitCell? {
      collection.cellForItem(at: IndexPath(item: item, section: 0)) as? FruitCell
    }

    func frame(_ item: Int) -> CGRect {
      let path = IndexPath(item: item, section: 0)
      return collection.layoutAttributesForItem(at: path)?.frame ?? .null
    }

    func next() {
      screen.showNextVariant()
      stage.settle()
    }
  }

  @Test("Item 39: content heights and squares at a width of 375")
  func sizes() throws {
    let scene = try Scene(width: 375)
    #expect(scene.collection.contentSize == CGSize(width: 375, height: 1490))
    #expect(scene.frame(1) == CGRect(x: 16, y: 138, width: 343, height: 112))
    scene.next()
    #expect(scene.collection.contentSize.height == 532)
    #expect(scene.frame(4) == CGRect(x: 133, y: 145, width: 109, height: 109))
    scene.next()
    #expect(scene.collection.contentSize.height == 799)
    #expect(scene.frame(4) == CGRect(x: 16, y: 277, width: 343, height: 112))
    #expect(scene.frame(3) == CGRect(x: 250, y: 148, width: 109, height: 109))
    scene.next()
    #expect(scene.collection.contentSize.height == 1490)
  }

  @Test("Items 26 and 39: rows are horizontal unless the window is 256 wide or less")
  func axes() throws {
    #expect(try Scene(width: 257).cell(0)?.axis == .horizontal)
    #expect(try Scene(width: 256).cell(0)?.axis == .vertical)
    let scene = try Scene(width: 375)
    scene.next()
    #expect(scene.cell(0)?.axis == .vertical)
    #expect(FruitCell.axis(for: CGSize(width: 200, height: 100)) == .vertical)
    #expect(FruitCell.axis(for: CGSize(width: 200.5, height: 100)) == .horizontal)
  }

  @Test("Three squares fit in a row at every width", arguments: 100...1000)
  func thirds(width: Int) {
    let side = DefaultGridStyle().square(width: CGFloat(width)).width
    #expect(side * 3 + 16 <= CGFloat(width - 32) + 1e-9)
  }

  @Test("Item 38: the cells themselves run to their new places, contents and all")
  func animation() throws {
    let scene = try Scene(width: 375)
    let cells = (0..<5).map { scene.cell($0) }
    scene.screen.showNextVariant()
    #expect((0..<5).map { scene.cell($0) } == cells)
    scene.stage.advance(by: .milliseconds(150))
    let middle = cells[1]?.layer.presentation()?.frame ?? .null
    // Half the way from (16, 138) 343 x 112 to (133, 16) 109 x 109.
    #expect(abs(middle.minX - 74.5) < 0.01 && abs(middle.minY - 77) < 0.01)
    #expect(abs(middle.width - 226) < 0.01 && abs(middle.height - 110.5) < 0.01)
    scene.stage.settle()
    #expect(scene.collection.subviews.filter { $0 is FruitCell }.count == 12)
    #expect(scene.collection.reuseCounts.created == 12)
  }

  @Test("Item 30: a click on the button goes to the next style, and S does, too")
  func button() throws {
    let scene = try Scene(width: 375)
    scene.stage.tap(at: CGPoint(x: 350, y: 26))
    scene.stage.settle()
    #expect(scene.screen.fruits.presentation == .defaultGrid)
    #expect(FruitPresentation.customGrid.next == .table)
  }

  @Test("Items 31 and 33: a press clears the cell's background; a click tells which fruit it was")
  func selection() throws {
    let scene = try Scene(width: 375)
    var selected: [String] = []
    scene.screen.fruits.onSelect = { selected.append($0.name) }
    let place = CGPoint(x: 100, y: 52 + 180)
    scene.stage.pointerMove(to: place)
    scene.stage.pointerDown()
    scene.stage.advance(by: .milliseconds(300))
    #expect(scene.cell(1)?.backgroundColor == nil)
    scene.stage.pointerUp()
    #expect(scene.cell(1)?.backgroundColor == FruitPalette.cell)
    #expect(selected == ["Pear"])
  }

  @Test("Items 27 and 29: the look of a cell")
  func look() throws {
    let scene = try Scene(width: 375)
    let cell = try #require(scene.cell(0))
    #expect(cell.clipsToBounds && cell.layer.cornerRadius == 4)
    let stack = try #require(cell.contentView.subviews.first as? UIStackView)
    let label = try #require(stack.arrangedSubviews.last as? UILabel)
    #expect(stack.frame == CGRect(x: 4, y: 4, width: 335, height: 104))
    #expect(stack.spacing == 16 && label.textAlignment == .left && label.transform.a == 1)
    #expect(stack.arrangedSubviews.first?.frame.size == CGSize(width: 104, height: 104))
    scene.next()
    #expect(stack.spacing == 4 && label.textAlignment == .center && label.transform.a == 0.8)
    // The longest name is not cut off.
    let melon = try #require(scene.cell(8)?.contentView.subviews.first as? UIStackView)
    let name = try #require(melon.arrangedSubviews.last as? UILabel)
    #expect(name.bounds.width >= name.intrinsicContentSize.width)
  }

  @Test("A name that is too long for its square is shown smaller, whole and in the middle")
  func longNames() throws {
    let scene = try Scene(width: 256)
    scene.next()
    let cell = try #require(scene.cell(8))
    let stack = try #require(cell.contentView.subviews.first as? UIStackView)
    let name = try #require(stack.arrangedSubviews.last as? UILabel)
    #expect(stack.layoutProblems.isEmpty && cell.contentView.layoutProblems.isEmpty)
    #expect(name.bounds.width >= name.intrinsicContentSize.width)
    let shown = name.convert(name.bounds, to: cell)
    #expect(shown.width <= cell.bounds.width && name.transform.a < 0.8)
    #expect(abs(shown.midX - cell.bounds.midX) <= 0.5)
    // Most names need no more than the usual size.
    let plum = try #require(scene.cell(9)?.contentView.subviews.first as? UIStackView)
    #expect(plum.arrangedSubviews.last?.transform.a == 0.8)
  }
}
