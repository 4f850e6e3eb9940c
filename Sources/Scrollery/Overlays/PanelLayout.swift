import Foundation

/// Where the overlays' panels are, so that none lies on another: in two columns at the sides, or
/// one above the other where the area is narrow.
nonisolated struct PanelLayout: Equatable {
  enum Panel: CaseIterable { case counts, log, tray, figures }

  /// The room a panel would like to have, in points, and the height with which it gets by.
  struct Need: Equatable {
    var width: CGFloat
    var height: CGFloat
    var minimumHeight: CGFloat

    /// The need of a panel that makes itself as low as it can.
    var lowest: Need {
      Need(width: width, height: min(minimumHeight, height), minimumHeight: minimumHeight)
    }
  }

  /// Panels for which there is no room are left out.
  private(set) var frames: [Panel: CGRect] = [:]
  /// What the panels leave of the area, at least half of it in each direction where the X-ray is
  /// shown.
  private(set) var free: CGRect

  static let margin: CGFloat = 12
  /// From this width on, in points, there are two columns.
  static let wide: CGFloat = 600
  /// Who becomes lower first where there is not enough height.
  private static let givingUp: [Panel] = [.figures, .log, .tray, .counts]

  init(area: CGSize, needs: [Panel: Need]) {
    free = CGRect(origin: .zero, size: area)
    guard !needs.isEmpty else { return }
    if area.width >= Self.wide {
      placeColumns(needs, in: area)
    } else {
      placeStack(needs, in: area)
    }
    // Within its own margins a panel of less has nothing.
    frames = frames.filter { $1.width > 2 * Self.margin && $1.height > 2 * Self.margin }
  }

  // MARK: Columns

  private mutating func placeColumns(_ needs: [Panel: Need], in area: CGSize) {
    let right = column([.tray, .figures], needs, in: area, roomLeft: 0)
    let rightWidth = right.width > 0 ? right.width + Self.margin : 0
    var left = column([.counts, .log], needs, in: area, roomLeft: rightWidth)
    free.size.width -= rightWidth
    if left.top < area.height * Self.lowColumn {
      let between = free.width - left.width - Self.margin
      if between >= area.width * Self.leastBetween {
        free.origin.x = left.width + Self.margin
        free.size.width = between
      } else {
        // Better above low panels than beside high ones.
        left = column([.counts, .log], needs.mapValues(\.lowest), in: area, roomLeft: rightWidth)
        free.size.height = max(left.top, area.height / 3)
      }
    }
    for column in [left, right] { frames.merge(column.frames) { $1 } }
  }

  /// From this part of the height down a column is in nobody's way.
  private static let lowColumn: CGFloat = 0.7
  /// This part of the width is to be free between the columns.
  private static let leastBetween: CGFloat = 0.4

  private struct Column {
    var frames: [Panel: CGRect] = [:]
    var width: CGFloat = 0
    /// Where the uppermost panel begins.
    var top: CGFloat
  }

  /// Puts panels at a side, from the bottom up.
  /// - Parameter roomLeft: what the other side has taken of the width.
  private func column(
    _ panels: [Panel], _ needs: [Panel: Need], in area: CGSize, roomLeft: CGFloat
  ) -> Column {
    let isLeft = panels.contains(.log)
    var column = Column(top: area.height)
    let widest = panels.compactMap { needs[$0]?.width }.max() ?? 0
    column.width = min(widest, area.width - roomLeft - 2 * Self.margin)
    let heights = Self.heights(of: panels, needs, within: area.height)
    for panel in panels.reversed() {
      guard let height = heights[panel] else { continue }
      column.top -= Self.margin + height
      let width = panel == .counts ? min(needs[panel]?.width ?? 0, column.width) : column.width
      column.frames[panel] = CGRect(
        x: isLeft ? Self.margin : area.width - Self.margin - width, y: column.top, width: width,
        height: height)
    }
    if var tray = column.frames[.tray] {
      // As high as it can be, or beside the middle if it is alone.
      let isAlone = column.frames[.figures] == nil
      tray.origin.y = isAlone ? ((area.height - tray.height) / 2).rounded() : Self.margin
      column.frames[.tray] = tray
    }
    return column
  }

  // MARK: Stack

  private mutating func placeStack(_ needs: [Panel: Need], in area: CGSize) {
    let width = max(area.width - 2 * Self.margin, 0)
    let heights = Self.heights(
      of: [.counts, .tray, .log, .figures], needs, within: area.height)
    func frame(_ panel: Panel, _ height: CGFloat, at y: CGFloat) -> CGRect {
      let width = min(needs[panel]?.width ?? 0, width)
      let isRight = panel == .figures
      return CGRect(
        x: isRight ? area.width - Self.margin - width : Self.margin,
        y: y, width: panel == .tray || panel == .log ? max(area.width - 2 * Self.margin, 0) : width,
        height: height)
    }
    var top: CGFloat = 0
    var bottom = area.height
    if let height = heights[.counts] {
      frames[.counts] = frame(.counts, height, at: Self.margin)
      top = Self.margin + height
    }
    for panel in [Panel.figures, .log, .tray] {
      guard let height = heights[panel] else { continue }
      bottom -= Self.margin + height
      frames[panel] = frame(panel, height, at: bottom)
    }
    free = CGRect(x: 0, y: top, width: area.width, height: bottom - top)
    // What is seen from further off is not to become tiny; panels lie on it then.
    if free.height < area.height / 3 { free = CGRect(origin: .zero, size: area) }
  }

  // MARK: Heights

  private static func heights(
    of panels: [Panel], _ needs: [Panel: Need], within height: CGFloat
  ) -> [Panel: CGFloat] {
    var heights: [Panel: CGFloat] = [:]
    for panel in panels { heights[panel] = needs[panel]?.height }
    func excess() -> CGFloat {
      heights.values.reduce(margin) { $0 + $1 + margin } - height
    }
    for panel in givingUp {
      guard excess() > 0, let full = heights[panel], let need = needs[panel] else { continue }
      heights[panel] = max(full - excess(), min(need.minimumHeight, full))
    }
    for panel in givingUp.reversed() where excess() > 0 && heights.count > 1 {
      heights[panel] = nil
    }
    return heights
  }
}
