/// A variable times a number.
package struct Term: Hashable, Sendable {
  package var variable: Variable
  package var coefficient: Double

  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a number. A variable may occur in several terms.
package struct LinearExpression: Hashable, Sendable {
  package var terms: [Term]
  package var constant: Double

  package init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  package init(_ variable: Variable) {
    self.init([Term(variable)])
  }

  package static func += (left: inout LinearExpression, right: LinearExpression) {
    left.terms += right.terms
    left.constant += right.constant
  }

  package static func -= (left: inout LinearExpression, right: LinearExpression) {
    left += right * -1
  }

  package static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum += right
    return sum
  }

  package static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var difference = left
    difference -= right
    return difference
  }

  package static func + (left: LinearExpression, right: Double) -> LinearExpression {
    LinearExpression(left.terms, constant: left.constant + right)
  }

  package static func - (left: LinearExpression, right: Double) -> LinearExpression {
    left + -right
  }

  package static func * (left: LinearExpression, right: Double) -> LinearExpression {
    LinearExpression(
      left.terms.map { Term($0.variable, $0.coefficient * right) },
      constant: left.constant * right)
  }

  package static func * (left: Double, right: LinearExpression) -> LinearExpression { right * left }

  var isFinite: Bool {
    constant.isFinite && terms.allSatisfy(\.coefficient.isFinite)
  }
}
