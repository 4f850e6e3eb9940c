/// What the command line asks for.
struct BenchmarkOptions {
  /// Rows in each list.
  var rows = 1_000_000
  /// Frames that are measured.
  var frames = 2_000
  /// Points that are scrolled in a frame.
  var step = 40.0
  /// How many different rows there are, one after the other; nil if each is another one.
  var texts: Int?
  /// The only case to run, in this process.
  var only: ScrollCase?
  /// What draws.
  var renderer = BenchmarkWindow.headless
  /// When the process was started, in milliseconds on the system's monotonic clock.
  var started = ProcessUsage.now
  var wantsHelp = false

  struct Wrong: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: [String]) throws(Wrong) {
    var words = arguments[...]
    while let option = words.popFirst() {
      switch option {
      case "--help": wantsHelp = true
      case "--rows": rows = try Self.integer(option, words.popFirst(), 1...100_000_000)
      case "--frames": frames = try Self.integer(option, words.popFirst(), 1...100_000)
      case "--step":
        guard let step = words.popFirst().flatMap(Double.init), (0.01...10_000).contains(step)
        else {
          throw Wrong(description: "--step needs a number of points, up to 10000")
        }
        self.step = step
      case "--texts": texts = try Self.integer(option, words.popFirst(), 1...100_000)
      case "--case":
        let name = words.popFirst() ?? ""
        only = ScrollCase.all.first { $0.name == name }
        if only == nil { throw Wrong(description: "there is no case \"\(name)\"; see --help") }
      case "--renderer":
        guard let name = words.popFirst() else {
          throw Wrong(description: "--renderer needs a name; see --help")
        }
        renderer = name
      case "--started":
        guard let time = words.popFirst().flatMap(Double.init) else {
          throw Wrong(description: "--started needs a time in milliseconds")
        }
        started = time
      default: throw Wrong(description: "there is no option \(option); see --help")
      }
    }
  }

  private static func integer(_ option: String, _ word: String?, _ range: ClosedRange<Int>)
    throws(Wrong) -> Int
  {
    guard let number = word.flatMap({ Int($0) }), range.contains(number) else {
      throw Wrong(
        description: "\(option) needs a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
