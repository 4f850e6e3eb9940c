#if os(Linux)
  import Foundation
  import Synchronization

  /// A program started for a test.
  ///
  /// Foundation's `Process` hands down which signals are blocked, and where tests run all are: what
  /// it starts could not be told to end. A program ends with its last owner at the latest.
  nonisolated final class ChildProcess: Sendable {
    struct Failure: Error, CustomStringConvertible {
      let description: String
    }

    let identifier: pid_t
    private let status = Mutex<Int32?>(nil)

    /// Where a program's output goes: never where the tests' own goes, since whoever waits for the
    /// end of that would wait for a program that a failed test has left behind.
    enum Output {
      case nowhere
      case descriptor(Int32)
    }

    /// - Parameter command: a program, looked up in the usual folders, and its arguments.
    init(
      _ command: [String], environment: [String: String], output: Output = .nowhere,
      errors: Output = .nowhere
    ) throws {
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      var signals = sigset_t()
      sigemptyset(&signals)
      posix_spawnattr_setsigmask(&attributes, &signals)
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      for (stream, target) in [(STDOUT_FILENO, output), (STDERR_FILENO, errors)] {
        switch target {
        case .nowhere:
          posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
        case .descriptor(let descriptor):
          posix_spawn_file_actions_adddup2(&actions, descriptor, stream)
        }
      }

      // Another test's pipe, held open here, would never come to an end for who reads it.
      for descriptor in STDERR_FILENO + 1..<1024 {
        posix_spawn_file_actions_addclose(&actions, descriptor)
      }

      let arguments = command.map { strdup($0) } + [nil]
      let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
      defer { for text in arguments + variables { free(text) } }
      var process: pid_t = 0
      let status = posix_spawnp(&process, command[0], &actions, &attributes, arguments, variables)
      guard status == 0 else {
        throw Failure(
          description: "cannot start \(command[0]): \(String(cString: strerror(status)))")
      }
      identifier = process
    }

    /// Whether it has not ended yet.
    var isRunning: Bool {
      var information = siginfo_t()
      // Looking does not take the end away from whoever waits for it.
      let status = waitid(P_PID, id_t(identifier), &information, WEXITED | WNOHANG | WNOWAIT)
      return status == 0 && information.si_signo == 0
    }

    /// Waits for the end.
    /// - Returns: the exit status; that of a program ended by a signal is 128 and the signal.
    @discardableResult func wait() -> Int32 {
      status.withLock { known in
        if let known { return known }
        var word: Int32 = 0
        while waitpid(identifier, &word, 0) == -1, errno == EINTR {}
        let signal = word & 0x7F
        let status = signal == 0 ? word >> 8 & 0xFF : 128 + signal
        known = status
        return status
      }
    }

    deinit {
      guard status.withLock({ $0 == nil }) else { return }
      kill(identifier, SIGTERM)
      wait()
    }
  }
#endif
