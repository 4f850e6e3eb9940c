import Foundation

nonisolated extension CGRect {
  /// The parts of the rectangle that lie outside a box: up to four, above, below, left and right.
  func pieces(outside box: CGRect) -> [CGRect] {
    guard width > 0, height > 0 else { return [] }
    let inner = intersection(box)
    guard inner.width > 0, inner.height > 0 else { return [self] }
    return [
      CGRect(x: minX, y: minY, width: width, height: inner.minY - minY),
      CGRect(x: minX, y: inner.maxY, width: width, height: maxY - inner.maxY),
      CGRect(x: minX, y: inner.minY, width: inner.minX - minX, height: inner.height),
      CGRect(x: inner.maxX, y: inner.minY, width: maxX - inner.maxX, height: inner.height),
    ].filter { $0.width > 0 && $0.height > 0 }
  }
}
