import Foundation
import ViewKit

/// A tape to flick, the constants that its motion follows, and what it did against what the closed
/// forms of the motions say.
final class LabScreen: UIViewController, UIScrollViewDelegate, VariantChanging {
  private static let wideWidth: CGFloat = 720
  private static let controlsWidth: CGFloat = 304
  private static let tapeHeight: CGFloat = 120
  private static let leastPlotHeight: CGFloat = 148

  let scroll = UIScrollView(frame: .zero)
  let tape = LabTape(frame: .zero)
  let controls = LabControls(frame: .zero)
  let plots = [LabPlotView(.offset), LabPlotView(.velocity)]

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Lab"
  }

  required init?(coder: NSCoder) { return nil }

  /// What was done last.
  private(set) var gesture: LabGesture? {
    didSet { for plot in plots { plot.gesture = gesture } }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.canvas
    scroll.accessibilityIdentifier = "lab"
    tape.scroll.delegate = self
    controls.onChange = { [weak self] in self?.use($0) }
    view.addSubview(scroll)
    for part in [tape] + plots + [controls] { scroll.addSubview(part) }
    use(controls.settings)
  }

  override var preferredKeyResponder: UIResponder? { tape.scroll }

  private func use(_ settings: LabSettings) {
    tape.scroll.decelerationRate = .init(rawValue: settings.rate)
    tape.scroll.rubberBandConstant = settings.rubberBand
    tape.scroll.bounces = settings.bounces
    tape.scale.settings = settings
  }

  func showNextVariant() {
    var settings = controls.settings
    settings.stops = LabSettings.Stops(rawValue: settings.stops.rawValue + 1) ?? .free
    controls.take(settings)
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds: CGRect = view.bounds
    guard scroll.frame != bounds else { return }
    scroll.frame = bounds
    let column = ContentColumn(width: bounds.width)
    tape.frame = CGRect(
      x: column.x, y: Theme.group, width: column.width, height: Self.tapeHeight)
    let top = tape.frame.maxY + Theme.group
    let isWide = bounds.width >= Self.wideWidth
    let bottom =
      isWide
      ? arrangeSideBySide(column, top: top, height: bounds.height - top - Theme.group)
      : arrangeOnTopOfEachOther(column, top: top)
    scroll.contentSize = CGSize(width: bounds.width, height: bottom + Theme.group)
  }

  private func arrangeSideBySide(
    _ column: ContentColumn, top: CGFloat, height room: CGFloat
  ) -> CGFloat {
    let height = max(LabControls.height, room)
    controls.frame = CGRect(
      x: column.x, y: top, width: Self.controlsWidth, height: LabControls.height)
    let x = controls.frame.maxX + Theme.group
    let plotHeight = ((height - Theme.group) / 2).rounded(.down)
    placePlots(
      x: x, top: top, width: column.x + column.width - x, height: plotHeight, gap: Theme.group)
    return top + height
  }

  private func arrangeOnTopOfEachOther(_ column: ContentColumn, top: CGFloat) -> CGFloat {
    placePlots(
      x: column.x, top: top, width: column.width, height: Self.leastPlotHeight, gap: Theme.gap)
    let y = (plots.last?.frame.maxY ?? top) + Theme.group
    controls.frame = CGRect(x: column.x, y: y, width: column.width, height: LabControls.height)
    return controls.frame.maxY
  }

  private func placePlots(x: CGFloat, top: CGFloat, width: CGFloat, height: CGFloat, gap: CGFloat) {
    for (index, plot) in plots.enumerated() {
      plot.frame = CGRect(
        x: x, y: top + CGFloat(index) * (height + gap), width: max(width, 0), height: height)
    }
  }

  // MARK: What the tape does

  private var time: TimeInterval { view.window?.time ?? 0 }

  private func sample(_ tape: UIScrollView) -> LabGesture.Sample {
    LabGesture.Sample(
      time: time, offset: tape.contentOffset.x, velocity: tape.scrollVelocity.x * 1000,
      pulled: tape.pulledContentOffset?.x)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    tape.scale.ghost = nil
    let settings = controls.settings
    let rules = LabGesture.Rules(
      rate: settings.rate, rubberBand: settings.rubberBand, bounces: settings.bounces,
      viewport: scrollView.bounds.width, greatestOffset: LabTape.length,
      scale: traitCollection.displayScale)
    gesture = LabGesture(
      rules,
      from: LabGesture.Sample(time: time, offset: scrollView.contentOffset.x, velocity: 0))
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    tape.follow()
    guard scrollView.isDragging else {
      // Keys, or the program: nothing was announced.
      tape.scale.ghost = nil
      return
    }
    if scrollView.phaseName == "wheeling" { gesture?.followsWheel = true }
    gesture?.note(sample(scrollView))
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let proposed = targetContentOffset.pointee.x
    let target = controls.settings.target(for: proposed, upTo: LabTape.length)
    targetContentOffset.pointee.x = target
    tape.scale.ghost = target
    gesture?.letGo(
      LabGesture.Release(
        time: time, offset: scrollView.contentOffset.x, velocity: velocity.x, target: target,
        isChosen: target != proposed))
  }
}
