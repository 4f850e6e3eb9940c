import Foundation
import Testing
import ViewKit
import ViewKitTesting

@testable import Scrollery

/// Every screen and every overlay looks as it did when its picture was accepted. To accept what
/// they look like now: `make accept-pictures`.
@Suite(.patience) struct ScreenPictureTests {
  /// Of 255, in a channel of a cell. Text of another size differs by 20 and more.
  private static let tolerance = 6
  /// At another scale edges are drawn otherwise.
  private static let scaledTolerance = 14
  /// With other fonts letters lie elsewhere; only what covers several cells can be compared.
  private static let otherFonts = (reduction: 4, tolerance: 24)

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("References")
  private static let accepts =
    ProcessInfo.processInfo.environment["SCROLLERY_ACCEPT_PICTURES"] != nil

  /// Tells fonts and their versions apart by what they measure.
  private static var fonts: String {
    let text = "Hamburgefonstiv 0123456789"
    let widths = [UIFont.Weight.regular, .medium, .semibold].map { weight in
      let font = UIFont.systemFont(ofSize: 100, weight: weight)
      return HostServices.text.width(of: text, in: font.descriptor)
    }
    return widths.map { "\(Int(($0 * 10).rounded()))" }.joined(separator: " ")
  }

  private static let fontsFile = folder.appendingPathComponent("fonts.txt")

  private static func file(_ name: String) -> URL { folder.appendingPathComponent(name + ".png") }

  private func compare(_ picture: PictureCase) throws {
    let (plain, sharp) = (try picture.thumbnail(), try picture.thumbnail(scale: 2))
    if Self.accepts { return try accept(plain, sharp, for: picture) }
    let hasSameFonts = try String(contentsOf: Self.fontsFile, encoding: .utf8) == Self.fonts
    try check(
      plain, Self.file(picture.name), hasSameFonts ? (1, Self.tolerance) : Self.otherFonts)
    let own = Self.file(picture.name + "@2x")
    let isOwn = FileManager.default.fileExists(atPath: own.path)
    try check(
      sharp, isOwn ? own : Self.file(picture.name),
      hasSameFonts ? (1, Self.scaledTolerance) : Self.otherFonts)
  }

  private func check(
    _ seen: Thumbnail, _ file: URL, _ allowed: (reduction: Int, tolerance: Int)
  ) throws {
    let accepted = try Thumbnail(file: file).reduced(by: allowed.reduction)
    let unlike = seen.reduced(by: allowed.reduction).cells(
      unlike: accepted, tolerance: allowed.tolerance)
    guard unlike > 0 else { return }
    let kept = FileManager.default.temporaryDirectory.appendingPathComponent(
      "scrollery-" + file.lastPathComponent)
    try seen.write(to: kept)
    Issue.record("\(kept.path) is not \(file.path): \(unlike) cells differ")
  }

  /// A screen that shows something else at another scale, such as how many bytes were read, has a
  /// picture for that too.
  private func accept(_ plain: Thumbnail, _ sharp: Thumbnail, for picture: PictureCase) throws {
    try plain.write(to: Self.file(picture.name))
    let own = Self.file(picture.name + "@2x")
    try? FileManager.default.removeItem(at: own)
    if sharp.cells(unlike: plain, tolerance: Self.scaledTolerance) > 0 { try sharp.write(to: own) }
    try Self.fonts.write(to: Self.fontsFile, atomically: true, encoding: .utf8)
  }

  @Test func `there are pictures of every screen and overlay`() {
    #expect(PictureCase.names == Screen.all.map(\.name))
    #expect(PictureCase.overlays.map(\.overlays) == OverlayKind.allCases.map { [$0.rawValue] })
  }

  @Test(arguments: PictureCase.screens) func `a screen looks as before`(picture: PictureCase) throws
  {
    try compare(picture)
  }

  @Test(arguments: PictureCase.overlays)
  func `an overlay looks as before`(picture: PictureCase) throws { try compare(picture) }

  @Test(arguments: PictureCase.articles)
  func `the article's pictures look as before`(picture: PictureCase) throws {
    try compare(picture)
  }

  // MARK: - That it would be noticed

  /// What can be seen of a screen, without what is in front of it.
  private func parts<Part: UIView>(of view: UIView, in area: CGRect) -> [Part] {
    guard !view.isHidden, view.alpha > 0.5 else { return [] }
    let place = view.place
    let own = (view as? Part).map { [$0] } ?? []
    let seen = area.contains(place) && place.width > 16 && place.height > 12 ? own : []
    return seen + view.subviews.flatMap { parts(of: $0, in: area) }
  }

  @Test(arguments: PictureCase.names.map { PictureCase(screen: $0) })
  func `a label that is missing, or eight points off, is noticed`(picture: PictureCase) throws {
    let (stage, root) = try picture.makeStage()
    let before = Thumbnail(try stage.picture(), scale: 1)
    func unlike() throws -> Int {
      stage.settle()
      let after = Thumbnail(try stage.picture(), scale: 1)
      return before.cells(unlike: after, tolerance: Self.tolerance)
    }
    let labels: [UILabel] = parts(of: root.current.view, in: stage.window.bounds)
    for label in labels.filter({ $0.text?.isEmpty == false }).prefix(3) {
      label.isHidden = true
      #expect(try unlike() > 0, "\(label.text ?? "") is missing")
      label.isHidden = false
      let transform = label.transform
      label.transform = transform.concatenating(CGAffineTransform(translationX: 0, y: 8))
      #expect(try unlike() > 0, "\(label.text ?? "") is elsewhere")
      label.transform = transform
    }
  }
}
