import Foundation

/// The spokes of a refresh control: they come one after the other as it is pulled, and turn while
/// it refreshes.
final class RefreshSpinner: UIView {
  static let side: CGFloat = 28
  private static let spokes = 8
  /// Seconds for a spoke's turn: a whole one takes 0.8 s.
  private static let beat: TimeInterval = 0.1

  /// How far it has been pulled, from 0 to 1.
  var progress: CGFloat = 0 {
    didSet { if progress != oldValue { setNeedsDisplay() } }
  }
  private var leader: Int?
  private var timer: WindowTimer?

  func start() {
    leader = 0
    setNeedsDisplay()
    scheduleTurn()
  }

  func stop() {
    leader = nil
    timer?.cancel()
    timer = nil
    setNeedsDisplay()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    timer?.cancel()
    timer = nil
    if leader != nil { scheduleTurn() }
  }

  private func scheduleTurn() {
    timer?.cancel()
    timer = window?.schedule(after: Self.beat) { [weak self] in self?.turn() }
  }

  private func turn() {
    guard let leader else { return }
    self.leader = (leader + 1) % Self.spokes
    setNeedsDisplay()
    scheduleTurn()
  }

  override var drawsContent: Bool { progress > 0 || leader != nil }

  override func drawContent(in context: DrawContext) {
    let shown = leader == nil ? Int((progress * CGFloat(Self.spokes)).rounded(.down)) : Self.spokes
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    for spoke in 0..<shown {
      let angle = CGFloat(spoke) * 2 * .pi / CGFloat(Self.spokes) - .pi / 2
      let direction = CGPoint(x: cos(angle), y: sin(angle))
      let ends = [6.0, 12.0].map { radius in
        CGPoint(x: middle.x + direction.x * radius, y: middle.y + direction.y * radius)
      }
      context.line(ends, width: 3, UIColor.secondaryLabel.withAlphaComponent(strength(of: spoke)))
    }
  }

  /// The leading spoke is the strongest, those behind it fade.
  private func strength(of spoke: Int) -> CGFloat {
    guard let leader else { return 0.7 }
    let behind = (leader - spoke + Self.spokes) % Self.spokes
    return max(0.75 - 0.09 * CGFloat(behind), 0.12)
  }
}
