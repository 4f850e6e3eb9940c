import Foundation
import Testing

@testable import ViewKit

@Suite("Maps of space")
struct CATransform3DTests {
  private func isNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    let keys: [KeyPath<CATransform3D, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41,
      \.m42, \.m43, \.m44,
    ]
    return keys.allSatisfy { abs(a[keyPath: $0] - b[keyPath: $0]) < 1e-12 }
  }

  @Test("What is added to a map is done before it, as in QuartzCore")
  func order() {
    let scale = CATransform3DMakeScale(2, 3, 4)
    let moved = CATransform3DTranslate(scale, 10, 20, 30)
    #expect((moved.m41, moved.m42, moved.m43) == (20, 60, 120))
    let other = CATransform3DConcat(scale, CATransform3DMakeTranslation(10, 20, 30))
    #expect((other.m41, other.m42, other.m43) == (10, 20, 30))
    #expect(CATransform3DScale(CATransform3DIdentity, 2, 3, 4) == scale)
    #expect(CATransform3D().m44 == 0)
  }

  @Test("Rotations turn x to y, y to z and z to x")
  func rotations() {
    let quarter = CGFloat.pi / 2
    let aboutZ = CATransform3DMakeRotation(quarter, 0, 0, 5)
    #expect(abs(aboutZ.m12 - 1) < 1e-12 && abs(aboutZ.m21 + 1) < 1e-12)
    let aboutX = CATransform3DMakeRotation(quarter, 1, 0, 0)
    #expect(abs(aboutX.m23 - 1) < 1e-12 && abs(aboutX.m32 + 1) < 1e-12)
    let aboutY = CATransform3DMakeRotation(quarter, 0, 1, 0)
    #expect(abs(aboutY.m31 - 1) < 1e-12 && abs(aboutY.m13 + 1) < 1e-12)
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
    let flat = CATransform3DGetAffineTransform(
      CATransform3DRotate(CATransform3DIdentity, 0.3, 0, 0, 1))
    #expect(flat == CGAffineTransform(rotationAngle: 0.3))
  }

  @Test("An inverse undoes its map; a map without one is its own")
  func inverses() {
    var map = CATransform3DMakeRotation(0.7, 1, 2, 3)
    map = CATransform3DTranslate(CATransform3DScale(map, 2, 3, 0.5), 10, -4, 7)
    map.m34 = -1.0 / 500
    let inverse = CATransform3DInvert(map)
    #expect(isNear(CATransform3DConcat(map, inverse), CATransform3DIdentity))
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test("Flat maps are affine, others are not")
  func affine() {
    let flat = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let map = CATransform3DMakeAffineTransform(flat)
    #expect(CATransform3DIsAffine(map))
    #expect(CATransform3DGetAffineTransform(map) == flat)
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(0.1, 0, 1, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(CATransform3DEqualToTransform(map, CATransform3DMakeAffineTransform(flat)))
  }

  @Test("A view keeps the map it was given, and is drawn by the nearest that is affine")
  func views() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.transform3D = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(view.transform3D == CATransform3DMakeRotation(.pi / 3, 0, 1, 0))
    #expect(abs(view.frame.width - 50) < 1e-9 && view.frame.height == 100)
    // Moved back to twice the eye's distance it is half as large.
    var far = CATransform3DIdentity
    far.m34 = -1.0 / 500
    view.layer.transform = CATransform3DTranslate(far, 100, 0, -500)
    #expect(view.frame == CGRect(x: 75, y: 25, width: 50, height: 50))
    // Behind the eye there is nothing to be seen.
    view.layer.transform = CATransform3DTranslate(far, 0, 0, 600)
    #expect(view.frame.size == .zero)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.transform3D == CATransform3DMakeScale(2, 2, 1))
    view.transform3D.m11 = .nan
    #expect(view.transform.a == 2)
  }
}
