import Foundation
import Testing
import ViewKit

@testable import SDLHost

@Suite struct TextTests {
  private let fonts: FontBook
  private let font = FontDescriptor(size: 17)

  init() throws { fonts = try HostResources.standard().fonts }

  private func run(_ text: String, size: Double = 17, weight: Int = 400) -> TextRun {
    let font = FontDescriptor(size: size, weight: weight)
    return TextRun(
      text: text, font: font,
      size: CGSize(
        width: fonts.width(of: text, in: font), height: fonts.metrics(of: font).lineHeight))
  }

  @Test func nothingHasNoWidthAndABlankItsAdvance() throws {
    #expect(fonts.width(of: "", in: font) == 0)
    #expect(fonts.width(of: " ", in: font) > 0)
    #expect(fonts.width(of: "  ", in: font) > fonts.width(of: " ", in: font))
    let probe = try Probe(50, 50)
    probe.draw(
      .text(run(""), .zero, black), .text(run(" "), .zero, black), .fill(rect(0, 0, 1, 1), red))
    #expect(probe[0, 0] == redPixel)
  }

  @Test func aFontThatIsRemovedGoesOnServing() throws {
    let found = FontPattern(families: ["sans-serif"], weight: 400).bestFace()
    let system = try #require(found?.file)
    let copy = FileManager.default.temporaryDirectory.path + "/font-\(UUID().uuidString)"
    try FileManager.default.copyItem(atPath: system, toPath: copy)
    let removed = try FontBook(file: copy)
    try FileManager.default.removeItem(atPath: copy)
    let kept = try FontBook(file: system)
    for size in [9.0, 17, 40] {
      let font = FontDescriptor(size: size)
      #expect(removed.width(of: "Row 1", in: font) == kept.width(of: "Row 1", in: font))
      let images = [(removed, copy), (kept, system)].map { fonts, file in
        fonts.handle(FontFace(file: file, index: 0), pixels: size)?.render("Row 1")?.image()
      }
      #expect(images[0] != nil && images[0]?.pixels == images[1]?.pixels)
    }
  }

  @Test func inPlaceOfAFontThatIsGoneAnotherIsFound() throws {
    let pattern = FontPattern(families: ["Inter", "sans-serif"], weight: 700)
    let (best, none) = (pattern.bestFace(), pattern.bestFace { _ in false })
    let first = try #require(best?.file)
    let others = [
      pattern.bestFace { $0 != first }, pattern.bestFace(having: ["a"]) { $0 != first },
    ]
    #expect(others.allSatisfy { $0 != nil && $0?.file != first })
    #expect(none == nil)
  }

  @Test(arguments: ["/no/such/font", "/dev/null", "/"])
  func aFileThatIsNoneIsRefused(_ path: String) {
    #expect(throws: AssetError.self) { try FontBook(file: path) }
  }

  @Test func widthsAreInProportionToTheSize() {
    let width = fonts.width(of: "Hello office", in: FontDescriptor(size: 10))
    for size in [11, 13.5, 17, 34] {
      let other = fonts.width(of: "Hello office", in: FontDescriptor(size: size))
      #expect(abs(other - width * size / 10) < 1e-9)
    }
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 3])
  func glyphsFillTheMeasuredWidth(scale: Double) throws {
    let text = run("Hello office, 1234.56 HH")
    var drawn = 0
    TextRasterizer(fonts: fonts).draw(text, pixelsPerPoint: scale) { image, placement in
      for x in 0..<image.width {
        let column = (0..<image.height).contains { image.alpha(x, $0) > 40 }
        if column { drawn = placement.x + x + 1 }
      }
    }
    #expect(abs(Double(drawn) - text.size.width * scale) < 2 + 1.5 * scale)
  }

  @Test func aTextFitsTheWidthItWasMeasuredAt() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 17)
    label.text = "Hello office"
    label.numberOfLines = 0
    let width = label.sizeThatFits(CGSize(width: 1000, height: 1000)).width
    let height = label.sizeThatFits(CGSize(width: width, height: 1000)).height
    #expect(height < label.font.lineHeight * 1.5)
  }

  @Test("S-05: what no font has is a box")
  func whatNoFontHasIsABox() throws {
    let plain = run("AB")
    let strange = run("A\u{10FFFE}B")
    #expect(strange.size.height == plain.size.height)
    #expect(strange.size.width > plain.size.width)
    var hasInk = false
    TextRasterizer(fonts: fonts).draw(strange, pixelsPerPoint: 1) { image, _ in
      hasInk = image.pixels.contains { $0 >> 24 > 0 }
    }
    #expect(hasInk)
  }

  @Test func boldIsBolder() throws {
    func ink(_ weight: Int) -> Int {
      var sum = 0
      TextRasterizer(fonts: fonts).draw(run("HHH", weight: weight), pixelsPerPoint: 2) { image, _ in
        sum = image.pixels.reduce(0) { $0 + Int($1 >> 24) }
      }
      return sum
    }
    #expect(ink(700) > ink(400) * 11 / 10)
  }

  @Test func lettersOfOneWidthAreOfOneWidth() {
    let mono = FontDescriptor(size: 12, isMonospaced: true)
    #expect(abs(fonts.width(of: "iiii", in: mono) - fonts.width(of: "WWWW", in: mono)) < 0.2)
  }

  @Test("S-06: labels are drawn once")
  func labelsAreDrawnOnce() throws {
    let probe = try Probe(200, 300)
    let labels = (0..<10).map { run("label \($0)") }
    for frame in 0..<600 {
      probe.list.commands = labels.enumerated().map { index, label in
        .text(label, CGPoint(x: Double(frame % 7), y: Double(index) * 25), black)
      }
      probe.show()
    }
    #expect(probe.host.statistics.textsRendered == 10)
    #expect(probe.host.statistics.texturesCreated == 10)
    #expect(probe.host.statistics.texturesLive == 10)
  }

  @Test func changingFiguresMakeNoTexturesForEver() throws {
    let probe = try Probe(200, 300)
    for frame in 0..<400 {
      probe.draw(.text(run("offset \(1000 + frame)"), .zero, black))
    }
    #expect(probe.host.statistics.textsRendered == 400)
    #expect(probe.host.statistics.texturesCreated <= 70)
  }

  @Test func textInPassesSharesTextures() throws {
    let probe = try Probe(200, 60)
    for layer in 1..<60 {
      probe.nextFrame()
      probe.pass(
        layer, 200, 44, .fill(rect(0, 0, 200, 44), .white),
        .text(run("Row \(layer * 7919 % 1000)"), CGPoint(x: 10, y: 10), black))
      if layer > 1 { probe.list.released = [LayerID(value: layer - 1)] }
      probe.draw(.layer(LayerID(value: layer), rect(0, 0, 200, 44), alpha: 1))
    }
    #expect(probe.host.statistics.textsRendered == 59)
    #expect(probe.host.statistics.texturesCreated <= 5)
    #expect(probe.host.statistics.texturesLive == 1)
  }

  @Test("S-12: a very long line is tiled")
  func aVeryLongLineIsTiled() throws {
    let probe = try Probe(60, 30)
    let long = run(String(repeating: "H", count: 4000))
    #expect(long.size.width > 40_000)
    func inked(at offset: Double) -> Bool {
      probe.draw(.text(long, CGPoint(x: -offset, y: 4), black))
      return stride(from: 0, to: 60, by: 1).contains { probe[$0, 15] == 0x0000_00FF }
    }
    for offset in [0, 8170, 16_360, 40_000] { #expect(inked(at: Double(offset))) }
  }

  @Test func coloursModulate() throws {
    let probe = try Probe(60, 40)
    probe.draw(.text(run("HHH", size: 30, weight: 700), CGPoint(x: 2, y: 2), blue))
    let pixels = (0..<60).map { probe[$0, 22] }
    #expect(pixels.contains(bluePixel))
    #expect(pixels.allSatisfy { $0 >> 8 & 255 == 255 })
  }

  @Test func aMissingFontFileIsAnError() {
    #expect(throws: AssetError.self) { try FontBook(file: "/no/such/font.ttf") }
  }
}
