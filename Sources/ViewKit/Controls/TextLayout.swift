import Foundation

/// How lines begin and end within a width.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// Where text is cut when it does not fit.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// A text broken into lines.
struct TextLayout {
  private(set) var lines: [TextRun] = []
  private(set) var size: CGSize = .zero

  /// Widths that differ by less count as equal: a text must fit into the width it was measured at.
  private static let tolerance: CGFloat = 0.01

  init(_ text: String, font: UIFont, width: CGFloat, maximumLines: Int, mode: NSLineBreakMode) {
    let lineHeight = font.lineHeight
    let measure = { (part: Substring) in
      HostServices.text.width(of: String(part), in: font.descriptor)
    }
    func add(_ line: String, isCut: Bool) {
      var line = line
      var lineWidth = measure(line[...])
      if lineWidth > width + TextLayout.tolerance || isCut {
        line = TextLayout.truncated(line, width: width, mode, measure)
        lineWidth = measure(line[...])
      }
      lines.append(
        TextRun(
          text: line, font: font.descriptor, size: CGSize(width: lineWidth, height: lineHeight)))
      size.width = max(size.width, lineWidth)
    }
    if maximumLines == 1, !text.utf8.contains(UInt8(ascii: "\n")) {
      // As most texts are; for these there is nothing to take apart.
      add(text, isCut: false)
    } else {
      var pieces: [Substring] = []
      for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
        pieces += TextLayout.broken(
          paragraph, width: width, wraps: maximumLines != 1, mode, measure)
      }
      let isCut = maximumLines > 0 && pieces.count > maximumLines
      if isCut { pieces.removeLast(pieces.count - maximumLines) }
      for piece in pieces.dropLast() { add(String(piece), isCut: false) }
      if let last = pieces.last { add(isCut ? String(last) + "…" : String(last), isCut: isCut) }
    }
    size.height = lineHeight * CGFloat(max(lines.count, 1))
  }

  private static func broken(
    _ paragraph: Substring, width: CGFloat, wraps: Bool, _ mode: NSLineBreakMode,
    _ measure: (Substring) -> CGFloat
  ) -> [Substring] {
    guard wraps, width > 0, measure(paragraph) > width + tolerance else { return [paragraph] }
    var lines: [Substring] = []
    var start = paragraph.startIndex
    while start < paragraph.endIndex {
      let end = lineEnd(paragraph[start...], width: width, mode, measure)
      lines.append(trimmed(paragraph[start..<end]))
      start = end
      while start < paragraph.endIndex, paragraph[start] == " " {
        start = paragraph.index(after: start)
      }
    }
    return lines
  }

  private static func trimmed(_ line: Substring) -> Substring {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }

  /// Where the first line of a text ends: after the last word that fits, or, where not even one
  /// does, after the last letter.
  private static func lineEnd(
    _ text: Substring, width: CGFloat, _ mode: NSLineBreakMode, _ measure: (Substring) -> CGFloat
  ) -> Substring.Index {
    var fits: Substring.Index?
    var index = text.startIndex
    while mode != .byCharWrapping, index < text.endIndex {
      let next = text[index...].dropFirst().firstIndex(of: " ") ?? text.endIndex
      guard measure(text[text.startIndex..<next]) <= width + tolerance else { break }
      fits = next
      index = next
    }
    if let fits { return fits }
    var end = text.index(after: text.startIndex)
    while end < text.endIndex {
      let next = text.index(after: end)
      guard measure(text[text.startIndex..<next]) <= width + tolerance else { break }
      end = next
    }
    return end
  }

  private static func truncated(
    _ line: String, width: CGFloat, _ mode: NSLineBreakMode, _ measure: (Substring) -> CGFloat
  ) -> String {
    let ellipsis: String
    switch mode {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: ellipsis = "…"
    case .byWordWrapping, .byCharWrapping, .byClipping: ellipsis = ""
    }
    let letters = Array(line.hasSuffix("…") ? line.dropLast() : line[...])
    var (low, high) = (0, letters.count)
    while low < high {
      let count = (low + high + 1) / 2
      let candidate = kept(count, of: letters, ellipsis, mode)
      if measure(candidate[...]) <= width + tolerance { low = count } else { high = count - 1 }
    }
    return kept(low, of: letters, ellipsis, mode)
  }

  private static func kept(
    _ count: Int, of letters: [Character], _ ellipsis: String, _ mode: NSLineBreakMode
  ) -> String {
    switch mode {
    case .byTruncatingHead:
      return ellipsis + String(letters.suffix(count))
    case .byTruncatingMiddle:
      return String(letters.prefix((count + 1) / 2)) + ellipsis + String(letters.suffix(count / 2))
    default:
      var head = String(letters.prefix(count))
      while head.last == " " { head.removeLast() }
      return head + ellipsis
    }
  }
}
