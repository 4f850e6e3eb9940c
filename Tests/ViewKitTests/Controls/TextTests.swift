import Foundation
import Testing

@testable import ViewKit

/// Measured with the plain measure: a letter is half as wide as the font is high.
@Suite("Text and labels")
struct TextTests {
  private let font = UIFont.systemFont(ofSize: 10)

  private func lines(
    _ text: String, width: CGFloat, maximum: Int = 0, mode: NSLineBreakMode = .byTruncatingTail
  ) -> [String] {
    TextLayout(text, font: font, width: width, maximumLines: maximum, mode: mode).lines.map(\.text)
  }

  private var letter: CGFloat { HostServices.text.width(of: "m", in: font.descriptor) }

  @Test("Words wrap, spaces at the break go")
  func wrapping() {
    let room = HostServices.text.width(of: "hello big", in: font.descriptor)
    #expect(lines("hello big world", width: room) == ["hello big", "world"])
  }

  @Test("S-04: a text fits into the width it was measured at")
  func measuredWidth() {
    let width = HostServices.text.width(of: "Hello office", in: font.descriptor)
    #expect(lines("Hello office", width: width) == ["Hello office"])
  }

  @Test("A word wider than the line breaks within")
  func longWord() {
    let broken = lines("mmmmmm", width: letter * 4)
    #expect(broken.joined() == "mmmmmm")
    #expect(broken.count == 2)
  }

  @Test("What does not fit is cut, with an ellipsis where the mode says")
  func truncation() {
    let room = HostServices.text.width(of: "mmm…", in: font.descriptor)
    #expect(lines("mmmmmmmm", width: room, maximum: 1) == ["mmm…"])
    #expect(lines("mmmmmmmm", width: room, maximum: 1, mode: .byTruncatingHead) == ["…mmm"])
    #expect(lines("mmmmmmmm", width: room, maximum: 1, mode: .byTruncatingMiddle) == ["mm…m"])
  }

  @Test("S-01: no text and blanks have the height of a line")
  func empty() {
    let label = UILabel()
    label.font = font
    label.text = ""
    #expect(label.sizeThatFits(.zero).width == 0)
    #expect(label.sizeThatFits(.zero).height >= font.lineHeight)
    label.text = " "
    #expect(label.sizeThatFits(.zero).width > 0)
  }

  @Test("Paragraphs begin new lines")
  func paragraphs() {
    #expect(lines("a\n\nb", width: 100) == ["a", "", "b"])
  }
}
