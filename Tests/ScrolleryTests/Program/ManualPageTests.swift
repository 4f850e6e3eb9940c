import Foundation
import Testing

@testable import Scrollery

@Suite struct ManualPageTests {
  private func page() throws -> String {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appendingPathComponent("docs/scrollery.1"), encoding: .utf8)
    return text.replacing("\\-", with: "-")
  }

  @Test func everyOptionIsInTheManual() throws {
    let page = try page()
    let options = HelpText.help.split(whereSeparator: { " ,\n".contains($0) })
      .filter { $0.hasPrefix("--") }
    #expect(options.count > 10)
    for option in options { #expect(page.contains(option), "\(option) is missing") }
  }

  @Test func everyScreenIsInTheManual() throws {
    let page = try page()
    for screen in Screen.all { #expect(page.contains("\n.B \(screen.name)\n")) }
  }

  @Test func everyOverlayAndItsKeyAreInTheManual() throws {
    let page = try page()
    for kind in OverlayKind.allCases {
      #expect(page.contains(kind.rawValue))
      #expect(page.contains("\(kind.keyName) ") || page.contains("\(kind.keyName)\n"))
    }
  }

  @Test func theVersionsAreTheSame() throws {
    #expect(try page().contains("\"\(HelpText.version)\""))
  }
}
