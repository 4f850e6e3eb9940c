import Foundation
import SDLHost
import Testing
import ViewKitTesting

@testable import ScrollPhysics
@testable import Scrollery
@testable import ViewKit

/// The rules that random use is held to can be broken, and then say so.
@Suite struct RuleTests {
  private let controller = SampleController(rows: 100)
  private let stage: Stage

  init() { stage = Stage(controller, size: CGSize(width: 300, height: 500)) }

  private var table: UITableView { controller.table }
  private var window: UIWindow { stage.window }

  private func ruleOfTree() -> String? {
    var found = ViewRules.Found()
    return ViewRules.fault(below: window, in: window, &found)?.rule
  }

  @Test func nothingIsWrongWithAListAtRest() {
    #expect(ScrollRules.fault(in: table, of: window) == nil)
    #expect(ListRules.fault(in: table) == nil)
    #expect(ruleOfTree() == nil)
    #expect(ViewRules.fault(of: window) == nil)
  }

  @Test(
    arguments: [
      (.settling, "no phase is left half done"), (.pressed, "a drag has a touch"),
      (.wheeling, "a wheel's end is waited for"), (.animating, "what moves by itself moves"),
    ] as [(ScrollPhase, String)])
  func aPhaseThatCannotBe(_ phase: ScrollPhase, rule: String) {
    table.machine.phase = phase
    #expect(ScrollRules.fault(in: table, of: window)?.rule == rule)
  }

  @Test func restBeyondTheEdge() {
    table.setContentOffset(CGPoint(x: 0, y: -40), animated: false)
    #expect(ScrollRules.fault(in: table, of: window)?.rule == "content rests within its edges")
  }

  @Test func motionThatNobodyDrives() {
    table.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    window.stopObservingFrames(table.driver)
    #expect(ScrollRules.fault(in: table, of: window)?.rule == "what moves gets frames")
  }

  @Test func motionOutOfTheWindow() {
    table.machine.phase = .dragging
    #expect(ScrollRules.faultOutside(table)?.rule == "nothing moves out of the window")
  }

  @Test func rowsInSightWithoutCells() {
    table.rows.shown.removeLast()
    #expect(ListRules.fault(in: table)?.rule == "the rows in sight have cells")
  }

  @Test func aCellInTwoRows() {
    table.rows.shown[1].cell = table.rows.shown[0].cell
    #expect(ListRules.fault(in: table)?.rule == "a cell shows one item")
  }

  @Test func aCellThatWaitsWhileItIsInUse() throws {
    let cell = try #require(table.visibleCells.first)
    table.rows.pool.stock([cell], as: "row")
    #expect(ListRules.fault(in: table)?.rule == "a cell does not wait while it is in use")
  }

  @Test func aCellAwayFromItsRow() throws {
    try #require(table.visibleCells.first).frame.origin.y += 3
    #expect(ListRules.fault(in: table)?.rule == "a cell is at its row")
  }

  @Test func aRowThatIsSelectedAndGone() {
    table.selection.insert(ListSelection.Position(section: 0, row: 100))
    #expect(ListRules.fault(in: table)?.rule == "what is selected exists")
  }

  @Test func aViewThatDoesNotKnowItsParent() {
    table.setSuperview(nil)
    #expect(ruleOfTree() == "a view knows where it is")
  }

  @Test func aViewWithoutAPlace() {
    table.geometry.center.x = .nan
    #expect(ruleOfTree() == "a view has a place")
  }

  @Test func keysForWhatIsGone() {
    let button = UIButton()
    window.firstResponder = button
    #expect(ViewRules.fault(of: window)?.rule == "what has the keys is in the window")
  }

  @Test func anUnbalancedClip() {
    var list = DisplayList()
    list.commands = [.pushClip(CGRect(x: 0, y: 0, width: 1, height: 1)), .popTransform]
    var rules = DrawingRules()
    #expect(rules.fault(in: list)?.rule == "transforms are balanced")
    list.commands.removeLast()
    #expect(rules.fault(in: list)?.rule == "clips and transforms are balanced")
  }

  @Test func aLayerThatWasNotDrawn() {
    var list = DisplayList()
    list.commands = [.layer(LayerID(value: 1), .zero, alpha: 1)]
    var rules = DrawingRules()
    #expect(rules.fault(in: list)?.rule == "a layer was drawn")
  }

  @Test func tooManyTextures() {
    var statistics = DrawStatistics()
    statistics.texturesLive = DrawingRules.mostTextures + 1
    var rules = DrawingRules()
    #expect(rules.fault(in: statistics)?.rule == "textures are bounded")
  }

  @Test(arguments: [
    (["scrollViewDidEndDragging"], "a drag ends after it was asked about"),
    (
      ["scrollViewWillBeginDragging", "scrollViewWillBeginDragging"], "a drag begins once"
    ),
    (["scrollViewDidEndDecelerating"], "a glide that ends has begun"),
    (["scrollViewWillEndDragging velocity=0,0 target=0,0"], "a drag that ends has begun"),
  ])
  func callsOutOfOrder(_ calls: [String], rule: String) {
    let rules = CallbackRules()
    for call in calls { rules.take(table, call) }
    #expect(rules.fault?.rule == rule)
  }

  @Test func callsThatTheViewKnowsNothingOf() {
    let rules = CallbackRules()
    rules.take(table, "scrollViewWillBeginDragging")
    table.machine.phase = .pressed
    #expect(rules.check(table)?.rule == "a drag and its calls agree")
  }

  @Test func whatWasToldOfAViewThatLeftIsForgotten() {
    let rules = CallbackRules()
    rules.take(table, "scrollViewWillBeginDecelerating")
    table.machine.phase = .dragging
    rules.take(table, "scrollViewWillBeginDragging")
    #expect(rules.check(table)?.rule == "a glide and its calls agree")
    let others = CallbackRules()
    others.take(table, "scrollViewWillBeginDecelerating")
    window.rootViewController = nil
    others.forgetWhatRests()
    window.rootViewController = controller
    table.machine.phase = .dragging
    others.take(table, "scrollViewWillBeginDragging")
    #expect(others.check(table) == nil)
  }

  @Test func growth() {
    let before = SessionFigures(
      memory: 50 << 20, textures: 100, cells: 40, views: 300, observers: 3)
    var after = before
    #expect(after.growth(since: before) == nil)
    after.observers = 40
    #expect(after.growth(since: before)?.rule == "nothing grows")
  }
}
