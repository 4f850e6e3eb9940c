import Foundation
import Testing

@testable import Scrollery

@Suite struct PhotoAlbumTests {
  @Test func `a source is a folder or an address`() throws {
    #expect(PhotoSource("Pictures") == .folder("Pictures"))
    let address = try #require(URL(string: "https://example.org/list.txt"))
    #expect(PhotoSource("https://example.org/list.txt") == .list(address))
    #expect(PhotoSource("ftp://example.org/list.txt") == .folder("ftp://example.org/list.txt"))
  }

  @Test func `a list's addresses may be relative, and others are left out`() throws {
    let base = try #require(URL(string: "http://localhost:8000/sets/list.txt"))
    let text = "a.png\r\n\n# comment\n/b.jpg\nhttps://example.org/c.webp\nfile:///etc/passwd\n"
    #expect(
      PhotoAlbum.addresses(in: text, from: base).map(\.absoluteString) == [
        "http://localhost:8000/sets/a.png", "http://localhost:8000/b.jpg",
        "https://example.org/c.webp",
      ])
  }

  @Test func `a folder's pictures come in order, those below it too`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "scrollery-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("more"), withIntermediateDirectories: true)
    #expect(PhotoAlbum.open(.folder(folder.path)).problem?.contains("no pictures") == true)
    for name in ["b.PNG", "a.jpg", "notes.txt", "more/c.webp"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    #expect(
      PhotoAlbum.open(.folder(folder.path)).items.map(\.name) == ["a.jpg", "b.PNG", "c.webp"])
    #expect(PhotoAlbum.open(.folder(folder.path + "/none")).problem != nil)
  }

  @Test func `painted pictures are many, and the same every time`() {
    let items = PhotoAlbum.open(.painted).items
    #expect(items.count == 5000 && Set(items).count == 5000)
    let (one, other) = (PhotoPainter(7).paint(width: 40), PhotoPainter(7).paint(width: 40))
    #expect(one.rgba == other.rgba)
    #expect(one.rgba != PhotoPainter(8).paint(width: 40).rgba)
    #expect(one.width == 40 && one.rgba.count == one.width * one.height * 4)
  }
}
