/// The width and height that a picture file names in its first bytes, read without decoding it.
nonisolated enum PictureShape {
  /// In pixels; nil for a format that is not known here or names none.
  static func read(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    func starts(_ text: String, at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: text.utf8)
    }
    func big(_ offset: Int, _ count: Int) -> Int {
      guard bytes.count >= offset + count else { return 0 }
      return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }
    func little(_ offset: Int, _ count: Int) -> Int {
      guard bytes.count >= offset + count else { return 0 }
      return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    if isPNG(bytes) { return (big(16, 4), big(20, 4)) }
    if starts("GIF8") { return (little(6, 2), little(8, 2)) }
    if starts("BM") { return (little(18, 4), abs(Int(Int32(truncatingIfNeeded: little(22, 4))))) }
    if bytes.starts(with: [0xFF, 0xD8]) { return jpeg(bytes) }
    guard starts("RIFF"), starts("WEBP", at: 8) else { return nil }
    if starts("VP8X", at: 12) { return (little(24, 3) + 1, little(27, 3) + 1) }
    if starts("VP8L", at: 12) {
      let packed = little(21, 4)
      return (packed & 0x3FFF + 1, packed >> 14 & 0x3FFF + 1)
    }
    return starts("VP8 ", at: 12) ? (little(26, 2) & 0x3FFF, little(28, 2) & 0x3FFF) : nil
  }

  /// Whether a PNG goes on to its last chunk. SDL2_image never comes to an end of one that is cut
  /// off: it reads the last bytes that came over and over.
  static func isWhole(png bytes: [UInt8]) -> Bool {
    var place = 8
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let isLast = bytes[place + 4..<place + 8].elementsEqual("IEND".utf8)
      place += 12 + length
      if isLast { return place <= bytes.count }
    }
    return false
  }

  static func isPNG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) }

  /// Goes from marker to marker to the one that begins a frame.
  private static func jpeg(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    var place = 2
    while place + 9 <= bytes.count {
      guard bytes[place] == 0xFF else { return nil }
      let marker = bytes[place + 1]
      func pair(_ offset: Int) -> Int {
        Int(bytes[place + offset]) << 8 | Int(bytes[place + offset + 1])
      }
      if 0xC0...0xCF ~= marker, marker != 0xC4, marker != 0xC8, marker != 0xCC {
        return (pair(7), pair(5))
      }
      place += marker == 0xFF ? 1 : 2 + pair(2)
    }
    return nil
  }
}
