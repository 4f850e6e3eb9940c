// The functions by which QuartzCore makes and combines maps of space, under its names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The map that changes nothing.
nonisolated public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0,
  m41: 0, m42: 0, m43: 0, m44: 1)

nonisolated public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t == CATransform3DIdentity
}

nonisolated public func CATransform3DEqualToTransform(
  _ a: CATransform3D, _ b: CATransform3D
) -> Bool { a == b }

/// A move by points.
nonisolated public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var move = CATransform3DIdentity
  (move.m41, move.m42, move.m43) = (tx, ty, tz)
  return move
}

nonisolated public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var scale = CATransform3DIdentity
  (scale.m11, scale.m22, scale.m33) = (sx, sy, sz)
  return scale
}

/// A rotation by `angle` radians about the vector `x y z`; none about a vector of no length.
nonisolated public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (sin(angle), cos(angle))
  let rest = 1 - cosine
  var turn = CATransform3DIdentity
  (turn.m11, turn.m12, turn.m13) =
    (cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine)
  (turn.m21, turn.m22, turn.m23) =
    (x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine)
  (turn.m31, turn.m32, turn.m33) =
    (x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest)
  return turn
}

/// A move first, then `t`.
nonisolated public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DMakeTranslation(tx, ty, tz).concatenating(t) }

/// A change of size first, then `t`.
nonisolated public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DMakeScale(sx, sy, sz).concatenating(t) }

/// A rotation first, then `t`.
nonisolated public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).concatenating(t) }

/// `a` first, then `b`.
nonisolated public func CATransform3DConcat(
  _ a: CATransform3D, _ b: CATransform3D
) -> CATransform3D { a.concatenating(b) }

/// The inverse map, or `t` itself where there is none.
nonisolated public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverted() }

nonisolated public func CATransform3DMakeAffineTransform(
  _ m: CGAffineTransform
) -> CATransform3D { CATransform3D(m) }

/// Whether `CATransform3DGetAffineTransform` gives all of the map.
nonisolated public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

/// What the map does within the plane.
nonisolated public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
