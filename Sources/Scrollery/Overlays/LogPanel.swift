import Foundation
import ViewKit

/// The panel of the log: its buttons in one line or two, and the calls below.
///
/// It takes touches, so that none that misses a button goes to the screen.
final class LogPanel: OverlayPanel {
  private var filters: [PanelButton] = []
  private var actions: [PanelButton] = []
  private weak var list: LogList?

  static let need = PanelLayout.Need(width: 440, height: 240, minimumHeight: 136)
  private static let lineGap: CGFloat = 8
  private static let buttonGap: CGFloat = 6
  private static let groupGap: CGFloat = 16

  func add(filters: [PanelButton], actions: [PanelButton], list: LogList) {
    self.filters = filters
    self.actions = actions
    self.list = list
    isUserInteractionEnabled = true
    accessibilityIdentifier = "log.panel"
    for button in filters + actions { addSubview(button) }
    addSubview(list)
  }

  override func layoutSubviews() {
    let area = area
    func width(_ buttons: [PanelButton]) -> CGFloat {
      buttons.reduce(-Self.buttonGap) { $0 + $1.intrinsicContentSize.width + Self.buttonGap }
    }
    let isOneLine = width(filters) + Self.groupGap + width(actions) <= area.width
    place(filters, at: area.origin)
    var bottom = area.minY + PanelButton.height
    if isOneLine {
      place(actions, at: CGPoint(x: area.maxX - width(actions), y: area.minY))
    } else {
      place(actions, at: CGPoint(x: area.minX, y: bottom + Self.buttonGap))
      bottom += Self.buttonGap + PanelButton.height
    }
    let top = bottom + Self.lineGap
    list?.frame = CGRect(
      x: area.minX, y: top, width: area.width, height: max(area.maxY - top, 0))
  }

  private func place(_ buttons: [PanelButton], at start: CGPoint) {
    var x = start.x
    for button in buttons {
      let size = button.intrinsicContentSize
      button.frame = CGRect(x: x, y: start.y, width: size.width, height: size.height)
      x = button.frame.maxX + Self.buttonGap
    }
  }
}
