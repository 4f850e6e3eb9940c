import Foundation

/// Stands for an archive of views, of which there are none here: nothing can be made from it.
@preconcurrency @MainActor open class UINib: NSObject {
  let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// The objects in the archive: none, which is reported.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil
  ) -> [Any] {
    Report.once("the nib \(name) is empty: there are no nibs here; make its views in code")
    return []
  }
}

/// The nibs that were registered with a list, so that it can say why it makes no views of them.
struct NibNames<Key: Hashable> {
  private var names: [Key: String] = [:]

  mutating func register(_ nib: UINib?, for key: Key) {
    names[key] = nib?.name
  }

  /// What to do about an identifier under which there is no class.
  func advice(for key: Key) -> String {
    guard let name = names[key] else { return "register a class for it first" }
    return "the nib \(name) is registered for it, but there are no nibs here; register a class"
  }
}
