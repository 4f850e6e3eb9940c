@testable import ScrollPhysics

/// The order in which a delegate may be called:
///
/// a drag is a begin, an ask (or several, of a wheel in content with stops), and an end; a
/// deceleration begins right after the end of a drag that promised it, or of itself when none is
/// going on; between two drags it ends only if the content comes to rest, and it always ends once.
struct CallbackGrammar {
  private(set) var isDragging = false
  private(set) var owesDecelerationEnd = false
  private var isAsked = false
  private var promisesDeceleration = false
  /// What was wrong first.
  private(set) var fault: String?

  private mutating func require(_ condition: Bool, _ sentence: String) {
    if !condition, fault == nil { fault = sentence }
  }

  mutating func willEndDragging() {
    require(isDragging, "an end of a drag that has not begun")
    isAsked = true
  }

  /// - Returns: whether the machine is to be told that its end of deceleration was reported.
  mutating func take(_ actions: ScrollActions) {
    if actions.contains(.willEndDragging) { willEndDragging() }
    if actions.contains(.didEndDragging) {
      require(isDragging && isAsked, "didEndDragging without a begin or an ask")
      isDragging = false
      promisesDeceleration = actions.contains(.willBeginDecelerating)
    }
    if actions.contains(.willBeginDecelerating) {
      require(!isDragging, "a deceleration during a drag")
      promisesDeceleration = false
      owesDecelerationEnd = true
    }
    require(!promisesDeceleration, "a promised deceleration that does not begin")
    if actions.contains(.didEndDecelerating) {
      require(owesDecelerationEnd, "an end of a deceleration that has not begun")
      require(!isDragging, "an end of a deceleration during a drag")
      owesDecelerationEnd = false
    }
    if actions.contains(.willBeginDragging) {
      require(!isDragging, "a drag begun twice")
      isDragging = true
      isAsked = false
    }
  }
}
