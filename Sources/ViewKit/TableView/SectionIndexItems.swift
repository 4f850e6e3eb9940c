/// What a strip of titles shows where there is not room for all.
struct SectionIndexItems: Equatable {
  enum Item: Equatable {
    case title(Int)
    /// Stands for titles that are left out.
    case dot
  }

  let count: Int
  let items: [Item]

  /// - Parameter room: how many items there is room for. Where that is too little, titles alternate
  ///   with dots, the first and the last among them, as in UIKit's tables.
  init(count: Int, room: Int) {
    self.count = max(count, 0)
    let shown = (room + 1) / 2
    if room >= count {
      items = (0..<self.count).map { .title($0) }
    } else if shown < 2 {
      items = room > 0 ? [.title(0)] : []
    } else {
      items = (0..<shown).flatMap { place -> [Item] in
        let title = (place * (count - 1) * 2 + shown - 1) / (2 * (shown - 1))
        return place == 0 ? [.title(title)] : [.dot, .title(title)]
      }
    }
  }

  /// The title, shown or not, at a part of the strip's length.
  func title(at part: Double) -> Int? {
    guard count > 0, part.isFinite else { return nil }
    return Int(min(max(part * Double(count), 0), Double(count - 1)))
  }
}
