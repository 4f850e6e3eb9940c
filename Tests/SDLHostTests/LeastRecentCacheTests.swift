import Testing

@testable import SDLHost

@Suite struct LeastRecentCacheTests {
  @Test func whatWasUsedLastIsKept() {
    var cache = LeastRecentCache<Int, String>(limit: 10)
    for key in 0..<10 { cache[key] = "\(key)" }
    #expect(cache[0] == "0")
    cache[10] = "10"
    #expect(cache.count <= 10)
    #expect(cache[0] == "0")
    #expect(cache[10] == "10")
    #expect(cache[1] == nil)
  }

  @Test func settingNilForgets() {
    var cache = LeastRecentCache<Int, Int>(limit: 4)
    cache[1] = 1
    cache[1] = nil
    #expect(cache[1] == nil)
    #expect(cache.count == 0)
  }
}
