import Foundation

/// What is wrong with the constraints of a view.
package struct LayoutProblem {
  package enum Kind {
    /// Required constraints contradict each other.
    case unsatisfiable
    /// Constraints leave open where the view is, or how large it is.
    case ambiguous
    /// Constraints leave open how large the view's content is.
    case ambiguousContent
  }

  package let kind: Kind
  /// The view concerned; for a contradiction, one that is not where it was asked to be.
  package private(set) weak var view: UIView?
  /// Nil for a contradiction.
  package let axis: NSLayoutConstraint.Axis?
  /// What is to be told, with everything by name.
  package let sentence: String

  init(_ kind: Kind, _ view: UIView?, _ axis: NSLayoutConstraint.Axis?, _ sentence: String) {
    self.kind = kind
    self.view = view
    self.axis = axis
    self.sentence = sentence
  }
}

extension UIView {
  /// What is wrong with the constraints of this view and all in it. An addition, for tools.
  package var layoutProblems: [LayoutProblem] {
    (constraintState?.engine?.problems ?? []) + storedSubviews.flatMap(\.layoutProblems)
  }

  /// Every active constraint of this view and all in it. An addition, for tools.
  package var allConstraints: [NSLayoutConstraint] {
    (constraintState?.held ?? []) + storedSubviews.flatMap(\.allConstraints)
  }
}

extension UIView {
  /// Whether the view keeps anything on behalf of constraints. An addition, for tests.
  package var takesPartInConstraints: Bool { constraintState != nil }
}
