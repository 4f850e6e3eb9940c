import Foundation
import Testing
import ViewKit
import ViewKitTesting

@Suite struct BitmapTests {
  private let view = UIView()

  init() { view.backgroundColor = UIColor(hex: 0x398FC4) }

  @Test func aPictureHasThePixelsOfTheViews() throws {
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5))
    child.backgroundColor = UIColor(hex: 0xFC575F)
    view.addSubview(child)
    let stage = Stage(view, size: CGSize(width: 40, height: 30), scale: 2)
    let picture = try stage.picture()
    #expect(picture.width == 80)
    #expect(picture.height == 60)
    #expect(picture.pixel(0, 0) == RGBA8(hex: 0x398FC4))
    #expect(picture.pixel(19, 40) == RGBA8(hex: 0x398FC4))
    #expect(picture.pixel(20, 40) == RGBA8(hex: 0xFC575F))
    #expect(picture.pixel(29, 49) == RGBA8(hex: 0xFC575F))
    #expect(picture.pixel(30, 50) == RGBA8(hex: 0x398FC4))
  }

  @Test func aChangeShowsWithoutTimePassing() throws {
    let stage = Stage(view, size: CGSize(width: 4, height: 4))
    let before = try stage.picture()
    view.backgroundColor = .white
    #expect(try stage.picture().pixel(3, 3) == RGBA8(hex: 0xFFFFFF))
    view.backgroundColor = UIColor(hex: 0x398FC4)
    #expect(try stage.picture() == before)
    #expect(stage.now == .zero)
  }

  @Test func coloursReadAsInStyleSheets() {
    #expect("\(RGBA8(hex: 0x0AD6F0))" == "#0AD6F0")
    #expect("\(RGBA8(red: 1, green: 2, blue: 3, alpha: 4))" == "#01020304")
  }
}
