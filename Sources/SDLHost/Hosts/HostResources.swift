import ViewKit

/// The fonts and pictures that hosts share: made once, before the first view.
public final class HostResources {
  public let fonts: FontBook
  public let assets: AssetFolder

  /// - Parameters:
  ///   - fontFile: a font in place of the system's.
  ///   - assetFolder: the pictures' folder; without one it is looked for.
  public init(fontFile: String? = nil, assetFolder: String? = nil) throws(AssetError) {
    fonts = try FontBook(file: fontFile)
    assets = AssetFolder(path: assetFolder)
  }

  /// Gives them to all views made from here on.
  public func install() {
    HostServices.text = fonts
    HostServices.pictures = assets
  }

  private static var made: HostResources?

  /// The system's own, made and given to all views at the first call.
  public static func standard() throws(AssetError) -> HostResources {
    if let made { return made }
    let resources = try HostResources()
    resources.install()
    made = resources
    return resources
  }
}
