import Foundation

#if os(Linux)
  internal import CMalloc
#endif

/// The memory that the C library hands out.
nonisolated enum Heap {
  /// Bytes from which on a block of memory goes back to the system as soon as it is freed.
  ///
  /// The C library starts with as many, and raises them, up to 32 MB, when a larger block is freed
  /// (mallopt(3), `M_MMAP_THRESHOLD`), unless they are set. The pixels of screens and pictures then
  /// lie between what is small and stays, and memory grows by the holes that they leave.
  private static let largeBlock: Int32 = 128 << 10

  static func keepLargeBlocksApart() {
    #if os(Linux)
      mallopt(M_MMAP_THRESHOLD, largeBlock)
    #endif
  }
}
