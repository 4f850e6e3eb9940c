import Foundation
import Testing

@testable import ViewKit

@Suite("Layout attributes")
struct UICollectionViewLayoutAttributesTests {
  private final class Custom: UICollectionViewLayoutAttributes {
    var angle: CGFloat = 0

    nonisolated override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      guard let custom = copy as? Custom else { return copy }
      MainActor.assumeIsolated { custom.angle = angle }
      return custom
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool {
      guard super.isEqual(object), let custom = object as? Custom else { return false }
      return MainActor.assumeIsolated { custom.angle == angle }
    }
  }

  @Test("Frame, center and size agree, also under a transform")
  func geometry() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 1))
    attributes.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
    #expect(attributes.center == CGPoint(x: 30, y: 50))
    attributes.size.width = 80
    #expect(attributes.frame == CGRect(x: -10, y: 20, width: 80, height: 60))
    attributes.transform = CGAffineTransform(scaleX: 0.5, y: 1)
    #expect(attributes.frame == CGRect(x: 10, y: 20, width: 40, height: 60))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 80, height: 60))
  }

  @Test("A copy is of the same class, equal, and its own")
  func copies() throws {
    let attributes = Custom(forCellWith: IndexPath(item: 0, section: 0))
    attributes.angle = 2
    attributes.alpha = 0.5
    let copy = try #require(attributes.copy() as? Custom)
    #expect(copy.isEqual(attributes))
    copy.angle = 3
    #expect(!copy.isEqual(attributes))
    copy.angle = 2
    copy.alpha = 1
    #expect(!copy.isEqual(attributes))
    #expect(attributes.alpha == 0.5)
  }

  @Test("What an element is, is known from how its attributes were made")
  func kinds() {
    let path = IndexPath(item: 0, section: 0)
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    #expect(cell.representedElementCategory == .cell)
    #expect(cell.representedElementKind == nil)
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "a", with: path)
    #expect(header.representedElementCategory == .supplementaryView)
    #expect(header.representedElementKind == "a")
    let decoration = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "b", with: path)
    #expect(decoration.representedElementCategory == .decorationView)
    #expect(decoration.representedElementKind == "b")
    #expect(!cell.isEqual(header))
  }
}
