import Foundation
import ViewKit

/// One layer of the landscape: a picture that repeats from side to side as often as it takes.
///
/// Its size is fixed, so that it is drawn once and only moves.
final class LandscapeLayerView: UIView {
  /// Size of one picture in points; the files are drawn twice as large.
  static let tile = CGSize(width: 800, height: 300)

  private var tiles: [UIImageView] = []

  var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      for tile in tiles { tile.image = image }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = Self.tile
    // One picture lies in the middle, the others continue it on both sides.
    let middle = ((bounds.width - size.width) / 2).rounded(.down)
    let first = -max((middle / size.width).rounded(.up), 0)
    let count = max(Int(((bounds.width - middle) / size.width).rounded(.up)) - Int(first), 1)
    while tiles.count > count { tiles.removeLast().removeFromSuperview() }
    while tiles.count < count {
      let tile = UIImageView(image: image)
      addSubview(tile)
      tiles.append(tile)
    }
    for (index, tile) in tiles.enumerated() {
      tile.frame = CGRect(
        x: middle + (first + CGFloat(index)) * size.width, y: 0, width: size.width,
        height: size.height)
    }
  }
}
