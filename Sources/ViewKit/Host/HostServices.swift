import Foundation

/// Measures of a font, in points.
nonisolated public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up, and from the baseline down (positive).
  public var ascent: CGFloat
  public var descent: CGFloat
  public var lineHeight: CGFloat

  public init(ascent: CGFloat, descent: CGFloat, lineHeight: CGFloat) {
    self.ascent = ascent
    self.descent = descent
    self.lineHeight = lineHeight
  }
}

/// What views need to know about text before it is drawn.
public protocol TextMeasuring: AnyObject {
  func metrics(of font: FontDescriptor) -> FontMetrics
  /// The advance width of one line, in points; 0 for empty text.
  func width(of text: String, in font: FontDescriptor) -> CGFloat
}

/// What views need to know about pictures before they are drawn.
public protocol PictureFinding: AnyObject {
  /// The picture in a file of this name among the program's assets: nil, reported, if there is
  /// none; one that is drawn as a sign, reported, if it is broken.
  func picture(named name: String) -> Picture?
  /// The picture in this file, or nil, reported.
  func picture(atPath path: String) -> Picture?
}

/// Where people keep text between programs.
public protocol TextKeeping: AnyObject {
  /// nil where there is none.
  var text: String? { get set }
}

/// What a host offers to views whether or not they are in a window.
public enum HostServices {
  /// Set by a host before the first view is made. Until then text is taken to be half as wide as
  /// high, a letter.
  public static var text: any TextMeasuring = PlainTextMeasuring()
  public static var pictures: (any PictureFinding)?
  /// A host with threads of its own sets it.
  public static var background: any BackgroundWork = ImmediateWork()
  /// The system's clipboard; until a host sets it, text is kept in the program.
  public static var clipboard: any TextKeeping = OwnClipboard()
}

private final class PlainTextMeasuring: TextMeasuring {
  func metrics(of font: FontDescriptor) -> FontMetrics {
    FontMetrics(ascent: font.size * 0.95, descent: font.size * 0.25, lineHeight: font.size * 1.2)
  }

  func width(of text: String, in font: FontDescriptor) -> CGFloat {
    CGFloat(text.count) * font.size / 2
  }
}

private final class OwnClipboard: TextKeeping {
  var text: String?
}
