/// The width and height that a picture file names, read without decoding it.
nonisolated enum PictureShape {
  typealias Size = (width: Int, height: Int)

  /// In pixels; nil for a format that is not known here or names none.
  static func read(_ bytes: [UInt8]) -> Size? {
    PictureFormat(bytes).flatMap { read(bytes, as: $0) }
  }

  /// In pixels; nil for a vector picture, and where the file names none.
  static func read(_ bytes: [UInt8], as format: PictureFormat) -> Size? {
    let file = ByteReader(bytes)
    switch format {
    case .png:
      // The header comes first; the decoder would go on looking for it.
      guard file.matches("IHDR", at: 12) else { return nil }
      return (file.big(16, 4), file.big(20, 4))
    case .gif: return GIFFrame(file).map { ($0.width, $0.height) }
    case .bmp:
      // The older header has 12 bytes and shorter numbers.
      guard file.little(14, 4) != 12 else { return (file.little(18, 2), file.little(20, 2)) }
      return (file.little(18, 4), abs(Int(Int32(truncatingIfNeeded: file.little(22, 4)))))
    case .jpeg: return jpeg(file)
    case .webp: return webp(file)
    case .qoi: return (file.big(4, 4), file.big(8, 4))
    case .tiff: return tiff(file)
    case .svg: return nil
    }
  }

  /// Whether a PNG goes on to its last chunk. SDL2_image never comes to an end of one that is cut
  /// off: it reads the last bytes that came over and over.
  static func isWhole(png bytes: [UInt8]) -> Bool {
    let file = ByteReader(bytes)
    var place = 8
    while place + 12 <= bytes.count {
      let isLast = file.matches("IEND", at: place + 4)
      place += 12 + file.big(place, 4)
      if isLast { return place <= bytes.count }
    }
    return false
  }

  private static func webp(_ file: ByteReader) -> Size? {
    if file.matches("VP8X", at: 12) { return (file.little(24, 3) + 1, file.little(27, 3) + 1) }
    if file.matches("VP8L", at: 12) {
      let packed = file.little(21, 4)
      return (packed & 0x3FFF + 1, packed >> 14 & 0x3FFF + 1)
    }
    guard file.matches("VP8 ", at: 12) else { return nil }
    return (file.little(26, 2) & 0x3FFF, file.little(28, 2) & 0x3FFF)
  }

  /// Goes from marker to marker to the one that begins a frame.
  private static func jpeg(_ file: ByteReader) -> Size? {
    var place = 2
    while place + 9 <= file.count {
      guard file.big(place, 1) == 0xFF else { return nil }
      let marker = file.big(place + 1, 1)
      // These have no length, and no business before a frame: the decoder goes on right behind them.
      guard marker > 1, !(0xD0...0xD9).contains(marker) else { return nil }
      if 0xC0...0xCF ~= marker, marker != 0xC4, marker != 0xC8, marker != 0xCC {
        return (file.big(place + 7, 2), file.big(place + 5, 2))
      }
      place += marker == 0xFF ? 1 : 2 + file.big(place + 2, 2)
    }
    return nil
  }

  /// From the first directory. Tiles are decoded whole, however small the picture is.
  private static func tiff(_ file: ByteReader) -> Size? {
    let isLittle = file.matches("II", at: 0)
    func number(_ place: Int, _ count: Int) -> Int {
      isLittle ? file.little(place, count) : file.big(place, count)
    }
    let directory = number(4, 4)
    var size = (width: 0, height: 0)
    for entry in 0..<number(directory, 2) {
      let place = directory + 2 + entry * 12
      let length = [3: 2, 4: 4][number(place + 2, 2)]
      let tag = number(place, 2)
      guard [256, 257, 277, 322, 323].contains(tag) else { continue }
      guard let length, number(place + 4, 4) == 1 else { return nil }
      let value = number(place + 8, length)
      switch tag {
      case 256, 322: size.width = max(size.width, value)
      case 257, 323: size.height = max(size.height, value)
      // A pixel has as many channels as it likes; colours and opacity are five at most.
      default: guard value <= 5 else { return nil }
      }
    }
    return size
  }
}
