import Testing

@testable import SDLHost

@Suite struct WordsTests {
  @Test(arguments: [
    ("", []), (" ", [" "]), ("one", ["one"]), ("one two  three ", ["one ", "two  ", "three "]),
    ("  ää\tö 😀 ", ["  ", "ää\tö ", "😀 "]),
  ])
  func wordsHaveTheBlanksAfterThem(text: String, words: [String]) {
    #expect(Array(Words(text)) == words)
    #expect(Words(text).joined() == text)
  }
}
