import Foundation

/// How much memory the program takes.
enum ProcessMemory {
  /// Bytes in the machine's memory; at most, so far, where the system tells no more.
  static var resident: Int {
    #if os(Linux)
      // The second number of the file: pages in memory.
      let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
      let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
      return pages * sysconf(Int32(_SC_PAGESIZE))
    #else
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #endif
  }
}
