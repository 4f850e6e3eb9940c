import Foundation
import ViewKit

/// The list of screens, itself a table view.
final class Sidebar: UIView {
  private let screens: [Screen]
  private let onSelect: (Int) -> Void
  private let mark = UIImageView(image: UIImage(named: "scrollery"))
  private let name = UILabel()
  private let table = SidebarTable(frame: .zero, style: .plain)
  private var tooltips: TooltipPresenter?
  private let keysButton: ToolbarButton
  private let line = Hairline()

  private static let identifier = "screen"

  init(_ screens: [Screen], onSelect: @escaping (Int) -> Void, keys: @escaping () -> Void) {
    self.screens = screens
    self.onSelect = onSelect
    keysButton = ToolbarButton(icon: "icon-keys", title: "Keys", key: "?", action: keys)
    keysButton.accessibilityIdentifier = "sidebar.keys"
    super.init(frame: .zero)
    // The table has no name: traces are about the screens.
    accessibilityIdentifier = "sidebar"
    backgroundColor = Theme.sidebar
    mark.contentMode = .scaleAspectFit
    name.text = "Scrollery"
    name.font = Theme.title
    name.textColor = Theme.text
    table.backgroundColor = Theme.sidebar
    table.separatorStyle = .none
    table.rowHeight = Theme.rowHeight
    table.alwaysBounceVertical = false
    table.register(SidebarCell.self, forCellReuseIdentifier: Sidebar.identifier)
    table.dataSource = self
    table.delegate = self
    for view in [mark, name, table, keysButton, line] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  func addTooltips(_ tooltips: TooltipPresenter) {
    self.tooltips = tooltips
    tooltips.attach(to: keysButton) { Tooltip(text: "All keys", key: "?") }
    table.reloadData()
  }

  /// Highlights a screen's row, and brings it into sight.
  func select(_ index: Int) {
    table.selectRow(
      at: IndexPath(row: index, section: 0), animated: false, scrollPosition: .none)
  }

  override func layoutSubviews() {
    let head = CGRect(x: 0, y: 0, width: bounds.width, height: Theme.toolbarHeight)
    let markSize: CGFloat = 24
    mark.frame = CGRect(
      x: Theme.margin - 4, y: (head.height - markSize) / 2, width: markSize, height: markSize)
    name.frame = CGRect(
      x: mark.frame.maxX + Theme.gap, y: 0,
      width: max(bounds.width - mark.frame.maxX - Theme.group, 0), height: head.height)
    let footHeight = Theme.controlHeight + Theme.group
    let footTop = max(bounds.height - footHeight, head.maxY)
    keysButton.frame = CGRect(
      x: Theme.gap + 6, y: footTop, width: keysButton.width(.full), height: Theme.controlHeight)
    table.frame = CGRect(
      x: 0, y: head.maxY, width: bounds.width, height: max(footTop - Theme.gap - head.maxY, 0))
    line.place(alongRightOf: bounds)
  }
}

extension Sidebar: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    screens.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Sidebar.identifier, for: indexPath)
    let row = indexPath.row
    guard let cell = cell as? SidebarCell else { return cell }
    cell.show(screens[row], key: row < 9 ? String(row + 1) : nil)
    cell.addTooltip(tooltips)
    return cell
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    table.showMark(on: cell, at: indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect(indexPath.row)
  }
}
