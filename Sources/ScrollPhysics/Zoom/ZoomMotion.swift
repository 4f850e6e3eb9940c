/// The motion from one magnification and offset to another: each point of the content goes
/// straight there, as with an animated transform, in the 0.3 s of an animated offset.
package struct ZoomMotion: Sendable {
  /// A magnification, and the offset of the magnified content.
  package struct State: Sendable, Equatable {
    package var scale: Double
    package var offset: ScrollVector

    package init(scale: Double, offset: ScrollVector) {
      self.scale = scale
      self.offset = offset
    }
  }

  package let target: State
  private let origin: State
  private let progress = EaseCurve(from: 0, to: 1)

  package init(from origin: State, to target: State) {
    self.origin = origin
    self.target = target
  }

  package var duration: Double { progress.duration }

  /// Milliseconds since it began.
  package func state(at time: Double) -> State {
    guard time < duration else { return target }
    let part = progress.position(at: time)
    return State(
      scale: origin.scale + (target.scale - origin.scale) * part,
      offset: origin.offset + (target.offset - origin.offset) * part)
  }
}
