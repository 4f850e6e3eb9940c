#if os(Linux)
  import CMalloc
  import Foundation
  import Testing

  @testable import Scrollery

  @Suite(.disabled(if: Sanitizer.isAtWork, "it hands out memory itself"))
  struct HeapTests {
    @Test func `a large block goes back to the system even after a larger one did`() {
      Heap.keepLargeBlocksApart()
      free(malloc(30 << 20))
      // Other tests may have left room for one of them; nothing is written to it.
      let blocks = (0..<8).map { _ in malloc(24 << 20) }
      defer { for block in blocks { free(block) } }
      // One with pages of its own is as long as they are, but for the two numbers before it.
      let page = sysconf(Int32(_SC_PAGESIZE))
      #expect(blocks.contains { (Int(malloc_usable_size($0)) + 16).isMultiple(of: page) })
    }
  }
#endif
