import Foundation

/// A map of space, as QuartzCore has it: a point is a row of `x y z 1`, multiplied by this matrix.
///
/// Views are flat, and what is drawn of such a map is `drawnTransform`.
nonisolated public struct CATransform3D: Hashable, Sendable {
  public var m11, m12, m13, m14: CGFloat
  public var m21, m22, m23, m24: CGFloat
  public var m31, m32, m33, m34: CGFloat
  public var m41, m42, m43, m44: CGFloat

  /// Nothing but zeros, as in QuartzCore; `CATransform3DIdentity` is the map that changes nothing.
  public init() {
    (m11, m12, m13, m14) = (0, 0, 0, 0)
    (m21, m22, m23, m24) = (0, 0, 0, 0)
    (m31, m32, m33, m34) = (0, 0, 0, 0)
    (m41, m42, m43, m44) = (0, 0, 0, 0)
  }

  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  init(_ affine: CGAffineTransform) {
    self = CATransform3DIdentity
    (m11, m12) = (affine.a, affine.b)
    (m21, m22) = (affine.c, affine.d)
    (m41, m42) = (affine.tx, affine.ty)
  }

  /// From sixteen numbers, row by row.
  private init(rows: [CGFloat]) {
    self.init(
      m11: rows[0], m12: rows[1], m13: rows[2], m14: rows[3], m21: rows[4], m22: rows[5],
      m23: rows[6], m24: rows[7], m31: rows[8], m32: rows[9], m33: rows[10], m34: rows[11],
      m41: rows[12], m42: rows[13], m43: rows[14], m44: rows[15])
  }

  private var rows: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// Whether it maps the plane into itself, so that it can be drawn as it is.
  var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0
      && m43 == 0 && m44 == 1
  }

  /// What is drawn of the map: for an affine one all of it. Of any other, which would make a
  /// trapezium of a rectangle, the parallelogram that comes nearest to it in the middle. It has no
  /// extent where the middle lies behind the eye.
  var drawnTransform: CGAffineTransform {
    guard m14 != 0 || m24 != 0 || m44 != 1 else {
      return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }
    guard m44 > 0 else { return CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }
    let (x, y) = (m41 / m44, m42 / m44)
    return CGAffineTransform(
      a: (m11 - x * m14) / m44, b: (m12 - y * m14) / m44, c: (m21 - x * m24) / m44,
      d: (m22 - y * m24) / m44, tx: x, ty: y)
  }

  /// This map first, then `other`.
  func concatenating(_ other: CATransform3D) -> CATransform3D {
    let (left, right) = (rows, other.rows)
    var product = [CGFloat](repeating: 0, count: 16)
    for row in 0..<4 {
      for column in 0..<4 {
        product[row * 4 + column] = (0..<4).reduce(0) {
          $0 + left[row * 4 + $1] * right[$1 * 4 + column]
        }
      }
    }
    return CATransform3D(rows: product)
  }

  /// The inverse map, or this one where there is none, as in QuartzCore.
  func inverted() -> CATransform3D {
    var left = rows
    var right = CATransform3DIdentity.rows
    for column in 0..<4 {
      let pivot = (column..<4).max { abs(left[$0 * 4 + column]) < abs(left[$1 * 4 + column]) }
      guard let pivot, left[pivot * 4 + column] != 0, left[pivot * 4 + column].isFinite else {
        return self
      }
      for place in 0..<4 {
        left.swapAt(pivot * 4 + place, column * 4 + place)
        right.swapAt(pivot * 4 + place, column * 4 + place)
      }
      let scale = left[column * 4 + column]
      for place in 0..<4 {
        left[column * 4 + place] /= scale
        right[column * 4 + place] /= scale
      }
      for row in 0..<4 where row != column {
        let factor = left[row * 4 + column]
        for place in 0..<4 {
          left[row * 4 + place] -= factor * left[column * 4 + place]
          right[row * 4 + place] -= factor * right[column * 4 + place]
        }
      }
    }
    return CATransform3D(rows: right)
  }
}
