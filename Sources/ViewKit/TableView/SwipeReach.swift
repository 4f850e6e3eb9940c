import Foundation
import ScrollPhysics

/// How far a row that is swiped follows the pointer, and where it goes when it is let go. Distances
/// are points by which the row is moved aside.
struct SwipeReach: Equatable {
  /// What becomes of a row that is let go.
  enum Outcome { case closes, opens, commits }

  /// The width of all actions side by side.
  let actions: CGFloat
  let row: CGFloat
  /// Whether a swipe across most of the row does the first action.
  let commitsInFull: Bool

  /// The part of a row across which a swipe counts as full, and by how many points it is farther than
  /// the actions at least: our choice, since UIKit does not document its own.
  private static let fullPart: CGFloat = 0.6
  private static let pastActions: CGFloat = 40
  /// The speed, in points a second, from which the way the pointer goes counts more than where it is:
  /// that from which a scroll view glides on.
  private static let flick = CGFloat(ScrollConstants.decelerationThreshold * 1000)

  /// From this distance on the first action is done; nil where it never is.
  var commitDistance: CGFloat? {
    guard commitsInFull else { return nil }
    let distance = max(row * Self.fullPart, actions + Self.pastActions)
    return distance < row ? distance : nil
  }

  private var range: ClosedRange<Double> {
    0...Double(max(commitDistance == nil ? min(actions, row) : row, 0))
  }

  private var band: RubberBand { RubberBand(dimension: Double(row)) }

  /// How far the row is moved when it has been pulled so far: one to one as long as there is
  /// something to see, with a scroll view's resistance beyond.
  func shown(_ pulled: CGFloat) -> CGFloat { CGFloat(band.shown(Double(pulled), in: range)) }

  /// How far a row has been pulled that is moved so far.
  func pulled(_ shown: CGFloat) -> CGFloat { CGFloat(band.raw(Double(shown), in: range)) }

  func isFull(_ shown: CGFloat) -> Bool { commitDistance.map { shown >= $0 } ?? false }

  /// - Parameter velocity: points a second, positive where the row opens.
  func outcome(shown: CGFloat, velocity: CGFloat) -> Outcome {
    if isFull(shown), velocity > -Self.flick { return .commits }
    if abs(velocity) > Self.flick { return velocity > 0 ? .opens : .closes }
    return shown > actions / 2 ? .opens : .closes
  }
}
