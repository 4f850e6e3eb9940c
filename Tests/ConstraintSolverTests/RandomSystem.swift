import ConstraintSolver
import Foundation
import ScrollFixtures

/// A system of random constraints, the same as in Scripts/make-solver-figures.
struct RandomSystem {
  struct Demand {
    let terms: [(variable: Int, coefficient: Double)]
    let constant: Double
    let relation: Relation
    let level: Int
    let weight: Double

    var isRequired: Bool { level == 3 }

    func constraint(over variables: [Variable]) -> Constraint {
      Constraint(
        LinearExpression(
          terms.map { Term(variables[$0.variable], $0.coefficient) }, constant: constant),
        relation, strength: isRequired ? .required : Strength(level: Double(level), weight: weight))
    }

    func error(_ values: [Double]) -> Double {
      let value = terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
      switch relation {
      case .equal: return abs(value)
      case .lessThanOrEqual: return max(value, 0)
      case .greaterThanOrEqual: return max(-value, 0)
      }
    }
  }

  let count: Int
  let demands: [Demand]
  let edited: Int
  let suggestions: [Double]
  let removed: Int

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func below(_ bound: Int) -> Int { Int((random.next() >> 11) % UInt64(bound)) }
    let count = 2 + below(5)
    self.count = count
    demands = (0..<3 + below(11)).map { _ in
      let terms = (0..<1 + below(3)).map { _ in
        let variable = below(count)
        return (variable, [1, -1, 1, -1, 2, -2, 0.5, -0.5][below(8)])
      }
      let constant = Double(below(201) - 100)
      let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][below(3)]
      let level = below(4)
      return Demand(
        terms: terms, constant: constant, relation: relation, level: level,
        weight: [1, 1, 2, 5][below(4)])
    }
    edited = below(count)
    suggestions = [Double(below(201) - 100), Double(below(2001) - 1000)]
    removed = below(demands.count)
  }

  func edit(_ value: Double) -> Demand {
    Demand(terms: [(edited, 1)], constant: -value, relation: .equal, level: 2, weight: 1)
  }
}

/// What kiwisolver makes of a random system: which constraints it refuses, and, at each stage, the
/// values (nil where they are open) and the weighted errors by level.
struct SystemFigures: Decodable {
  let refused: [Int]
  let values: [[Double?]]
  let errors: [[Double]]

  static let all: [SystemFigures] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Figures/random-systems.json")
    guard let data = try? Data(contentsOf: file) else { return [] }
    return (try? JSONDecoder().decode([SystemFigures].self, from: data)) ?? []
  }()
}
