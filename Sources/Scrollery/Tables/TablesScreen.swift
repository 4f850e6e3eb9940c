import Foundation
import ViewKit

/// A list of plants that can be swiped, deleted and moved, with letters at its edge.
final class TablesScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// Height of the bar in points.
  static let barHeight: CGFloat = 52
  private static let buttonWidth: CGFloat = 96
  private static let cell = "plant"

  let table = UITableView(frame: .zero, style: .plain)
  private(set) var book = PlantBook.garden
  private let bar = UIView()
  private let line = Hairline()
  private let heading = UILabel()
  private(set) lazy var editButton = UIButton(
    primaryAction: UIAction(title: "Edit") { [weak self] _ in self?.showNextVariant() })
  private(set) lazy var restoreButton = UIButton(
    primaryAction: UIAction(title: "Restore") { [weak self] _ in self?.restore() })

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Tables"
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.canvas
    bar.backgroundColor = Theme.canvas
    heading.font = Theme.title
    heading.textColor = Theme.text
    heading.textAlignment = .center
    for button in [editButton, restoreButton] { button.tintColor = Theme.accent }
    table.accessibilityIdentifier = "tables"
    table.backgroundColor = Theme.canvas
    table.sectionIndexColor = Theme.accent
    table.sectionIndexTrackingBackgroundColor = Theme.pressed
    table.register(PlantCell.self, forCellReuseIdentifier: Self.cell)
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    for part in [heading, restoreButton, editButton, line] as [UIView] { bar.addSubview(part) }
    view.addSubview(bar)
    bookChanged()
  }

  override var preferredKeyResponder: UIResponder? { table }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let width = Self.buttonWidth
    bar.frame = CGRect(x: 0, y: 0, width: size.width, height: Self.barHeight)
    heading.frame = bar.bounds.shrunk(dx: width, dy: 0)
    restoreButton.frame = CGRect(x: 0, y: 0, width: width, height: Self.barHeight)
    editButton.frame = CGRect(x: size.width - width, y: 0, width: width, height: Self.barHeight)
    line.place(alongBottomOf: bar.frame)
    table.frame = CGRect(
      x: 0, y: Self.barHeight, width: size.width, height: max(size.height - Self.barHeight, 0))
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    editButton.setTitle(editing ? "Done" : "Edit", for: .normal)
    table.setEditing(editing, animated: animated)
  }

  // MARK: The book

  private func restore() {
    book = .garden
    table.reloadData()
    bookChanged()
  }

  private func bookChanged() {
    let count = book.beds.map(\.plants.count).reduce(0, +)
    heading.text = count == 1 ? "1 plant" : "\(count) plants"
    restoreButton.isHidden = book == .garden
  }

  private func remove(_ path: IndexPath) {
    book.removePlant(bed: path.section, row: path.row)
    table.deleteRows(at: [path], with: .automatic)
    bookChanged()
  }

  private func toggleStar(_ path: IndexPath) {
    book.toggleStar(bed: path.section, row: path.row)
    (table.cellForRow(at: path) as? PlantCell)?.show(plant(path))
    bookChanged()
  }

  private func moveUp(_ path: IndexPath) {
    let top = IndexPath(row: 0, section: path.section)
    book.movePlant(bed: path.section, row: path.row, toBed: top.section, row: top.row)
    table.moveRow(at: path, to: top)
    bookChanged()
  }

  private func plant(_ path: IndexPath) -> PlantBook.Plant {
    book.beds[path.section].plants[path.row]
  }

  // MARK: Rows

  func numberOfSections(in tableView: UITableView) -> Int { book.beds.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    book.beds[section].plants.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    (cell as? PlantCell)?.show(plant(indexPath))
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    book.beds[section].letter
  }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    view.backgroundColor = Theme.panel
    (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = Theme.secondaryText
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { book.beds.map(\.letter) }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }

  // MARK: Changes

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, complete in
      self?.remove(indexPath)
      complete(true)
    }
    let top = UIContextualAction(style: .normal, title: "To top") { [weak self] _, _, complete in
      complete(true)
      self?.moveUp(indexPath)
    }
    return UISwipeActionsConfiguration(actions: indexPath.row > 0 ? [delete, top] : [delete])
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let title = plant(indexPath).isStarred ? "No star" : "Star"
    let star = UIContextualAction(style: .normal, title: title) { [weak self] _, _, complete in
      self?.toggleStar(indexPath)
      complete(true)
    }
    star.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [star])
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    book.movePlant(
      bed: sourceIndexPath.section, row: sourceIndexPath.row,
      toBed: destinationIndexPath.section, row: destinationIndexPath.row)
    bookChanged()
  }
}

extension TablesScreen: VariantChanging {
  /// Goes into editing mode, or leaves it.
  func showNextVariant() { setEditing(!isEditing, animated: true) }
}
