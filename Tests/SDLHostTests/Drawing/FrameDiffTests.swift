import Testing

@testable import SDLHost
@testable import ViewKit

@Suite struct FrameDiffTests {
  private static let bounds = PixelRect(x: 0, y: 0, width: 1000, height: 1000)
  private let ground = Stamp(.fill(.white, blending: false), in: bounds, clip: bounds)

  private func compare(_ old: [Stamp], _ new: [Stamp]) -> FrameDiff {
    var diff = FrameDiff()
    diff.compare([ground] + old, [ground] + new, in: Self.bounds)
    return diff
  }

  private func texture(
    _ content: Int, _ box: PixelRect, clip: PixelRect = bounds, scaled: Bool = false
  ) -> Stamp {
    let width = scaled ? box.width + 1 : box.width
    return Stamp(
      .texture(
        content: content, source: PixelRect(x: 0, y: 0, width: width, height: box.height),
        color: .white, blending: true), in: box, clip: clip)
  }

  /// Rows of 20 by 100, scrolled. Tests count in tens of pixels.
  private func rows(_ offset: Int, clip: PixelRect = bounds) -> [Stamp] {
    (0..<20).map { row in
      let place = PixelRect(
        x: clip.minX, y: row * 200 - offset * 10, width: 1000, height: 200)
      return texture(row, place, clip: clip)
    }.filter { !$0.seen.isEmpty }
  }

  private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x: x * 10, y: y * 10, width: width * 10, height: height * 10)
  }

  private func upwards(_ distance: Int) -> PixelOffset { PixelOffset(x: 0, y: -distance * 10) }

  @Test func whatIsTheSameIsLeftAlone() {
    let diff = compare(rows(30), rows(30))
    #expect(diff.moves.isEmpty)
    #expect(diff.damage.isEmpty)
  }

  @Test func scrolledRowsMoveAndTheStripIsDrawn() {
    let down = compare(rows(30), rows(45))
    #expect(down.moves == [.init(target: rect(0, 0, 100, 85), offset: upwards(15))])
    #expect(down.damage.rects == [rect(0, 85, 100, 15)])
    let up = compare(rows(45), rows(30))
    #expect(up.moves == [.init(target: rect(0, 15, 100, 85), offset: upwards(-15))])
    #expect(up.damage.rects == [rect(0, 0, 100, 15)])
  }

  @Test func onlyWhatIsWithinTheClipMoves() {
    let clip = rect(20, 10, 60, 70)
    let diff = compare(rows(30, clip: clip), rows(40, clip: clip))
    #expect(diff.moves.map(\.target) == [rect(20, 10, 60, 60)])
    #expect(diff.damage.rects == [rect(20, 70, 60, 10)])
  }

  @Test func aBarOverRowsIsDrawnWhereItWasMovedToAndWhereItIs() {
    let bar = texture(99, rect(0, 40, 100, 10))
    let diff = compare(rows(30) + [bar], rows(60) + [bar])
    #expect(diff.moves.map(\.target) == [rect(0, 0, 100, 70)])
    #expect(
      Set(diff.damage.rects) == [rect(0, 10, 100, 10), rect(0, 40, 100, 10), rect(0, 70, 100, 30)])
  }

  @Test func aChangedTextureIsDrawn() {
    var changed = rows(0)
    changed[2] = texture(50, rect(0, 40, 100, 20))
    let diff = compare(rows(0), changed)
    #expect(diff.moves.isEmpty)
    #expect(diff.damage.rects == [rect(0, 40, 100, 20)])
  }

  @Test func anotherOrderIsDrawn() {
    let (first, second) = (texture(1, rect(0, 0, 50, 50)), texture(2, rect(30, 30, 50, 50)))
    let diff = compare([first, second], [second, first])
    #expect(diff.damage.rects.contains { $0.contains(rect(30, 30, 20, 20)) })
  }

  @Test func whatIsScaledIsNeverDrawnInPart() {
    let scaled = texture(1, rect(0, 0, 100, 50), scaled: true)
    let old = texture(2, rect(0, 45, 10, 10))
    let diff = compare([scaled, old], [scaled])
    #expect(diff.damage.rects == [rect(0, 0, 100, 55)])
  }

  @Test func turnedThingsAreDrawnEachTime() {
    let turned = Stamp(.mesh, in: rect(10, 10, 20, 20), clip: Self.bounds)
    #expect(compare([turned], [turned]).damage.rects == [rect(10, 10, 20, 20)])
  }

  @Test func twoListsMoveEachItsOwnWay() {
    let (left, right) = (rect(0, 0, 40, 100), rect(60, 0, 40, 100))
    let other = { (offset: Int) in
      (100..<110).map { row in
        self.texture(row, self.rect(60, (row - 100) * 30 - offset, 40, 30), clip: right)
      }.filter { !$0.seen.isEmpty }
    }
    let diff = compare(rows(0, clip: left) + other(0), rows(20, clip: left) + other(8))
    #expect(
      Set(diff.moves.map(\.offset)) == [upwards(20), upwards(8)])
    #expect(Set(diff.damage.rects) == [rect(0, 80, 40, 20), rect(60, 92, 40, 8)])
  }
}
