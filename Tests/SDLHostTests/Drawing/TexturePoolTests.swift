import Foundation
import Testing

@testable import SDLHost

@Suite struct TexturePoolTests {
  private let pool: TexturePool

  init() throws {
    pool = TexturePool(
      renderer: try RendererHandle(surface: SurfaceHandle(width: 10, height: 10)))
  }

  private func present(_ frames: Int) {
    for _ in 0..<frames { pool.frameWasPresented() }
  }

  @Test func whatComesBackServesAgain() throws {
    let texture = try #require(pool.takeTarget(width: 8, height: 8))
    pool.retire(texture)
    #expect(pool.liveCount == 1)
    present(1)
    #expect(pool.liveCount == 0)
    #expect(pool.takeTarget(width: 8, height: 8) === texture)
    #expect(pool.takeTarget(width: 9, height: 8) !== texture)
    #expect(pool.createdCount == 2)
  }

  @Test func whatNobodyNeedsForLongIsDestroyed() throws {
    weak var unused: TextureHandle?
    weak var used: TextureHandle?
    do {
      let textures = [0, 1].compactMap { _ in pool.takeTarget(width: 8, height: 8) }
      (unused, used) = (textures.first, textures.last)
      for texture in textures { pool.giveBack(texture) }
    }
    // One of the two serves every now and then.
    for _ in 0..<4 {
      present(TexturePool.patience / 2)
      pool.giveBack(try #require(pool.takeTarget(width: 8, height: 8)))
    }
    #expect(unused == nil)
    #expect(used != nil)
    #expect(pool.createdCount == 2)
    present(2 * TexturePool.patience)
    #expect(used == nil)
  }
}
