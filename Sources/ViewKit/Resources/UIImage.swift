import Foundation

/// A picture. Vector files are drawn at the display's scale, whatever size they are shown in.
@preconcurrency @MainActor open class UIImage: NSObject {
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// What a host draws. An addition.
  public let picture: Picture
  public let renderingMode: RenderingMode

  /// A picture from its description. An addition.
  public init(_ picture: Picture, renderingMode: RenderingMode = .automatic) {
    self.picture = picture
    self.renderingMode = renderingMode
    super.init()
  }

  /// The picture of this name among the program's assets. One that is missing or broken is reported
  /// on standard error; a broken one shows as a sign.
  public convenience init?(named name: String) {
    guard let picture = HostServices.pictures?.picture(named: name) else { return nil }
    self.init(picture)
  }

  /// The picture in a file: SVG, by its name, or PNG, JPEG, WebP, GIF, BMP, TIFF or QOI, by its first
  /// bytes. One that cannot be read, or has too many pixels, is reported on standard error.
  public convenience init?(contentsOfFile path: String) {
    guard let picture = HostServices.pictures?.picture(atPath: path) else { return nil }
    self.init(picture)
  }

  /// Size in points.
  open var size: CGSize { picture.size }
  open var scale: CGFloat { 1 }

  open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(picture, renderingMode: mode)
  }
}
