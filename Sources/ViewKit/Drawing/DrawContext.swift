import Foundation

/// Where a view writes what it draws itself, in the coordinates of its bounds. A null rectangle is
/// nowhere: nothing is drawn there.
@MainActor public final class DrawContext {
  private var encoder: SceneEncoder?
  private var origin: CGPoint = .zero
  private var alpha: CGFloat = 1
  public private(set) var bounds: CGRect = .zero

  init() {}

  func begin(_ encoder: SceneEncoder, origin: CGPoint, alpha: CGFloat, bounds: CGRect) {
    self.encoder = encoder
    self.origin = origin
    self.alpha = alpha
    self.bounds = bounds
  }

  /// Nobody draws outside of the frame, and who has made this is not held by it.
  func end() { encoder = nil }

  public var traitCollection: UITraitCollection { encoder?.traits ?? .standard }

  public func fill(_ rect: CGRect, _ color: UIColor) {
    guard !rect.isNull else { return }
    encoder?.append(.fill(shifted(rect), resolved(color)))
  }

  /// A rectangle with round corners, with a border inside its edge if it has a width.
  public func fill(
    _ rect: CGRect, cornerRadius: CGFloat, _ color: UIColor, borderWidth: CGFloat = 0,
    borderColor: UIColor = .clear
  ) {
    guard !rect.isNull else { return }
    encoder?.append(
      .roundedRect(
        shifted(rect), radius: min(cornerRadius, min(rect.width, rect.height) / 2),
        fill: resolved(color), borderWidth: borderWidth, border: resolved(borderColor)))
  }

  /// An outline inside the rectangle's edge; dashes and gaps have the length `dash`, 0 for none.
  public func outline(_ rect: CGRect, width: CGFloat, _ color: UIColor, dash: CGFloat = 0) {
    guard !rect.isNull else { return }
    encoder?.append(
      .outline(shifted(rect), width: width, color: resolved(color), dash: dash))
  }

  public func line(_ points: [CGPoint], width: CGFloat, _ color: UIColor) {
    encoder?.append(.polyline(points.map { $0 + origin }, width: width, color: resolved(color)))
  }

  public func text(_ run: TextRun, at point: CGPoint, _ color: UIColor) {
    guard !run.text.isEmpty else { return }
    encoder?.append(.text(run, point + origin, resolved(color)))
  }

  public func picture(_ picture: Picture, in rect: CGRect, tint: UIColor? = nil) {
    guard !rect.isNull else { return }
    encoder?.append(
      .picture(picture, shifted(rect), tint: tint.map(resolved), alpha: alpha))
  }

  private func shifted(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: origin.x, dy: origin.y) }

  private func resolved(_ color: UIColor) -> DrawColor {
    color.drawColor(traitCollection).faded(by: alpha)
  }
}
