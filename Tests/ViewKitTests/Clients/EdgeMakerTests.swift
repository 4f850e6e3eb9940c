import Foundation
import Testing
import ViewKit

/// A language for constraints as clients have them lays out what it says.
@Suite("Client: a language for constraints")
struct EdgeMakerTests {
  private let scene = LayoutScene()

  @Test("Edges, sizes and centres, with offsets, insets and priorities")
  func placing() {
    let (card, badge, note) = (UIView(), UIView(), UIView())
    for view in [card, badge, note] { scene.root.addSubview(view) }
    card.makeEdges {
      $0.edgesOfAll.equalTo(scene.root).inset(
        UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    }
    badge.makeEdges {
      $0.size.equalTo(CGSize(width: 50, height: 20))
      $0.center.equalTo(card)
    }
    note.makeEdges {
      $0.leading.equalTo(badge).offset(5)
      $0.top.equalTo(badge).offset(30)
      $0.height.equalTo(CGFloat(12))
      $0.width.equalTo(CGFloat(400)).priority(.defaultHigh)
      $0.right.lessThanOrEqualTo(scene.root.safeAreaLayoutGuide).offset(-8)
    }
    scene.layout()
    #expect(card.frame == rect(20, 10, 260, 440))
    #expect(badge.frame == rect(125, 220, 50, 20))
    #expect(note.frame == rect(130, 250, 182, 12))
    #expect(scene.root.layoutProblems.isEmpty)
  }

  @Test("Made constraints are kept, changed and made anew")
  func remaking() throws {
    let box = UIView()
    scene.root.addSubview(box)
    let made = box.makeEdges {
      $0.left.equalTo(scene.root)
      $0.top.equalTo(scene.root)
      $0.size.equalTo(CGSize(width: 10, height: 10))
    }
    #expect(made.count == 4 && made.allSatisfy { $0.isActive })
    #expect(made.first?.label == "\(NSLayoutConstraint.Attribute.left.rawValue)")
    #expect(made.first?.firstItem === box && made.first?.secondItem === scene.root)
    let width = try #require(made.first { $0.firstAttribute == .width })
    width.constant = 70
    scene.layout()
    #expect(box.frame == rect(0, 0, 70, 10))
    NSLayoutConstraint.deactivate(made)
    box.makeEdges { $0.edgesOfAll.equalTo(scene.root) }
    scene.layout()
    #expect(box.frame == scene.root.bounds)
    #expect(made.allSatisfy { !$0.isActive })
  }
}
