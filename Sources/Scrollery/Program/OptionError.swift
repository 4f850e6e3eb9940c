/// Why a command line cannot be followed. Its description is one line, without a full stop.
nonisolated enum OptionError: Error, Equatable, Sendable {
  case unknown(String)
  case missingValue(String)
  case unwantedValue(String)
  case badValue(option: String, value: String, expected: String)
  case unknownScreen(String)
  case extraArgument(String)
}

nonisolated extension OptionError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknown(let option):
      "unknown option \(option); scrollery --help lists the options"
    case .missingValue(let option):
      "\(option) needs a value; scrollery --help shows which"
    case .unwantedValue(let option):
      "\(option) takes no value"
    case .badValue(let option, let value, let expected):
      "\(option) '\(value)': expected \(expected)"
    case .unknownScreen(let name):
      "there is no screen '\(name)'; scrollery --list names those there are"
    case .extraArgument(let argument):
      "'\(argument)' is one screen too many; only one can be opened"
    }
  }
}
