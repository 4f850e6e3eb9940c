import Foundation
import ViewKit

/// A landscape whose layers move at different speeds: the nearer one is, the more it keeps up with
/// the list below, and the further the picture is drawn out, the further they come apart.
final class LandscapeView: DayNightView {
  /// A layer's picture, and how much of a change of height it follows: 0 for one that stays at the
  /// top edge, 1 for one that keeps to the bottom edge.
  private static let depths: [(name: String, follows: CGFloat)] = [
    ("landscape-sky", 0), ("landscape-clouds", 0.3), ("landscape-mountains", 0.6),
    ("landscape-hills", 0.82), ("landscape-foreground", 1),
  ]
  private static let sunSize: CGFloat = 160
  private static let sunFollows: CGFloat = 0.16

  private let layers = LandscapeView.depths.map { _ in LandscapeLayerView() }
  private let sun = UIImageView(image: nil)

  /// The height in points at which the layers lie as they were drawn.
  var restingHeight: CGFloat = 240 {
    didSet { if restingHeight != oldValue { setNeedsLayout() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    // What a picture that is drawn out leaves free below the sky is the colour of its lower edge.
    backgroundColor = UIColor(light: 0xFDF1D6, dark: 0x5C6F97)
    for layer in layers { addSubview(layer) }
    insertSubview(sun, aboveSubview: layers[0])
    updatePictures()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func showPictures(ending: String) {
    for (layer, depth) in zip(layers, Self.depths) {
      layer.image = UIImage(named: depth.name + ending)
    }
    sun.image = UIImage(named: "landscape-sun" + ending)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let change = bounds.height - restingHeight
    let size = LandscapeLayerView.tile
    for (layer, depth) in zip(layers, Self.depths) {
      let bottom = restingHeight + change * depth.follows
      // The sky hangs from the top, everything else stands on the ground.
      let y = depth.follows == 0 ? 0 : bottom - size.height
      layer.frame = CGRect(x: 0, y: y, width: bounds.width, height: size.height)
    }
    let middle = CGPoint(
      x: (bounds.width * 0.7).rounded(),
      y: restingHeight * 0.34 + change * Self.sunFollows)
    sun.frame = CGRect(
      x: middle.x - Self.sunSize / 2, y: middle.y - Self.sunSize / 2, width: Self.sunSize,
      height: Self.sunSize)
  }
}
