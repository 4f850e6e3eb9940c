import Foundation
import ViewKit

/// The naive way to scroll lists as one, and beside it what that costs.
final class NaiveScreen: UIViewController, RowCountChanging {
  /// Below this width, in points, the panel is above the lists.
  private static let foldingWidth: CGFloat = 640

  let lists = NaiveListsView()
  private let panel = CostPanel()
  /// Rows in each list, once the lists can have their width.
  private var rows: Int
  private(set) var cost = NaiveCost()
  private var isBuilt = false

  init(rows: Int) {
    self.rows = max(rows, 0)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.canvas
    view.addSubview(lists)
    view.addSubview(panel)
    panel.onChoice = { [weak self] in self?.changeRowCount(to: $0) }
  }

  override var preferredKeyResponder: UIResponder? { lists }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var (area, side) = (view.bounds, view.bounds)
    panel.isBeside = area.width >= Self.foldingWidth
    if panel.isBeside {
      area.size.width -= CostPanel.width
      side.origin.x = area.maxX
      side.size.width = CostPanel.width
    } else {
      side.size.height = CostPanel.height
      area.origin.y = side.maxY
      area.size.height = max(area.height - side.height, 0)
    }
    lists.frame = area
    panel.frame = side
    if !isBuilt { build() }
  }

  /// Builds lists of so many rows, unless they are more than can be borne.
  func changeRowCount(to rows: Int) {
    self.rows = max(rows, 0)
    if isBuilt { build() }
  }

  private func build() {
    isBuilt = true
    let refusal = NaiveCost.refusal(rows: rows)
    if refusal == nil { cost = lists.build(rows: rows) }
    panel.show(cost, rows: rows, refusal: refusal)
  }
}
