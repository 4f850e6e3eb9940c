import Foundation

/// A layer of the panorama: its picture, where it stands and how fast it goes by.
nonisolated struct PanoramaLayer: Equatable, Sendable {
  /// The picture's name; it repeats from side to side without a seam.
  let picture: String
  /// Name in traces.
  let identifier: String
  /// Size of the picture, and the height of its lower edge, in points of the drawing.
  let size: CGSize
  let bottom: CGFloat
  /// In parts of the pages' speed.
  let speed: CGFloat

  /// Height of the drawing: it is made larger or smaller to fill a window.
  static let drawingHeight: CGFloat = 660

  /// From the furthest to the nearest. The far mountains are the background of the article; what is
  /// in front of the pages moves faster than they do.
  static let all = [
    PanoramaLayer(
      picture: "landscape-clouds", identifier: "background.clouds",
      size: CGSize(width: 1600, height: 600), bottom: 70, speed: 0.08),
    PanoramaLayer(
      picture: "parallax-far", identifier: "background",
      size: CGSize(width: 2400, height: 320), bottom: 110, speed: 0.18),
    PanoramaLayer(
      picture: "parallax-near", identifier: "background.near",
      size: CGSize(width: 2400, height: 260), bottom: 60, speed: 0.34),
    PanoramaLayer(
      picture: "parallax-hills", identifier: "background.hills",
      size: CGSize(width: 2400, height: 290), bottom: 0, speed: 0.6),
    PanoramaLayer(
      picture: "parallax-front", identifier: "background.front",
      size: CGSize(width: 2400, height: 260), bottom: -10, speed: 1.2),
  ]
}
