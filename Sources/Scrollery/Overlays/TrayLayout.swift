import Foundation
import ViewKit

/// The panel with the cells that wait: for each list a line and slots.
nonisolated struct TrayLayout: Equatable {
  struct Group: Equatable {
    var caption: CGRect
    var slots: [CGRect]
  }

  /// Where the title's text begins.
  let title: CGPoint
  /// Of as many lists as there is room for.
  private(set) var groups: [Group] = []

  static let width: CGFloat = 200
  static let cornerRadius: CGFloat = 5
  private static let slot = CGSize(width: 38, height: 22)
  private static let gap: CGFloat = 6
  private static let margin: CGFloat = 12
  private static let titleHeight: CGFloat = 24
  private static let captionHeight: CGFloat = 20
  private static let groupGap: CGFloat = 10

  /// - Parameter width: of the area that the panel lies in.
  static func need(lists: Int, in width: CGFloat) -> PanelLayout.Need {
    // Below the screen there is more width than height.
    let style = width < PanelLayout.wide ? Style.row : .lines(2)
    return PanelLayout.Need(
      width: style == .row ? width : Self.width, height: height(lists, style),
      minimumHeight: height(1, style == .row ? .row : .lines(1)))
  }

  /// How a list's slots are arranged.
  private enum Style: Equatable {
    /// Below its name.
    case lines(Int)
    /// Beside its name.
    case row

    var height: CGFloat {
      switch self {
      case .lines(let count): captionHeight + CGFloat(count) * (slot.height + gap) - gap
      case .row: slot.height
      }
    }

    var gapAfter: CGFloat { self == .row ? gap : groupGap }
  }

  private static func height(_ lists: Int, _ style: Style) -> CGFloat {
    2 * margin + titleHeight + CGFloat(lists) * (style.height + style.gapAfter) - style.gapAfter
  }

  /// - Parameters:
  ///   - panel: its frame.
  ///   - lists: how many there are.
  init(_ panel: CGRect, lists: Int) {
    let area = panel.shrunk(dx: Self.margin, dy: Self.margin)
    title = area.origin
    guard lists > 0, area.width >= Self.slot.width else { return }
    let style: Style =
      area.width >= Self.rowWidth
      ? .row : .lines(panel.height >= Self.height(lists, .lines(2)) ? 2 : 1)
    var y = area.minY + Self.titleHeight
    // Half a point is what rounding may have taken.
    while groups.count < lists, y + style.height <= area.maxY + 0.5 {
      groups.append(Self.group(at: CGPoint(x: area.minX, y: y), width: area.width, style))
      y += style.height + style.gapAfter
    }
  }

  /// From this width on names and slots are side by side.
  private static let rowWidth: CGFloat = 300
  private static let captionWidth: CGFloat = 108

  private static func group(at origin: CGPoint, width: CGFloat, _ style: Style) -> Group {
    let isRow = style == .row
    let start = CGPoint(
      x: origin.x + (isRow ? captionWidth + groupGap : 0),
      y: origin.y + (isRow ? 0 : captionHeight))
    let columns = max(Int((origin.x + width - start.x + gap) / (slot.width + gap)), 1)
    let lines = if case .lines(let count) = style { count } else { 1 }
    let slots = (0..<columns * lines).map { index in
      CGRect(
        x: start.x + CGFloat(index % columns) * (slot.width + gap),
        y: start.y + CGFloat(index / columns) * (slot.height + gap),
        width: slot.width, height: slot.height)
    }
    let caption = CGRect(
      x: origin.x, y: origin.y + (isRow ? 3 : 0), width: isRow ? captionWidth : width,
      height: captionHeight)
    return Group(caption: caption, slots: slots)
  }
}
