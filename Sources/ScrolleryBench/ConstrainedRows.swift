import Foundation
import ViewKit

/// A thousand views in rows: stack views side by side in a column of anchors.
final class ConstrainedRows {
  let window = UIWindow(size: CGSize(width: 1000, height: 2000), scale: 1)
  /// How many views there are in the root.
  let count: Int
  /// The width of everything, and the height of the row in the middle.
  let width: NSLayoutConstraint
  let middle: NSLayoutConstraint

  init() {
    let root = UIView(frame: window.bounds)
    let column = UIView()
    width = column.widthAnchor.constraint(equalToConstant: ConstraintGrid.width)
    var constraints = [
      width, column.topAnchor.constraint(equalTo: root.topAnchor),
      column.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ]
    var heights: [NSLayoutConstraint] = []
    var end = column.topAnchor
    var count = 1
    for _ in 0..<ConstraintGrid.rows {
      let boxes = (1..<ConstraintGrid.columns).map { _ in UIView() }
      let row = UIStackView(arrangedSubviews: boxes)
      row.distribution = .fillEqually
      row.spacing = ConstraintGrid.gap
      row.translatesAutoresizingMaskIntoConstraints = false
      column.addSubview(row)
      let height = row.heightAnchor.constraint(equalToConstant: ConstraintGrid.height)
      heights.append(height)
      constraints += [
        height, row.topAnchor.constraint(equalTo: end, constant: ConstraintGrid.gap),
        row.leadingAnchor.constraint(equalTo: column.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: column.trailingAnchor),
      ]
      end = row.bottomAnchor
      count += boxes.count + 1
    }
    constraints.append(column.bottomAnchor.constraint(equalTo: end))
    middle = heights[heights.count / 2]
    self.count = count
    column.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(column)
    NSLayoutConstraint.activate(constraints)
    window.addSubview(root)
  }

  func layOut() { window.layoutIfNeeded() }
}
