import Foundation

// Swift aborts a process that gets no more memory, after a line on standard error that says so.
signal(SIGABRT) { @Sendable _ in _exit(ExitCode.software.rawValue) }

Heap.keepLargeBlocksApart()
exit(Program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
