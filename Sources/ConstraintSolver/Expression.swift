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
package struct Expression: Hashable, Sendable {
  package var terms: [Term]
  package var constant: Double

  package init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  package init(_ variable: Variable) {
    self.init([Term(variable)])
  }

  package static func += (left: inout Expression, right: Expression) {
    left.terms += right.terms
    left.constant += right.constant
  }

  package static func -= (left: inout Expression, right: Expression) {
    left += right * -1
  }

  package static func + (left: Expression, right: Expression) -> Expression {
    var sum = left
    sum += right
    return sum
  }

  package static func - (left: Expression, right: Expression) -> Expression {
    var difference = left
    difference -= right
    return difference
  }

  package static func + (left: Expression, right: Double) -> Expression {
    Expression(left.terms, constant: left.constant + right)
  }

  package static func - (left: Expression, right: Double) -> Expression { left + -right }

  package static func * (left: Expression, right: Double) -> Expression {
    Expression(
      left.terms.map { Term($0.variable, $0.coefficient * right) },
      constant: left.constant * right)
  }

  package static func * (left: Double, right: Expression) -> Expression { right * left }

  var isFinite: Bool {
    constant.isFinite && terms.allSatisfy(\.coefficient.isFinite)
  }
}
