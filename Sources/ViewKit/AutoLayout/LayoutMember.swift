import ConstraintSolver
import Foundation

/// A view or guide among those that an engine places, with its unknowns.
final class LayoutMember {
  unowned let item: any LayoutItem
  /// The item, if it is a view.
  weak let view: UIView?
  let isRoot: Bool
  /// Where it is among the members.
  var position = 0
  let left: Variable
  let top: Variable
  let width: Variable
  let height: Variable

  /// Where the bounds begin, for scroll views to whose frame something inside is tied.
  var origin: (x: Variable, y: Variable)?
  var originPins: (x: ConstraintHandle, y: ConstraintHandle)?
  /// Ties a view that is placed by its frame, or the root's size, or a guide of a view's own.
  var pins: [ConstraintHandle] = []
  /// What the pins were last made for.
  var pinned: [CGFloat] = []
  var huggingAcross: ConstraintHandle?
  var huggingDown: ConstraintHandle?
  var resistanceAcross: ConstraintHandle?
  var resistanceDown: ConstraintHandle?
  /// The height that was last asked for, and the width it is for, where it depends on it.
  var wrapped: (width: CGFloat, height: CGFloat)?
  var notNegative: [ConstraintHandle] = []
  /// Constraints that refer to its baselines, and where these were then.
  var baselineUsers: [NSLayoutConstraint] = []
  var baselines: [CGFloat?] = []

  init(_ item: any LayoutItem, isRoot: Bool, in solver: inout Solver) {
    self.item = item
    view = item as? UIView
    self.isRoot = isRoot
    left = solver.makeVariable()
    top = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
  }

  var variables: [Variable] {
    [left, top, width, height] + (origin.map { [$0.x, $0.y] } ?? [])
  }

  var systemHandles: [ConstraintHandle] {
    pins + [huggingAcross, huggingDown, resistanceAcross, resistanceDown].compactMap(\.self)
      + notNegative + (originPins.map { [$0.x, $0.y] } ?? [])
  }
}

/// Where a constraint in the solver comes from.
enum ConstraintOrigin {
  case constraint(NSLayoutConstraint)
  /// Of a view or guide itself: what ties it, in words.
  case system(ObjectIdentifier, String)
}
