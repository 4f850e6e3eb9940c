/// Numbers in the bytes of a file; 0 where the file has ended.
nonisolated struct ByteReader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { bytes.count }

  /// Whether there is this text at a place.
  func matches(_ text: String, at offset: Int) -> Bool {
    bytes.dropFirst(offset).starts(with: text.utf8)
  }

  /// A number of at most seven bytes, the highest first.
  func big(_ offset: Int, _ count: Int) -> Int {
    guard offset <= bytes.count - count else { return 0 }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The same, the lowest first.
  func little(_ offset: Int, _ count: Int) -> Int {
    guard offset <= bytes.count - count else { return 0 }
    return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
