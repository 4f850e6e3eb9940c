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
    /// Whether it is memory: then addresses cannot be limited, since they are used for notes.
    static var watchesAddresses: Bool { dlsym(nil, "__asan_init") != nil }

    /// Whether it hands out memory in place of the C library.
    static var handsOutMemory: Bool { watchesAddresses || dlsym(nil, "__tsan_init") != nil }

    /// Its part of the environment: what leaks when a program ends does no harm.
    static var settings: [String] {
      ["ASAN_OPTIONS", "TSAN_OPTIONS"].compactMap { name in
        ProcessInfo.processInfo.environment[name].map { "\(name)=\($0)" }
      }
    }
  }
#endif
