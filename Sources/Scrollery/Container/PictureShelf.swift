import ViewKit

/// Pictures among the assets by name, each looked up once, when it is first shown.
final class PictureShelf {
  private var pictures: [String: UIImage?] = [:]

  /// The picture, or nil if there is none, which was then reported.
  subscript(name: String) -> UIImage? {
    if let known = pictures[name] { return known }
    let picture = UIImage(named: name)
    pictures[name] = .some(picture)
    return picture
  }
}
