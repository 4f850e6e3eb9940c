import Foundation
import ScrollFixtures
import ViewKit
import ViewKitTesting

/// What a person with every device, and a program that changes its mind, might do next.
///
/// Things are done as they are done in life, mostly: a drag is a press, motions and a release. Some
/// are left half done, so that everything may happen during everything else.
struct RandomSteps {
  /// What there is to be used.
  struct Surroundings {
    var size: CGSize
    var screens: Int
    var acceptsRows: Bool
    /// Scroll views by their identifiers, and the offsets that they may have.
    var places: [(id: String, offsets: CGRect)]
  }

  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func next(in surroundings: Surroundings) -> [ScriptStep] {
    switch random.below(100) {
    case 0..<22: drag(surroundings)
    case 22..<30: flick(surroundings)
    case 30..<38: click(surroundings)
    case 38..<46: wheel(surroundings)
    case 46..<54: trackpad(surroundings)
    case 54..<60: fingers(surroundings)
    case 60..<62: pinch(surroundings)
    case 62..<72: keys()
    case 72..<75: [.key(digit(surroundings.screens), [], .press)]
    case 75..<78: offset(surroundings)
    case 78..<80: rows(surroundings)
    case 80..<82: [.overlay(overlays())]
    case 82..<84: resize()
    case 84: [.scale([1, 1, 1.25, 1.5, 2, 3][random.below(6)])]
    case 85: [.focus(false), wait(), .focus(true)]
    case 86: [.lose(random.chance(0.5) ? .targets : .device)]
    case 87: loose(surroundings)
    case 88..<90: [.settle(atMost: 60_000)]
    default: [wait()]
    }
  }

  // MARK: Pointer

  private mutating func drag(_ surroundings: Surroundings) -> [ScriptStep] {
    var steps: [ScriptStep] = [.move(point(surroundings)), .button(1, isDown: true)]
    if random.chance(0.2) { steps.append(wait()) }
    for _ in 0..<(1 + random.below(3)) {
      steps.append(
        .drag(to: point(surroundings), steps: 1 + random.below(8), every: pause()))
    }
    // Now and then whatever comes next happens with the button held.
    if random.chance(0.9) { steps.append(.button(1, isDown: false)) }
    return steps
  }

  private mutating func flick(_ surroundings: Surroundings) -> [ScriptStep] {
    let start = point(surroundings)
    let reach = (random.unit() * 2 - 1) * 300
    let end =
      random.chance(0.6)
      ? CGPoint(x: start.x, y: (start.y + reach).rounded())
      : CGPoint(x: (start.x + reach).rounded(), y: start.y)
    return [
      .move(start), .button(1, isDown: true), .drag(to: end, steps: 2 + random.below(5), every: 8),
      .button(1, isDown: false), wait(),
    ]
  }

  private mutating func click(_ surroundings: Surroundings) -> [ScriptStep] {
    let button = random.chance(0.95) ? 1 : 2 + random.below(2)
    return [
      .move(point(surroundings)), .button(button, isDown: true), .wait(Double(random.below(300))),
      .button(button, isDown: false),
    ]
  }

  private mutating func wheel(_ surroundings: Surroundings) -> [ScriptStep] {
    var steps: [ScriptStep] = random.chance(0.5) ? [.move(point(surroundings))] : []
    let notches = random.chance(0.7) ? 1.0 : (random.unit() * 4).rounded() / 2
    let sign = random.chance(0.6) ? 1.0 : -1
    let isAcross = random.chance(0.2)
    for _ in 0..<(1 + random.below(6)) {
      let turn = sign * notches
      steps.append(.wheel(isAcross ? CGVector(dx: turn, dy: 0) : CGVector(dx: 0, dy: turn)))
      steps.append(.wait(pause()))
    }
    return steps
  }

  private mutating func trackpad(_ surroundings: Surroundings) -> [ScriptStep] {
    var steps: [ScriptStep] = random.chance(0.5) ? [.move(point(surroundings))] : []
    var speed = CGVector(dx: amount(random.chance(0.3) ? 40 : 2), dy: amount(40))
    for _ in 0..<(1 + random.below(10)) {
      steps += [.finger(speed), .wait(pause())]
      speed.dy += amount(6)
    }
    return steps + [.stop]
  }

  // MARK: Fingers

  private mutating func fingers(_ surroundings: Surroundings) -> [ScriptStep] {
    let count = random.chance(0.6) ? 1 : 2
    var steps = (1...count).map { ScriptStep.touch(id: $0, .down, point(surroundings)) }
    for _ in 0..<(1 + random.below(6)) {
      steps.append(.touch(id: 1 + random.below(count), .move, point(surroundings)))
      steps.append(.wait(pause()))
    }
    if random.chance(0.9) {
      steps += (1...count).map { .touch(id: $0, .up, point(surroundings)) }
    }
    return steps
  }

  private mutating func pinch(_ surroundings: Surroundings) -> [ScriptStep] {
    let center = point(surroundings)
    return (0..<(1 + random.below(4))).flatMap { _ -> [ScriptStep] in
      [.pinch(center: center, factor: 0.5 + 1.5 * random.unit()), .wait(pause())]
    }
  }

  /// Something let go of that may not have been held, or the other way round.
  private mutating func loose(_ surroundings: Surroundings) -> [ScriptStep] {
    switch random.below(4) {
    case 0: [.button(1, isDown: random.chance(0.5))]
    case 1: [.touch(id: 1 + random.below(3), .up, point(surroundings))]
    case 2: [.touch(id: 1 + random.below(3), .down, point(surroundings))]
    default: [.key(.keyboardDownArrow, [], random.chance(0.5) ? .down : .up)]
    }
  }

  // MARK: Keys

  private static let scrolling: [UIKeyboardHIDUsage] = [
    .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow,
    .keyboardPageUp, .keyboardPageDown, .keyboardHome, .keyboardEnd, .keyboardSpacebar,
  ]
  private static let others: [UIKeyboardHIDUsage] = [
    .keyboardTab, .keyboardTab, .keyboardReturnOrEnter, .keyboardEscape, .keyboardEscape,
    .keyboardS, .keyboardS, .keyboardD, .keyboardF, .keyboardR, .keyboardX, .keyboardH,
    .keyboardL, .keyboardSlash,
  ]

  private mutating func keys() -> [ScriptStep] {
    let modifiers: UIKeyModifierFlags = random.chance(0.2) ? .shift : []
    guard random.chance(0.5) else {
      return [.key(Self.others[random.below(Self.others.count)], modifiers, .press)]
    }
    let key = Self.scrolling[random.below(Self.scrolling.count)]
    guard random.chance(0.3) else { return [.key(key, modifiers, .press)] }
    return [.key(key, modifiers, .down), wait(), .key(key, modifiers, .up)]
  }

  private mutating func digit(_ screens: Int) -> UIKeyboardHIDUsage {
    let first = UIKeyboardHIDUsage.keyboard1.rawValue
    return UIKeyboardHIDUsage(rawValue: first + random.below(min(screens, 9)))
  }

  // MARK: The program's side

  private mutating func offset(_ surroundings: Surroundings) -> [ScriptStep] {
    guard !surroundings.places.isEmpty else { return [wait()] }
    let (id, offsets) = surroundings.places[random.below(surroundings.places.count)]
    let point = CGPoint(
      x: offsets.minX + (offsets.width * random.unit()).rounded(.down),
      y: offsets.minY + (offsets.height * random.unit()).rounded(.down))
    return [.offset(id: id, point, isAnimated: random.chance(0.5))]
  }

  private mutating func rows(_ surroundings: Surroundings) -> [ScriptStep] {
    guard surroundings.acceptsRows else { return [wait()] }
    let count =
      switch random.below(8) {
      case 0: 0
      case 1: 1 + random.below(5)
      case 2: 1_000_000 * (1 + random.below(100))
      default: random.below(400)
      }
    return [.rows(count)]
  }

  private mutating func overlays() -> [String] {
    random.chance(0.4) ? [] : Script.overlays.filter { _ in random.chance(0.3) }
  }

  private mutating func resize() -> [ScriptStep] {
    let size =
      switch random.below(12) {
      case 0: CGSize(width: 1, height: 1)
      case 1: CGSize(width: 1 + random.below(40), height: 1 + random.below(900))
      case 2: CGSize(width: 1 + random.below(900), height: 1 + random.below(40))
      case 3: CGSize(width: 0, height: 0)
      case 4: CGSize(width: 333.5, height: 600.25)
      case 5: CGSize(width: 1100, height: 760)
      default: CGSize(width: 250 + random.below(700), height: 300 + random.below(500))
      }
    return [.size(size)]
  }

  // MARK: Numbers

  private mutating func wait() -> ScriptStep {
    switch random.below(10) {
    case 0: .wait(Double(random.below(1500)))
    case 1...3: .wait(Double(random.below(200)))
    default: .wait(Double(1 + random.below(34)))
    }
  }

  private mutating func pause() -> Double { [0, 4, 8, 16, 16, 17, 33][random.below(7)] }
  private mutating func amount(_ reach: Double) -> Double {
    ((random.unit() * 2 - 1) * reach * 4).rounded() / 4
  }

  /// Mostly in the window.
  private mutating func point(_ surroundings: Surroundings) -> CGPoint {
    let size = surroundings.size
    let beyond = random.chance(0.03) ? 80.0 : 0
    return CGPoint(
      x: ((size.width + 2 * beyond) * random.unit() - beyond).rounded(.down),
      y: ((size.height + 2 * beyond) * random.unit() - beyond).rounded(.down))
  }
}
