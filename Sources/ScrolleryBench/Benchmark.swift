import Foundation
import ViewKit
import ViewKitTesting

/// The program: measures each case in a process of its own, so that one's memory is not another's.
enum Benchmark {
  static let help = """
    Usage: scrollery-bench [--rows N] [--frames N] [--step N] [--texts N] [--case NAME]
                           [--renderer NAME]
           scrollery-bench constraints
           scrollery-bench layout

    Scrolls lists in a window of 1280x800 and prints a line of JSON for each
    case. CPU times are those of the whole process for a frame, in milliseconds.

      --rows N         rows in each list (1000000)
      --frames N       frames that are measured (2000)
      --step N         points that are scrolled in a frame (40)
      --texts N        so many different rows, made beforehand, take turns; without it each row is
                       another one, and made when it comes
      --case NAME      one of \(ScrollCase.all.map(\.name).joined(separator: ", ")) alone
      --renderer NAME  one of SDL's renderers, such as software or opengl, in a window; headless
                       draws with SDL's software renderer, without a display (headless)

    constraints measures the layout of a thousand boxes by constraints, and an edited constant.
    layout measures a table's work for a change of the offset, without drawing, at a thousand rows
    and up to a hundred million.
    """

  /// - Returns: the exit code, as sysexits has them.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      if arguments == ["constraints"] {
        print(try ConstraintRun.measure())
        return 0
      }
      if arguments == ["layout"] {
        print(LayoutRun.measure())
        return 0
      }
      let options = try BenchmarkOptions(arguments)
      if options.wantsHelp {
        print(help)
      } else if let only = options.only {
        print(try ScrollRun(only, options).measure())
      } else {
        for scrollCase in ScrollCase.all { try measureApart(scrollCase, options) }
      }
      return 0
    } catch let error as BenchmarkOptions.Wrong {
      complain(error.description)
      return 64
    } catch {
      complain("\(error)")
      return 70
    }
  }

  private static func complain(_ sentence: String) {
    Report.say(sentence, by: "scrollery-bench")
  }

  private static func measureApart(_ scrollCase: ScrollCase, _ options: BenchmarkOptions) throws {
    let child = Process()
    child.executableURL = Bundle.main.executableURL
    child.arguments = [
      "--case", scrollCase.name, "--rows", "\(options.rows)", "--frames", "\(options.frames)",
      "--step", "\(options.step)", "--renderer", options.renderer, "--started",
      "\(ProcessUsage.now)",
    ]
    if let texts = options.texts { child.arguments? += ["--texts", "\(texts)"] }
    try child.run()
    child.waitUntilExit()
    guard child.terminationStatus == 0 else {
      throw Failure(
        description: "the case \(scrollCase.name) ended with \(child.terminationStatus)")
    }
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
