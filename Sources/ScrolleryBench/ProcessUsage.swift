import Foundation

/// What this process has used of the machine.
enum ProcessUsage {
  /// Milliseconds on the system's monotonic clock.
  static var now: Double { milliseconds(CLOCK_MONOTONIC) }

  /// CPU time of all threads, in milliseconds.
  static var cpu: Double { milliseconds(CLOCK_PROCESS_CPUTIME_ID) }

  private static func milliseconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }

  /// The most memory that it has held at once, in megabytes.
  static var peakMemory: Double {
    var usage = rusage()
    #if os(Linux)
      // Kilobytes here, bytes on macOS.
      getrusage(RUSAGE_SELF.rawValue, &usage)
      return Double(usage.ru_maxrss) / 1024
    #else
      getrusage(RUSAGE_SELF, &usage)
      return Double(usage.ru_maxrss) / 1_048_576
    #endif
  }
}
