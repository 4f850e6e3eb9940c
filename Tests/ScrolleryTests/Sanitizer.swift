import Foundation
import Testing

extension Trait where Self == TimeLimitTrait {
  /// For tests that draw much or wait for other programs: far more than they take, even where a
  /// sanitizer slows down them and everything that they wait for. It is only for what hangs.
  nonisolated static var patience: Self { .timeLimit(.minutes(30)) }
}

#if os(Linux)
  /// What the tests were built to watch over.
  nonisolated enum Sanitizer {
    static let watchesThreads = dlsym(nil, "__tsan_init") != nil

    /// Whether there is one: it hands out memory in place of the C library, and uses addresses without
    /// end for its notes, so that they cannot be limited.
    static let isAtWork = watchesThreads || dlsym(nil, "__asan_init") != nil

    /// Its part of the environment: what leaks when a program ends does no harm.
    static var settings: [String] {
      ["ASAN_OPTIONS", "TSAN_OPTIONS"].compactMap { name in
        ProcessInfo.processInfo.environment[name].map { "\(name)=\($0)" }
      }
    }
  }
#endif
