import Foundation
import ViewKit

/// A layer of the panorama as a scroll view of its own, which only code moves: as wide as its way
/// asks for, its picture repeated where it is in sight.
final class PanoramaLayerView: UIScrollView {
  let panorama: PanoramaLayer
  private var tiles: [UIImageView] = []
  private var tileSize = CGSize(width: 1, height: 1)
  private var motion = ParallaxShift(viewport: 0, content: 0, background: 0)

  var image: UIImage? {
    didSet { for tile in tiles { tile.image = image } }
  }

  init(_ layer: PanoramaLayer) {
    panorama = layer
    super.init(frame: .zero)
    accessibilityIdentifier = layer.identifier
    isUserInteractionEnabled = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
  }

  required init?(coder: NSCoder) { return nil }

  /// Takes its place in a window.
  /// - Parameter content: width of all pages, in points.
  func fit(_ size: CGSize, content: CGFloat) {
    let scale = size.height / PanoramaLayer.drawingHeight
    // Whole points, so that one tile ends on the pixel on which the next one begins.
    tileSize = CGSize(
      width: max((panorama.size.width * scale).rounded(), 1),
      height: max((panorama.size.height * scale).rounded(), 1))
    let bottom = (size.height - panorama.bottom * scale).rounded()
    frame = CGRect(
      x: 0, y: bottom - tileSize.height, width: size.width, height: tileSize.height)
    motion = ParallaxShift(viewport: size.width, content: content, speed: panorama.speed)
    contentSize = CGSize(width: motion.background, height: tileSize.height)
    setNeedsLayout()
  }

  /// Moves to where it belongs while the pages are at an offset.
  func follow(_ x: CGFloat) {
    contentOffset = CGPoint(x: motion.shift(at: x), y: 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = tileSize.width
    let first = (bounds.minX / width).rounded(.down)
    let count = max(Int(((bounds.maxX / width).rounded(.up) - first)), 0)
    while tiles.count < count {
      let tile = UIImageView(image: image)
      insertSubview(tile, at: 0)
      tiles.append(tile)
    }
    for (index, tile) in tiles.enumerated() {
      // One that is not needed now waits beside the others.
      tile.frame = CGRect(
        x: (first + CGFloat(index)) * width, y: 0, width: width, height: tileSize.height)
    }
  }
}
