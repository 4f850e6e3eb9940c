import Foundation
import ListCore

extension UICollectionView {
  /// What views wait under: cells have no kind.
  struct ReuseKey: Hashable {
    var kind: String?
    var identifier: String
  }

  /// The views that wait for elements, and what new ones are made of.
  struct Reuse {
    var cells = ReusePool<ReuseKey, UICollectionReusableView>()
    var others = ReusePool<ReuseKey, UICollectionReusableView>()
    var classes: [ReuseKey: UICollectionReusableView.Type] = [:]
    var nibs = NibNames<ReuseKey>()
    /// The view of the element that is being loaded again: it is to show that again, if it can.
    var offered: (key: ReuseKey, view: UICollectionReusableView)?
    /// How many registrations there were before the data source was last asked for a view.
    var registrationsBefore = Int.max
  }

  func registerClass(_ viewClass: AnyClass?, for key: ReuseKey) {
    guard let viewClass else {
      reuse.classes[key] = nil
      return drain(key)
    }
    let wanted: UICollectionReusableView.Type =
      key.kind == nil ? UICollectionViewCell.self : UICollectionReusableView.self
    guard let reusable = viewClass as? UICollectionReusableView.Type,
      key.kind != nil || viewClass is UICollectionViewCell.Type
    else {
      preconditionFailure("\(viewClass) was registered for \(key.identifier) but is no \(wanted)")
    }
    if let old = reuse.classes[key], old != reusable { drain(key) }
    reuse.classes[key] = reusable
  }

  func registerNib(_ nib: UINib?, for key: ReuseKey) {
    registerClass(nil, for: key)
    reuse.nibs.register(nib, for: key)
  }

  private func drain(_ key: ReuseKey) {
    if key.kind == nil { reuse.cells.drain(key) } else { reuse.others.drain(key) }
  }

  /// A view that waits under `key`, or a new one; nil where no class is registered.
  func dequeue(_ key: ReuseKey, at path: IndexPath) -> UICollectionReusableView? {
    let attributes = Position(path).flatMap { attributesKnown(for: key, at: $0) }
    if let view = takeWaiting(key) {
      view.reuseRecord.dequeues += 1
      UIView.performWithoutAnimation {
        view.makeReusable()
        if let attributes { view.take(attributes) }
      }
      return view
    }
    guard let viewClass = reuse.classes[key] else { return nil }
    let view = UICollectionReusableView.make(viewClass, frame: attributes?.frame ?? .zero)
    view.storedIdentifier = key.identifier
    noteCreated(view, kind: key.kind)
    if let attributes { UIView.performWithoutAnimation { view.take(attributes) } }
    return view
  }

  private func takeWaiting(_ key: ReuseKey) -> UICollectionReusableView? {
    if let offered = reuse.offered, offered.key == key {
      reuse.offered = nil
      if key.kind == nil { reuse.cells.noteUsedAgain() } else { reuse.others.noteUsedAgain() }
      return offered.view
    }
    return key.kind == nil ? reuse.cells.dequeue(key) : reuse.others.dequeue(key)
  }

  private func attributesKnown(
    for key: ReuseKey, at position: Position
  ) -> UICollectionViewLayoutAttributes? {
    let category: ElementCategory = key.kind == nil ? .cell : .supplementaryView
    let wanted = ElementKey(category: category, kind: key.kind, position: position)
    return elements.all.first { $0.key == wanted }?.attributes
  }

  func noteCreated(_ view: UICollectionReusableView, kind: String?) {
    if kind == nil {
      reuse.cells.noteCreated()
      view.reuseRecord.identity = reuse.cells.counts.created
    } else {
      reuse.others.noteCreated()
      view.reuseRecord.identity = reuse.others.counts.created
    }
  }

  /// Queues a view, unless its identifier has come to mean another class.
  func enqueue(_ view: UICollectionReusableView, kind: String?) {
    if let identifier = view.reuseIdentifier {
      let key = ReuseKey(kind: kind, identifier: identifier)
      if reuse.classes[key] == type(of: view) {
        if kind == nil {
          reuse.cells.enqueue(view, as: key)
        } else {
          reuse.others.enqueue(view, as: key)
        }
        return
      }
    }
    if kind == nil { reuse.cells.noteDiscarded() } else { reuse.others.noteDiscarded() }
  }

  /// A decoration belongs to the layout, which alone knows its class.
  func makeDecoration(_ kind: String, at path: IndexPath) -> UICollectionReusableView? {
    let key = ReuseKey(kind: kind, identifier: "UICollectionView.decoration")
    guard let viewClass = collectionViewLayout.decorationClasses[kind] else {
      Report.once(
        "\(type(of: collectionViewLayout)): no class is registered for decorations of kind \(kind)")
      return nil
    }
    if reuse.classes[key] != viewClass { registerClass(viewClass, for: key) }
    return dequeue(key, at: path)
  }
}
