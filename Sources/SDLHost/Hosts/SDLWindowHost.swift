import Foundation
import ViewKit

/// Runs a window's views in a window on the display: input, frames, drawing.
///
/// While nothing moves it sleeps in SDL's wait for events; no frame is drawn and no time used.
public final class SDLWindowHost {
  /// The root of the views. Its time is this host's.
  public let window: UIWindow
  /// Called after each frame that was shown.
  public var onFrame: (() -> Void)?
  /// Called when the display has gone, as when its server ends. The program cannot go on then: Xlib
  /// ends it when this returns.
  public var onDisplayLost: (() -> Void)? {
    didSet { DisplayLoss.watch(library) { [weak self] in self?.onDisplayLost?() } }
  }
  /// The renderer in use, such as `software` or `opengl`.
  public var rendererName: String { renderer.handle.name }
  /// What the last frame took to lay out and draw, in seconds, without waiting for the display.
  public private(set) var frameCost: TimeInterval = 0

  private let library: SDLLibrary
  private let screen: WindowHandle
  private let resources: HostResources
  private var renderer: Renderer
  private var clock: HostClock
  private var translator: EventTranslator
  private var pacer: FramePacer
  private var list = DisplayList()
  private var isRunning = false
  private var isExposed = true
  private var isDrawing = false
  private var actions: [Action] = []
  private var cursors: [PointerShape: CursorHandle] = [:]
  private var watch: EventWatch?
  private let mailbox = HostMailbox()

  private struct Action {
    var time: TimeInterval
    var run: () -> Void
  }

  /// Opens a window.
  /// - Parameters:
  ///   - size: in points.
  ///   - renderer: the name of one of SDL's renderers, in place of the automatic choice.
  /// - Throws: if there is no display, or no renderer that works.
  public convenience init(
    title: String, size: CGSize, renderer name: String? = nil, resources: HostResources
  ) throws(SDLError) {
    try self.init(
      title: title, size: size, renderer: name, resources: resources, waitsForDisplay: true)
  }

  /// Opens a window whose frames, if asked, do not wait for the display: to measure what they take.
  package init(
    title: String, size: CGSize, renderer name: String?, resources: HostResources,
    waitsForDisplay: Bool
  ) throws(SDLError) {
    library = try SDLLibrary(.video)
    let opened = try RendererChoice.open(
      library: library, title: title, width: PixelGrid.round(size.width),
      height: PixelGrid.round(size.height), driver: name, waitsForDisplay: waitsForDisplay)
    screen = opened.window
    self.resources = resources
    renderer = Renderer(opened.renderer, fonts: resources.fonts)
    clock = HostClock()
    pacer = FramePacer(
      refreshRate: opened.window.refreshRate, presentWaits: opened.waitsForDisplay)
    translator = EventTranslator(size: size)
    window = UIWindow(size: size, scale: 1)
    HostServices.clipboard = Clipboard(library: library)
    window.onPointerShape = { [weak self] in self?.show($0) }
    watch = EventWatch(window: screen.identifier) { [weak self] in self?.resizedWhileHeldUp() }
    takeGeometry()
    HostServices.background = ThreadedWork(mailbox)
  }

  // MARK: - Running

  /// Seconds since the host was made.
  public var now: TimeInterval { clock.now }

  public var statistics: DrawStatistics { renderer.statistics }

  /// Shows the window and runs it until it is closed or `stop` is called.
  public func run() {
    isRunning = true
    DisplayLoss.show(screen)
    while isRunning {
      sleep()
      takeEvents()
      takeMail()
      runActions()
      if isRunning, isExposed || pacer.isDue(situation) { frame() }
    }
  }

  /// Shows the window and runs one frame at once, whenever it is due: to measure what it takes.
  package func runFrame() {
    if screen.isHidden { screen.show() }
    takeEvents()
    frame()
  }

  /// Ends `run` after what is going on.
  public func stop() { isRunning = false }

  /// Does something at a time, in seconds since the host was made.
  public func perform(at time: TimeInterval, _ action: @escaping () -> Void) {
    actions.append(Action(time: time, run: action))
  }

  /// Sends input to the window as if a person had given it now.
  public func send(_ event: InputEvent) {
    window.send(event, at: clock.frameTime())
  }

  private var situation: FramePacer.Situation {
    let action = actions.lazy.map(\.time).min()
    let deadlines = [window.nextDeadline, action].compactMap { $0 }
    return FramePacer.Situation(
      now: clock.now, needsFrame: window.needsFrame || isExposed || renderer.isBlurred,
      isHidden: screen.isHidden,
      deadline: deadlines.min())
  }

  private func sleep() {
    guard !isExposed || screen.isHidden else { return }
    let situation = situation
    guard let seconds = pacer.sleep(situation) else {
      _ = EventQueue.wait(upTo: nil)
      return
    }
    // SDL's wait counts whole milliseconds.
    if seconds >= 0.001, !situation.isHidden {
      _ = EventQueue.wait(upTo: seconds)
    } else if seconds > 0 {
      Thread.sleep(forTimeInterval: seconds)
    }
  }

  private func runActions() {
    let now = clock.now
    guard actions.contains(where: { $0.time <= now }) else { return }
    let due = actions.filter { $0.time <= now }.sorted { $0.time < $1.time }
    actions.removeAll { $0.time <= now }
    // What an action begins, such as an animation, begins now and not at the last event.
    if window.update(at: clock.frameTime()) { isExposed = true }
    for action in due { action.run() }
  }

  /// Takes over what was done on other threads.
  private func takeMail() {
    let letters = mailbox.takeAll()
    guard !letters.isEmpty else { return }
    // What a result begins, such as an animation, begins now and not at the last event.
    if window.update(at: clock.frameTime()) { isExposed = true }
    for letter in letters { letter() }
  }

  // MARK: - Events

  private func takeEvents() {
    for entry in EventQueue.takeAll(for: screen.identifier) {
      take(entry.event)
      let time = clock.time(ofTicks: entry.ticks)
      for input in translator.translate(entry.event, at: time) { window.send(input, at: time) }
    }
  }

  private func take(_ event: HostEvent) {
    switch event {
    case .geometryChanged: takeGeometry()
    case .exposed, .visibilityChanged: isExposed = true
    case .targetsLost: isExposed = true
    case .deviceLost:
      renderer.loseTextures()
      isExposed = true
    case .closed:
      if DisplayLoss.hasHappened(to: screen) { onDisplayLost?() }
      stop()
    default: break
    }
  }

  /// Takes over the size and scale that the window has now. A minimised window may have none.
  private func takeGeometry() {
    takeSurface()
    let (size, output) = (screen.size, renderer.handle.outputSize)
    guard size.width > 0, size.height > 0, output.width > 0, output.height > 0 else { return }
    let points = CGSize(width: size.width, height: size.height)
    let scale = Double(output.width) / Double(size.width)
    translator.size = points
    pacer.setRefreshRate(screen.refreshRate)
    guard points != window.bounds.size || scale != window.scale else { return }
    window.send(.resized(points, scale: scale), at: clock.frameTime())
    isExposed = true
  }

  /// A window that is drawn to directly has other pixels when its size changes.
  private func takeSurface() {
    guard let old = renderer.handle.surface else { return }
    do {
      let surface = try SurfaceHandle(of: screen)
      guard !surface.isSame(as: old) else { return renderer.painter.forget() }
      let statistics = renderer.statistics
      renderer = Renderer(try RendererHandle(surface: surface), fonts: resources.fonts)
      renderer.earlier = statistics
      window.send(.deviceLost, at: clock.frameTime())
    } catch {
      Report.once("\(error)")
    }
  }

  private func resizedWhileHeldUp() {
    guard isRunning, !isDrawing, clock.now - window.time >= pacer.interval else { return }
    takeGeometry()
    frame()
  }

  private func show(_ shape: PointerShape) {
    let cursor = cursors[shape] ?? CursorHandle(library: library, shape: shape)
    cursors[shape] = cursor
    cursor?.show()
  }

  // MARK: - Frames

  private func frame() {
    isDrawing = true
    defer { isDrawing = false }
    let start = clock.frameTime()
    let changed = window.update(at: start)
    let isShown = (changed || isExposed || renderer.isBlurred) && !screen.isHidden
    if isShown {
      window.encode(into: &list)
      renderer.draw(list)
      renderer.handle.flush()
      frameCost = clock.now - start
      renderer.handle.present(isExposed ? [renderer.canvas.bounds] : renderer.painter.changed)
      renderer.frameWasPresented()
      isExposed = false
    }
    pacer.frameDone(start: start, wasPresented: isShown)
    if isShown { onFrame?() }
  }

  // MARK: - Pictures

  /// What the window shows, RGBA with 8 bits a channel, rows from the top.
  public func picture() throws(SDLError) -> (width: Int, height: Int, pixels: [UInt8]) {
    let image = try snapshot()
    return (image.width, image.height, image.rgba)
  }

  /// Writes what the window shows to a PNG file.
  public func savePNG(to path: String) throws(AssetError) {
    do {
      try SurfaceHandle(image: snapshot()).savePNG(to: path)
    } catch {
      throw .unwritable(file: path, reason: error.message)
    }
  }

  /// After presenting a renderer no longer has the frame, so it is drawn once more; layers have
  /// their textures already.
  private func snapshot() throws(SDLError) -> PixelImage {
    // What was lost or has changed since the last frame is drawn first.
    if window.needsFrame, !screen.isHidden { frame() }
    list.passes.removeAll(keepingCapacity: true)
    list.released.removeAll(keepingCapacity: true)
    renderer.draw(list)
    if renderer.isBlurred { renderer.draw(list) }
    let size = renderer.handle.outputSize
    var image = PixelImage(width: size.width, height: size.height)
    try renderer.handle.readPixels(into: &image)
    isExposed = true
    return image
  }

  /// Gives the window another size, in points.
  public func resize(to size: CGSize) {
    screen.size = (PixelGrid.round(size.width), PixelGrid.round(size.height))
    takeGeometry()
  }

  /// Lets the renderer lose what was drawn into textures, or all textures, as some devices do.
  public func lose(device: Bool) {
    if device { renderer.loseTextures() } else { renderer.loseTargets() }
    send(device ? .deviceLost : .targetsLost)
  }
}
