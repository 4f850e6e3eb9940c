/// A rule that was broken: which, and how.
struct Fault: Equatable, CustomStringConvertible {
  /// The same for every way of breaking it, so that a shorter script can be told to break the same.
  let rule: String
  let detail: String

  init(_ rule: String, _ detail: String) {
    self.rule = rule
    self.detail = detail
  }

  var description: String { "\(rule): \(detail)" }
}
