import Foundation
import Testing

@testable import SDLHost

@Suite final class WholeFileTests {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
  }

  private func read(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(folder)/\(name)").map(Array.init)
  }

  @Test func theNewFileTakesTheOldOnesPlaceAndMode() throws {
    let path = "\(folder)/file"
    try WholeFile.write([1, 2, 3], to: path)
    #expect(read("file") == [1, 2, 3])
    chmod(path, 0o640)
    try WholeFile.write([], to: path)
    #expect(read("file") == [])
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(mode as? Int == 0o640)
    #expect(try names == ["file"])
  }

  @Test func aLinkGoesOnLeadingThere() throws {
    try WholeFile.write([1], to: "\(folder)/file")
    symlink("file", "\(folder)/link")
    try WholeFile.write([2], to: "\(folder)/link")
    #expect(read("file") == [2])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/link") == "file")
  }

  @Test func whatCannotBeWrittenSaysWhy() throws {
    func number(_ path: String) -> Int32? {
      do throws(WholeFile.Refusal) {
        try WholeFile.write([1], to: path)
        return nil
      } catch {
        return error.number
      }
    }
    #expect(number("\(folder)/no/file") == ENOENT)
    #expect(number(folder) == EISDIR)
    #expect(try names == [])
    #if os(Linux)
      symlink("/dev/full", "\(folder)/full")
      #expect(number("\(folder)/full") == ENOSPC)
      #expect(try names == ["full"])
    #endif
  }
}
