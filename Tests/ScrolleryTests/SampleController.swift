import Foundation
import ViewKit
import ViewKitTesting

@testable import Scrollery

/// A screen with one table, named `list`.
final class SampleController: UIViewController, UITableViewDataSource, RowCountChanging {
  let table = UITableView(frame: .zero, style: .plain)
  private(set) var rows: Int

  init(rows: Int) {
    self.rows = rows
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    table.accessibilityIdentifier = "list"
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    view.addSubview(table)
  }

  override func viewDidLayoutSubviews() { table.frame = view.bounds }
  override var preferredKeyResponder: UIResponder? { table }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  func changeRowCount(to rows: Int) {
    self.rows = rows
    table.reloadData()
  }
}

extension Screen {
  static func sample(_ name: String) -> Screen {
    Screen(name: name, title: name.capitalized, summary: "A \(name)", hint: "Try it.") {
      SampleController(rows: $0.rows)
    }
  }
}

extension RootController {
  /// A root with three sample screens.
  static func sample(opening index: Int = 0, isBare: Bool = false) -> RootController {
    RootController(
      screens: ["one", "two", "three"].map(Screen.sample), opening: index,
      settings: ScreenSettings(rows: 1000), isBare: isBare)
  }

  var sample: SampleController? { current as? SampleController }
}

extension UIView {
  /// The view of that name, here or below.
  func view(named name: String) -> UIView? {
    if accessibilityIdentifier == name { return self }
    return subviews.lazy.compactMap { $0.view(named: name) }.first
  }

  /// The label with that text, here or below.
  func label(_ text: String) -> UILabel? {
    if let label = self as? UILabel, label.text == text { return label }
    return subviews.lazy.compactMap { $0.label(text) }.first
  }

  /// The frame in the window.
  var place: CGRect { convert(bounds, to: nil) }
}

extension Stage {
  /// What the window would have drawn now.
  func commands() -> [DrawCommand] {
    var list = DisplayList()
    window.encode(into: &list)
    return list.commands
  }

  func tap(_ name: String) {
    guard let frame = window.view(named: name)?.place else { return }
    tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }
}
