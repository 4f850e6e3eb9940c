import Foundation

/// Makes cells of a class known only at run time.
///
/// A required `init(style:reuseIdentifier:)` on the cell itself would break every subclass that
/// overrides it as UIKit declares it. This twin's initializer lies in the same place of the class's table
/// of methods, so that calling it through the twin's type makes a cell of the class itself. The twin must
/// be open: otherwise the optimiser takes it to have no subclasses.
@preconcurrency @MainActor open class _UITableViewCellTwin: UITableViewCell {
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The same for headers and footers.
@preconcurrency @MainActor open class _UITableViewHeaderFooterViewTwin: UITableViewHeaderFooterView
{
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITableViewCell {
  /// A cell of this class, made as its own `init(style:reuseIdentifier:)` makes it.
  static func make(style: CellStyle, reuseIdentifier: String?) -> UITableViewCell {
    unsafeBitCast(self, to: _UITableViewCellTwin.Type.self)
      .init(style: style, reuseIdentifier: reuseIdentifier)
  }
}

extension UITableViewHeaderFooterView {
  /// A view of this class, made as its own `init(reuseIdentifier:)` makes it.
  static func make(reuseIdentifier: String?) -> UITableViewHeaderFooterView {
    unsafeBitCast(self, to: _UITableViewHeaderFooterViewTwin.Type.self)
      .init(reuseIdentifier: reuseIdentifier)
  }
}
