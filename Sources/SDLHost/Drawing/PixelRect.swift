import Foundation

/// A way in whole pixels.
nonisolated struct PixelOffset: Hashable, Sendable {
  var x: Int
  var y: Int

  static let zero = PixelOffset(x: 0, y: 0)
}

/// A rectangle of whole pixels.
nonisolated struct PixelRect: Hashable, Sendable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  var width: Int { maxX - minX }
  var height: Int { maxY - minY }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }
  /// How many pixels it has.
  var area: Int { isEmpty ? 0 : width * height }

  /// The part that both have in common; where there is none, `empty`.
  func intersection(_ other: PixelRect) -> PixelRect {
    let common = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return common.isEmpty ? .empty : common
  }

  /// The smallest rectangle that holds both.
  func union(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  func intersects(_ other: PixelRect) -> Bool {
    max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
  }

  func contains(_ other: PixelRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  func moved(by offset: PixelOffset) -> PixelRect {
    PixelRect(
      minX: minX + offset.x, minY: minY + offset.y, maxX: maxX + offset.x, maxY: maxY + offset.y)
  }

  /// Calls `body` with the parts that lie outside another rectangle: at most four.
  func subtract(_ other: PixelRect, _ body: (PixelRect) -> Void) {
    let common = intersection(other)
    guard !common.isEmpty else { return body(self) }
    let parts = (
      PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: common.minY),
      PixelRect(minX: minX, minY: common.maxY, maxX: maxX, maxY: maxY),
      PixelRect(minX: minX, minY: common.minY, maxX: common.minX, maxY: common.maxY),
      PixelRect(minX: common.maxX, minY: common.minY, maxX: maxX, maxY: common.maxY)
    )
    if !parts.0.isEmpty { body(parts.0) }
    if !parts.1.isEmpty { body(parts.1) }
    if !parts.2.isEmpty { body(parts.2) }
    if !parts.3.isEmpty { body(parts.3) }
  }
}
