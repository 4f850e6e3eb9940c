/// What the delegate is asked for at the end of a scroll by wheel.
enum WheelQuestion: Sendable {
  /// Where the content is to rest after all the notches.
  case wherever
  /// Where it would after as many as count, given where it would after all of them.
  case afterFewer(all: Double)
  /// Where it would further on, since it would rest where it stood before.
  case furtherOn
}

/// The wheel in content that rests only at stops of the delegate's own.
///
/// A notch goes to the next stop, and a burst of them within 150 ms counts as one: our own choice,
/// as for pages. Only the delegate knows its stops, so it is asked until its answer is such a stop;
/// one that takes every proposal is asked once.
extension ScrollMachine {
  /// Whether the delegate has stops everywhere, as far as can be known.
  var hasStops: Bool { snappedReleases >= 2 }

  /// Takes the delegate's answer to the proposal that it was asked about last.
  package mutating func consider(_ answer: ScrollVector) -> ReleaseVerdict {
    guard phase == .releasing, var release, release.followsWheel, !geometry.isPaging,
      answer.isFinite, let notches = indirect.notches
    else { return .takes(answer) }
    let axis = notches.axis
    let proposed = release.proposal.target[axis]
    let isChosen = answer[axis] != proposed
    let advance = (answer[axis] - notches.origin) * notches.direction
    let isStuck = advance <= Self.stopTolerance

    switch release.question {
    case .afterFewer(let all)
    where !isChosen || advance > (all - notches.origin) * notches.direction:
      // It has stops in some places only, and all the notches led to one of them.
      var target = answer
      target[axis] = all
      return .takes(target)
    case .wherever where isChosen && !isStuck && notches.counting < notches.all:
      release.question = .afterFewer(all: answer[axis])
      return ask(release, about: notches.origin + notches.reach, axis)
    case _ where isChosen && isStuck:
      release.question = .furtherOn
      let further = notches.origin + 2 * (proposed - notches.origin)
      let isLast = further.clamped(to: geometry.range(axis)) == proposed
      return isLast ? .takes(answer) : ask(release, about: further, axis)
    default:
      return .takes(answer)
    }
  }

  /// A target this near to where the content stood, in points, is no other stop.
  private static let stopTolerance = 0.5

  private mutating func ask(
    _ release: Release, about target: Double, _ axis: ScrollAxis
  ) -> ReleaseVerdict {
    var release = release
    var proposal = release.proposal.target
    proposal[axis] = target.clamped(to: geometry.range(axis))
    release.proposal = ReleaseProposal(velocity: release.proposal.velocity, target: proposal)
    self.release = release
    return .asks(release.proposal)
  }
}

extension IndirectInput.Notches {
  /// How far those that count go, with their sign.
  fileprivate var reach: Double { Double(counting) * step * direction }
}
