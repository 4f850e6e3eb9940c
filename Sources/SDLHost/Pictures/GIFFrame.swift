/// The first frame of a GIF, which is the one that is decoded.
nonisolated struct GIFFrame {
  /// In pixels. It may be larger than the screen that the file names.
  let width: Int
  let height: Int
  private let file: ByteReader
  /// Bits of a colour.
  private let colorBits: Int
  /// Where the blocks of its codes begin.
  private let place: Int

  /// Nil where nothing can come of it: the decoder would search the rest for another, of any size.
  init?(_ file: ByteReader) {
    func tableLength(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 6 << (flags & 7) }
    var place = 13 + tableLength(file.little(10, 1))
    while file.little(place, 1) != 0x2C {
      guard place < file.count else { return nil }
      if file.little(place, 1) == 0x21 {
        // An extension, which is blocks until an empty one.
        // The decoder does not take an empty first block of a graphic control for the last.
        let isControl = file.little(place + 1, 1) == 0xF9
        guard !isControl || file.little(place + 2, 1) > 0 else { return nil }
        place += 2
        while case let length = file.little(place, 1), length > 0 { place += 1 + length }
      }
      place += 1
    }
    (width, height) = (file.little(place + 5, 2), file.little(place + 7, 2))
    let codes = place + 10 + tableLength(file.little(place + 9, 1))
    colorBits = file.little(codes, 1)
    // Two colours take two bits as well; decoders differ in what they make of one.
    guard 2...8 ~= colorBits else { return nil }
    self.file = file
    self.place = codes + 1
  }

  /// Whether its codes are those of the format up to their end or the last pixel. SDL2_image (2.6)
  /// believes any: it follows codes that mean nothing yet through memory that is not its own.
  var isSound: Bool {
    var bits = BlockBits(file, from: place)
    var table = CodeTable(colorBits: colorBits)
    var pixels = width * height
    while pixels > 0 {
      guard let code = bits.next(table.codeBits) else { return false }
      switch table.take(code) {
      case .cleared: continue
      case .pixels(let count): pixels -= count
      case .end: return true
      case nil: return false
      }
    }
    return true
  }

  /// The bits in blocks of bytes, the lowest first.
  private struct BlockBits {
    private let file: ByteReader
    private var place: Int
    /// Bytes that are left of the block.
    private var left = 0
    private var bits = 0
    private var bitCount = 0

    init(_ file: ByteReader, from place: Int) {
      self.file = file
      self.place = place
    }

    /// Nil where there are no more.
    mutating func next(_ count: Int) -> Int? {
      // As the decoder does: it asks for one block, when what it has does no more than suffice, and
      // takes what it then has for enough.
      if bitCount + 8 * left <= count {
        while left > 0 { takeByte() }
        left = file.little(place, 1)
        place += 1
        guard place + left <= file.count else { return nil }
      }
      while bitCount < count {
        guard left > 0 else { return nil }
        takeByte()
      }
      defer {
        bits >>= count
        bitCount -= count
      }
      return bits & (1 << count - 1)
    }

    private mutating func takeByte() {
      bits |= file.little(place, 1) << bitCount
      bitCount += 8
      place += 1
      left -= 1
    }
  }

  /// What codes mean, which changes with each of them.
  private struct CodeTable {
    enum Step {
      case cleared, end
      case pixels(Int)
    }

    private let clear: Int
    private let colorBits: Int
    private(set) var codeBits: Int
    /// Pixels that each code stands for.
    private var lengths: [Int]
    private var previous: Int?
    /// Whether nothing came yet.
    private var isFresh = true

    private static let mostBits = 12

    init(colorBits: Int) {
      self.colorBits = colorBits
      clear = 1 << colorBits
      codeBits = colorBits + 1
      lengths = Array(repeating: 1, count: clear + 2)
    }

    /// Nil for a code that means nothing. What comes first is a pixel to the decoder, whatever it
    /// is; only at the very beginning may the table be cleared more than once.
    mutating func take(_ code: Int) -> Step? {
      if code == clear, previous != nil || isFresh {
        let isFresh = previous == nil
        self = CodeTable(colorBits: colorBits)
        self.isFresh = isFresh
        return .cleared
      }
      guard let previous else {
        self.previous = code
        return code < clear ? .pixels(1) : nil
      }
      guard code != clear + 1 else { return .end }
      if lengths.count < 1 << Self.mostBits {
        lengths.append(lengths[previous] + 1)
        if lengths.count == 1 << codeBits, codeBits < Self.mostBits { codeBits += 1 }
      }
      guard code < lengths.count else { return nil }
      self.previous = code
      return .pixels(lengths[code])
    }
  }
}
