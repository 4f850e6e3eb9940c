import CFuzzer
import Foundation

// fuzz TARGET [libFuzzer's options and folders]: see `FuzzTarget` for what there is.
var arguments = CommandLine.unsafeArgv
var count = CommandLine.argc
guard count > 1, let name = arguments[1].map({ String(cString: $0) }),
  let target = FuzzTarget(rawValue: name)
else {
  let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: "|")
  FileHandle.standardError.write(Data("usage: fuzz \(names) [OPTION=VALUE] [FOLDER]\n".utf8))
  exit(64)
}

// libFuzzer shall not take the target's name for a folder.
arguments[1] = arguments[0]
var rest: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = arguments + 1
count -= 1
FuzzTarget.current = target
exit(LLVMFuzzerRunDriver(&count, &rest, runTarget))

/// What libFuzzer calls; its library does not link without one of this name.
@_cdecl("LLVMFuzzerTestOneInput")
nonisolated func runTarget(_ bytes: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  FuzzTarget.run(Data(UnsafeBufferPointer(start: bytes, count: bytes == nil ? 0 : size)))
  return 0
}
