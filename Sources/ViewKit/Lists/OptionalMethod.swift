/// Protocol methods that a delegate may leave out, and whether it did.
///
/// UIKit asks the Objective-C runtime. Here the default of such a method says that it was reached, so
/// that one call tells a delegate's own method from the default, whatever the two return.
enum OptionalMethod {
  case rowHeight
  case headerHeight
  case footerHeight
  case estimatedRowHeight
  case estimatedHeaderHeight
  case estimatedFooterHeight
  case itemSize
  case preferredSize
  case canEditRow
  case moveItem

  private static var reached: OptionalMethod?

  /// Called by the defaults.
  static func noteDefault(_ method: OptionalMethod) {
    reached = method
  }

  /// Whether `call`, which calls `method` of a delegate, arrives at a method of the delegate's own.
  static func isOwn<Value>(_ method: OptionalMethod, _ call: () -> Value) -> Value? {
    reached = nil
    let value = call()
    defer { reached = nil }
    return reached == method ? nil : value
  }
}
