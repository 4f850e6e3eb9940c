import ScrollFixtures
import Testing

@testable import SDLHost

@Suite struct DamageTests {
  private func damage(_ rects: [PixelRect]) -> Damage {
    var damage = Damage()
    for rect in rects { damage.add(rect) }
    return damage
  }

  @Test func neighboursBecomeOne() {
    let strips = (0..<10).map { PixelRect(x: 0, y: $0 * 100, width: 300, height: 100) }
    #expect(damage(strips).rects == [PixelRect(x: 0, y: 0, width: 300, height: 1000)])
  }

  @Test func whatIsFarApartStaysApart() {
    let corners = [
      PixelRect(x: 0, y: 0, width: 10, height: 10),
      PixelRect(x: 500, y: 500, width: 10, height: 10),
    ]
    #expect(damage(corners).rects == corners)
  }

  @Test func nothingIsLostHoweverManyThereAre() {
    var random = SeededGenerator(seed: 3)
    let rects = (0..<100).map { _ in
      PixelRect(
        x: .random(in: 0..<2000, using: &random), y: .random(in: 0..<2000, using: &random),
        width: .random(in: 1..<40, using: &random), height: .random(in: 1..<40, using: &random))
    }
    let damage = damage(rects)
    #expect(damage.rects.count <= 12)
    for rect in rects { #expect(damage.rects.contains { $0.contains(rect) }) }
  }

  @Test func aRegionIsLeftOut() {
    var rest = Damage()
    rest.add(
      damage([PixelRect(x: 0, y: 0, width: 100, height: 100)]),
      outside: PixelRect(x: 0, y: 0, width: 100, height: 60))
    #expect(rest.rects == [PixelRect(x: 0, y: 60, width: 100, height: 40)])
  }

  @Test func aRectangleThatIsCutIsJoined() {
    var damage = damage([PixelRect(x: 0, y: 0, width: 10, height: 100)])
    let wide = PixelRect(x: 5, y: 40, width: 50, height: 10)
    #expect(damage.cuts(wide))
    damage.join(around: wide)
    #expect(!damage.cuts(wide))
    #expect(damage.rects == [PixelRect(x: 0, y: 0, width: 55, height: 100)])
  }
}
