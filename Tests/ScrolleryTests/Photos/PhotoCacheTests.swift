import Foundation
import Testing
import ViewKit

@testable import Scrollery

@Suite struct PhotoCacheTests {
  private let image = UIImage(
    Picture(source: .pixels(width: 1, height: 1, [0, 0, 0, 0]), size: CGSize(width: 1, height: 1)))

  @Test func `what was not used for longest goes first`() {
    var cache = PhotoCache(limit: 100)
    for number in 1...3 { cache.insert(image, cost: 40, for: .numbered(number)) }
    #expect(!cache.contains(.numbered(1)) && cache.byteCount == 80)
    _ = cache.image(of: .numbered(2))
    cache.insert(image, cost: 40, for: .numbered(4))
    #expect(cache.contains(.numbered(2)) && !cache.contains(.numbered(3)))
  }

  @Test func `a picture replaces itself, and one too large is not kept`() {
    var cache = PhotoCache(limit: 100)
    cache.insert(image, cost: 60, for: .numbered(1))
    cache.insert(image, cost: 70, for: .numbered(1))
    #expect(cache.byteCount == 70 && cache.count == 1)
    cache.insert(image, cost: 101, for: .numbered(2))
    #expect(cache.count == 1)
    cache.insert(image, cost: 101, for: .numbered(1))
    #expect(cache.count == 0 && cache.byteCount == 0)
  }
}
