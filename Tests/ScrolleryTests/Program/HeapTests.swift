#if os(Linux)
  import CMalloc
  import Foundation
  import Testing

  @testable import Scrollery

  @Suite(.disabled(if: Sanitizer.isAtWork, "it hands out memory itself"))
  struct HeapTests {
    @Test func `a large block goes back to the system even after a larger one did`() {
      Heap.keepLargeBlocksApart()
      free(malloc(8 << 20))
      let block = malloc(512 << 10)
      defer { free(block) }
      // One with pages of its own is as long as they are, but for the two numbers before it.
      #expect((Int(malloc_usable_size(block)) + 16).isMultiple(of: sysconf(Int32(_SC_PAGESIZE))))
    }
  }
#endif
