internal import CSDL2
import Foundation
import ViewKit

/// The pictures that come with the program, found by name.
public final class AssetFolder: PictureFinding {
  /// The folder, or nil if there is none.
  public let path: String?
  private var known: [String: Picture] = [:]

  /// - Parameter path: the folder; without one it is looked for: where `SCROLLERY_ASSETS` says, in
  ///   `share/scrollery/Assets` beside the program's `bin`, then as `Assets` in the folders above
  ///   the program.
  public init(path: String? = nil) {
    self.path =
      path
      ?? Self.find(
        environment: ProcessInfo.processInfo.environment, program: Self.programFolder)
  }

  /// A file's path in the folder, or nil if there is no folder.
  public func path(of name: String) -> String? { path.map { $0 + "/" + name } }

  /// The size of a picture that cannot be read, in points.
  private static let brokenSize = CGSize(width: 40, height: 40)

  /// Names may be given without the ending `.svg` or `.png`. A file that is there and cannot be
  /// read is reported, and a sign is drawn in its place.
  public func picture(named name: String) -> Picture? {
    guard let folder = path else {
      Report.once("the folder Assets was not found; set SCROLLERY_ASSETS to its path")
      return nil
    }
    let names = [name, name + ".svg", name + ".png"].map { folder + "/" + $0 }
    let found = names.first { FileManager.default.fileExists(atPath: $0) && !Self.isFolder($0) }
    guard let found else { return picture(atPath: names[0]) }
    if let picture = picture(atPath: found) { return picture }
    let broken = Picture(source: .file(found), size: Self.brokenSize)
    known[found] = broken
    return broken
  }

  public func picture(atPath path: String) -> Picture? {
    if let picture = known[path] { return picture }
    do {
      let size = try PictureLoader.naturalSize(of: path)
      let picture = Picture(source: .file(path), size: size)
      known[path] = picture
      return picture
    } catch {
      Report.once("\(error)")
      return nil
    }
  }

  private static var programFolder: String? {
    guard let path = SDL_GetBasePath() else { return nil }
    defer { SDL_free(path) }
    return String(cString: path)
  }

  static func find(environment: [String: String], program: String?) -> String? {
    var candidates: [String] = []
    if let named = environment["SCROLLERY_ASSETS"] { candidates.append(named) }
    if let program {
      var folder = URL(fileURLWithPath: program).standardizedFileURL
      candidates.append(
        folder.deletingLastPathComponent().appendingPathComponent("share/scrollery/Assets").path)
      while folder.path != "/" {
        candidates.append(folder.appendingPathComponent("Assets").path)
        folder.deleteLastPathComponent()
      }
    }
    return candidates.first(where: isFolder)
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
