import Foundation
import SDLHost
import ScrollFixtures

@testable import ScrollPhysics
@testable import Scrollery
@testable import ViewKit
@testable import ViewKitTesting

/// The whole program in a window without a display, on a virtual clock, looked at after each event.
final class RandomSession {
  /// How the window opens.
  struct Opening: Equatable {
    var screen = 0
    var size = CGSize(width: 375, height: 667)
    var scale = 1.0
    var isBare = false

    init() {}

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed ^ 0x5EED)
      screen = random.below(Screen.all.count)
      isBare = random.chance(0.3)
      scale = random.chance(0.8) ? 1 : 2
      if random.chance(0.4) { size = CGSize(width: 1000, height: 700) }
    }

    /// The command that plays a script to such a window.
    var command: String {
      "scrollery \(Screen.all[screen].name)\(isBare ? " --bare" : "") --size "
        + "\(Int(size.width))x\(Int(size.height)) --scale \(scale) --headless --script -"
    }
  }

  private let stage: Stage
  private let root: RootController
  private let host: HeadlessHost
  private var list = DisplayList()
  private let callbacks = CallbackRules()
  private var drawing = DrawingRules()
  private var found = ViewRules.Found()
  /// Every scroll view that was seen in the window.
  private var known: [ObjectIdentifier: Known] = [:]
  private(set) var events = 0

  private struct Known { weak var view: UIScrollView? }

  /// Events between two frames that are drawn, and between two that are encoded: drawing without a
  /// graphics card takes far longer than all the rest.
  private static let drawingInterval = 128
  private static let encodingInterval = 4
  private static let rowsWithoutReuse = 1_000
  /// Bytes of a row without reuse, which are kept on purpose, once asked for, as that screen tells.
  private static let rowWithoutReuse = 8_400
  /// In a tree of more views, all are looked at only now and then.
  private static let manyViews = 3_000

  init(_ opening: Opening) throws {
    let resources = try HostResources.standard()
    host = try HeadlessHost(size: opening.size, scale: opening.scale, resources: resources)
    weak let figures: HeadlessHost? = host
    root = RootController(
      screens: Screen.all, opening: opening.screen, isBare: opening.isBare
    ) { FigureSources(statistics: figures?.statistics) }
    let window = UIWindow(size: opening.size, scale: opening.scale)
    window.overrideUserInterfaceStyle = .light
    window.rootViewController = root
    stage = Stage(window, resources: .success(resources), framesPerSecond: 60)
    stage.onRows = { [root] in root.changeRowCount(to: $0) }
    stage.onOverlays = { [root] names in
      root.setOverlays(Set(names.compactMap(OverlayKind.init)), animated: true)
    }
    window.observeCallbacks { [callbacks] in callbacks.take($0, $1) }
    _ = check()
  }

  private var window: UIWindow { stage.window }

  // MARK: Playing

  /// Does a step, and looks at everything after each event that it comes to. A step that can do
  /// nothing here is left out.
  func play(_ step: ScriptStep) -> Fault? {
    guard isPlayable(step) else { return nil }
    for moment in stage.moments.moments(of: step) {
      if let fault = play(moment) ?? check() { return fault }
    }
    return nil
  }

  private func play(_ moment: ScriptMoments.Moment) -> Fault? {
    events += 1
    switch moment {
    case .event, .pause: stage.run(moment)
    case .step(.settle(let milliseconds)):
      // A long list is not at its end as soon as that.
      guard stage.settle(within: .seconds(milliseconds / 1000)) || isKeyHeld else {
        return Fault(
          "everything comes to rest", "\(window.schedule.observers.map { type(of: $0) })")
      }
    case .step(let step):
      do {
        try stage.perform(step, line: events)
        try follow(step)
      } catch {
        return Fault("steps can be done", "\(error)")
      }
    }
    return nil
  }

  private var isKeyHeld: Bool {
    found.scrollViews.contains { $0.window === window && $0.machine.heldKey != nil }
  }

  /// Does to what this session draws into what the stage does to its own.
  private func follow(_ step: ScriptStep) throws {
    switch step {
    case .size, .scale:
      if try host.resize(to: window.bounds.size, scale: window.scale) {
        window.send(.targetsLost, at: window.time)
      }
    case .lose(.targets): host.loseTargets()
    case .lose(.device): host.loseDevice()
    default: break
    }
  }

  func isPlayable(_ step: ScriptStep) -> Bool {
    switch step {
    // Without reuse every row takes memory, for as long as the program runs.
    case .rows(let count):
      root.current is any RowCountChanging
        && (count <= Self.rowsWithoutReuse || !(root.current is NaiveScreen))
    case .offset(let id, let point, _):
      // The program may put content anywhere, and there it stays; here it asks for what exists.
      surroundings.places.first { $0.id == id }.map { Self.contains($0.offsets, point) } ?? false
    default: true
    }
  }

  private static func contains(_ offsets: CGRect, _ point: CGPoint) -> Bool {
    (offsets.minX...offsets.maxX).contains(point.x)
      && (offsets.minY...offsets.maxY).contains(point.y)
  }

  var surroundings: RandomSteps.Surroundings {
    let named = found.scrollViews.compactMap { view -> (id: String, offsets: CGRect)? in
      guard let id = view.accessibilityIdentifier, !id.isEmpty, view.arranger == nil,
        view.window === window
      else { return nil }
      let range = (x: view.machine.geometry.range(.x), y: view.machine.geometry.range(.y))
      return (
        id,
        CGRect(
          x: range.x.lowerBound, y: range.y.lowerBound,
          width: range.x.upperBound - range.x.lowerBound,
          height: range.y.upperBound - range.y.lowerBound)
      )
    }
    return RandomSteps.Surroundings(
      size: window.bounds.size, screens: Screen.all.count,
      acceptsRows: root.current is any RowCountChanging, places: named)
  }

  // MARK: Looking

  private func check() -> Fault? {
    callbacks.forgetWhatRests()
    if let fault = callbacks.fault ?? ViewRules.fault(of: window) { return fault }
    let isLookedThrough =
      found.count < Self.manyViews || events.isMultiple(of: Self.drawingInterval)
    if isLookedThrough {
      found.count = 0
      found.scrollViews.removeAll(keepingCapacity: true)
      if let fault = ViewRules.fault(below: window, in: window, &found) { return fault }
      for view in found.scrollViews { known[ObjectIdentifier(view)] = Known(view: view) }
    }
    for view in found.scrollViews where view.window === window {
      if let fault = fault(in: view) { return fault }
    }
    return faultOutside() ?? (isLookedThrough ? faultOfPicture() : nil)
  }

  private func fault(in view: UIScrollView) -> Fault? {
    if let fault = ScrollRules.fault(in: view, of: window) ?? callbacks.check(view) {
      return fault
    }
    if let list = view as? any ReusingList, let fault = ListRules.fault(in: list) { return fault }
    return (view as? ContainerScrollView).flatMap(ViewRules.fault(in:))
  }

  private func faultOutside() -> Fault? {
    for (id, entry) in known {
      guard let view = entry.view else {
        known[id] = nil
        continue
      }
      guard view.window == nil else { continue }
      if let fault = ScrollRules.faultOutside(view) { return fault }
    }
    return nil
  }

  private func faultOfPicture() -> Fault? {
    let isDrawn = events.isMultiple(of: Self.drawingInterval)
    guard isDrawn || events.isMultiple(of: Self.encodingInterval) else { return nil }
    _ = window.update(at: stage.now.seconds)
    let earlier = list.released
    // What was encoded and not drawn is to be drawn with this frame.
    if isDrawn { window.layersLost() }
    window.encode(into: &list)
    if let fault = drawing.fault(in: list) { return fault }
    list.released += earlier
    guard isDrawn else { return nil }
    host.draw(list)
    list.released.removeAll()
    return drawing.fault(in: host.statistics)
  }

  var figures: SessionFigures {
    var (cells, rows) = (0, 0)
    for case let list as any ReusingList in known.values.lazy.map(\.view) {
      let count = list.reuseCounts.live + list.reuseCounts.queued
      if list.superview is NaiveListsView { rows += count } else { cells += count }
    }
    return SessionFigures(
      memory: heapUse - rows * Self.rowWithoutReuse, textures: host.statistics.texturesLive,
      cells: cells,
      views: found.count,
      observers: window.schedule.observers.count + window.schedule.timers.count
        + window.callbackObserverCount)
  }
}
