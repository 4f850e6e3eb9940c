/// The motion of one axis.
enum AxisMotion: Sendable {
  case rest
  case glide(Glide)
  case page(PageSpring)
  case ease(EaseCurve)
  case spring(CriticalSpring)
  case keyboard(KeyboardScroll)

  var isSpring: Bool {
    if case .spring = self { true } else { false }
  }

  mutating func slide(by distance: Double) {
    func slid<Path: Motion>(_ motion: Path) -> Path {
      var motion = motion
      motion.slide(by: distance)
      return motion
    }
    switch self {
    case .rest: break
    case .glide(let motion): self = .glide(slid(motion))
    case .page(let motion): self = .page(slid(motion))
    case .ease(let motion): self = .ease(slid(motion))
    case .spring(let motion): self = .spring(slid(motion))
    case .keyboard(let motion): self = .keyboard(slid(motion))
    }
  }

  func position(at time: Double) -> Double? {
    switch self {
    case .rest: nil
    case .glide(let motion): motion.position(at: time)
    case .page(let motion): motion.position(at: time)
    case .ease(let motion): motion.position(at: time)
    case .spring(let motion): motion.position(at: time)
    case .keyboard(let motion): motion.position(at: time)
    }
  }

  func velocity(at time: Double) -> Double {
    switch self {
    case .rest: 0
    case .glide(let motion): motion.velocity(at: time)
    case .page(let motion): motion.velocity(at: time)
    case .ease(let motion): motion.velocity(at: time)
    case .spring(let motion): motion.velocity(at: time)
    case .keyboard(let motion): motion.velocity(at: time)
    }
  }

  var duration: Double {
    switch self {
    case .rest: 0
    case .glide(let motion): motion.duration
    case .page(let motion): motion.duration
    case .ease(let motion): motion.duration
    case .spring(let motion): motion.duration
    case .keyboard(let motion): motion.duration
    }
  }

  var target: Double? {
    switch self {
    case .rest: nil
    case .glide(let motion): motion.target
    case .page(let motion): motion.target
    case .ease(let motion): motion.target
    case .spring(let motion): motion.target
    case .keyboard(let motion): motion.target
    }
  }
}
