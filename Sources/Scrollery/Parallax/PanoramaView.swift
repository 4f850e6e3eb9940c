import Foundation
import ViewKit

/// A landscape in layers, behind pages and in front of them: the further away one is, the slower
/// it goes by.
final class PanoramaView: DayNightView {
  private static let sunSize: CGFloat = 176
  /// The sun is so far away that it hardly moves, in parts of the pages' speed.
  private static let sunSpeed: CGFloat = 0.025

  let layers = PanoramaLayer.all.map { PanoramaLayerView($0) }
  private let sky = UIImageView(image: nil)
  private let sun = UIImageView(image: nil)
  private var sunMotion = ParallaxShift(viewport: 0, content: 0, background: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
    sky.contentMode = .scaleAspectFill
    addSubview(sky)
    addSubview(sun)
    for layer in layers { addSubview(layer) }
    updatePictures()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func showPictures(ending: String) {
    sky.image = UIImage(named: "landscape-sky" + ending)
    sun.image = UIImage(named: "landscape-sun" + ending)
    for layer in layers { layer.image = UIImage(named: layer.panorama.picture + ending) }
  }

  /// Fills a window on pages that are so wide together, in points.
  func fit(_ size: CGSize, content: CGFloat) {
    sky.frame = CGRect(origin: .zero, size: size)
    for layer in layers { layer.fit(size, content: content) }
    sunMotion = ParallaxShift(viewport: size.width, content: content, speed: Self.sunSpeed)
  }

  /// Moves every layer to where it belongs while the pages are at an offset.
  func follow(_ x: CGFloat) {
    for layer in layers { layer.follow(x) }
    let middle = CGPoint(x: bounds.width * 0.78, y: bounds.height * 0.3)
    sun.frame = CGRect(
      x: middle.x - Self.sunSize / 2 - sunMotion.shift(at: x), y: middle.y - Self.sunSize / 2,
      width: Self.sunSize, height: Self.sunSize)
  }
}
