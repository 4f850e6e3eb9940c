#if os(Linux)
  import CMalloc

  /// Bytes that the process has asked for and not given back.
  ///
  /// What it takes of the machine's memory says less: that depends on where blocks happened to lie.
  var heapUse: Int {
    let counts = mallinfo2()
    return Int(counts.uordblks) + Int(counts.hblkhd)
  }
#else
  @testable import Scrollery

  /// Bytes in the machine's memory.
  var heapUse: Int { ProcessMemory.resident }
#endif
