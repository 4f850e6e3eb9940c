import Testing

@testable import ViewKit

@Suite("Optional methods")
struct OptionalMethodTests {
  private func fallback(_ method: OptionalMethod) -> Int {
    OptionalMethod.noteDefault(method)
    return 7
  }

  @Test("A default is told from an own method that returns the same")
  func telling() {
    #expect(OptionalMethod.isOwn(.rowHeight) { fallback(.rowHeight) } == nil)
    #expect(OptionalMethod.isOwn(.rowHeight) { 7 } == 7)
  }

  @Test("The default of another method, reached on the way, does not count")
  func others() {
    #expect(OptionalMethod.isOwn(.rowHeight) { fallback(.itemSize) } == 7)
  }

  @Test("A default reached earlier does not count")
  func earlier() {
    _ = fallback(.rowHeight)
    #expect(OptionalMethod.isOwn(.rowHeight) { 3 } == 3)
  }
}
