/// How firmly a constraint is to be kept.
///
/// Levels are strictly ordered: no number of constraints of a lower level, however badly they fare,
/// outweighs one of a higher level. Within a level the sum of the errors times their weights is as
/// small as can be.
package struct Strength: Hashable, Sendable {
  /// Higher levels come first. Infinite for what has to be kept.
  package let level: Double
  package let weight: Double

  /// To be kept whatever else is not.
  package static let required = Strength(level: .infinity)

  /// - Parameters:
  ///   - level: any number; infinity means required.
  ///   - weight: what an error of 1 counts within the level; greater than 0.
  package init(level: Double, weight: Double = 1) {
    self.level = level
    self.weight = weight
  }

  package var isRequired: Bool { level == .infinity }

  var isValid: Bool { !level.isNaN && level != -.infinity && weight.isFinite && weight > 0 }
}
