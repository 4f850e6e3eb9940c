import Foundation

extension UICollectionView {
  /// A class of cells, and what has one of them show an item.
  ///
  /// A registration is made once, outside of what gives cells: the cells of one are never those of
  /// another, so that one made for each cell leaves none to be used again. That is reported; UIKit
  /// ends the program.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void

    let name = RegistrationName()
    let handler: Handler

    public init(handler: @escaping Handler) { self.handler = handler }

    /// There are no nibs here: the cells are made in code, which is reported.
    public init(cellNib: UINib, handler: @escaping Handler) {
      _ = cellNib.instantiate(withOwner: nil)
      self.init(handler: handler)
    }
  }

  /// The same for views beside the items.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let name = RegistrationName()
    let elementKind: String
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }

    /// There are no nibs here: the views are made in code, which is reported.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      _ = supplementaryNib.instantiate(withOwner: nil)
      self.init(elementKind: elementKind, handler: handler)
    }
  }

  /// A cell of the registration that was used before, or a new one. Its handler is called, unless
  /// there is no item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell: Cell = dequeue(registration.name, kind: nil, at: indexPath)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// The same for a view beside the items.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    let view: Supplementary = dequeue(registration.name, kind: kind, at: indexPath)
    registration.handler(view, kind, indexPath)
    return view
  }

  private func dequeue<View: UICollectionReusableView>(
    _ name: RegistrationName, kind: String?, at path: IndexPath
  ) -> View {
    if name.number > reuse.registrationsBefore {
      Report.once(
        "\(Self.self): a registration of \(View.self) was made while a view was asked for; made "
          + "anew each time, it leaves no views to be used again")
    }
    let key = ReuseKey(kind: kind, identifier: name.identifier)
    if reuse.classes[key] == nil { registerClass(View.self, for: key) }
    guard let view = dequeue(key, at: path) as? View else {
      preconditionFailure("\(View.self) is registered for \(name.identifier)")
    }
    return view
  }
}

/// What tells a registration from all others, in the order in which they were made.
struct RegistrationName {
  private(set) static var count = 0

  let number: Int
  let identifier: String

  init() {
    Self.count += 1
    number = Self.count
    identifier = "registration \(number)"
  }
}
