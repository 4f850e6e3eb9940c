import Foundation
import ViewKit

/// The list of keys, on a sheet in the middle of the window.
final class KeySheet: UIView {
  private static let keys: [(names: [String], does: String)] =
    OverlayKind.allCases.map { ([$0.keyName], $0.explanation) } + [
      (["D"], "Light or dark"),
      (["S"], "The screen's next variant"),
      (["1 – 9"], "Open a screen"),
      (["Tab", "⇧ Tab"], "The next control, the one before"),
      (["Arrows"], "Scroll by a step"),
      (["Space", "PgDn", "PgUp"], "Scroll by a page"),
      (["Home", "End"], "Scroll to an end"),
      (["Esc"], "Back"),
      (["?"], "This list"),
    ]

  private let card = UIView()
  private let title = UILabel()
  private let rows: [(caps: [Keycap], text: UILabel)]
  private let onClose: () -> Void

  init(onClose: @escaping () -> Void) {
    self.onClose = onClose
    rows = KeySheet.keys.map { entry in
      let text = UILabel()
      text.text = entry.does
      text.font = Theme.body
      text.textColor = Theme.text
      return (entry.names.map(Keycap.init), text)
    }
    super.init(frame: .zero)
    accessibilityIdentifier = "keys"
    backgroundColor = Theme.scrim
    card.backgroundColor = Theme.sheet
    card.layer.cornerRadius = Theme.sheetRadius
    card.layer.borderWidth = 1
    card.layer.borderColor = Theme.hairline
    title.text = "Keys"
    title.font = Theme.title
    title.textColor = Theme.text
    addSubview(card)
    card.addSubview(title)
    for row in rows {
      for cap in row.caps { card.addSubview(cap) }
      card.addSubview(row.text)
    }
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] _ in self?.onClose() }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { return nil }

  /// Height of what is above, between and below the rows.
  private var fixedHeight: CGFloat {
    2 * Theme.margin + Theme.group + title.font.lineHeight.rounded(.up)
  }

  /// Rows move closer together in a low window.
  private var rowHeight: CGFloat {
    let room = bounds.height - 2 * Theme.group - fixedHeight
    return min(max((room / CGFloat(rows.count)).rounded(.down), Keycap.height + 2), 32)
  }

  override func layoutSubviews() {
    let width = min(352, bounds.width - 2 * Theme.group)
    let height = fixedHeight + CGFloat(rows.count) * rowHeight
    let size = CGSize(width: max(width, 0), height: height)
    card.bounds.size = size
    card.center = CGPoint(
      x: ((bounds.width - size.width) / 2).rounded() + size.width / 2,
      y: ((bounds.height - size.height) / 2).rounded() + size.height / 2)
    layoutCard()
  }

  private func layoutCard() {
    let left = Theme.margin
    let right = card.bounds.width - Theme.margin
    title.frame = CGRect(
      x: left, y: Theme.margin, width: max(right - left, 0),
      height: title.font.lineHeight.rounded(.up))
    let rowHeight = rowHeight
    var top = title.frame.maxY + Theme.group
    for row in rows {
      var end = right
      for cap in row.caps.reversed() {
        let size = cap.intrinsicContentSize
        end -= size.width
        cap.frame = CGRect(
          x: end, y: top + ((rowHeight - size.height) / 2).rounded(), width: size.width,
          height: size.height)
        end -= Theme.tight
      }
      row.text.frame = CGRect(
        x: left, y: top, width: max(end - Theme.tight - left, 0), height: rowHeight)
      top += rowHeight
    }
  }

  // MARK: Coming and going

  func appear() {
    alpha = 0
    card.transform = CGAffineTransform(scaleX: 0.97, y: 0.97)
    UIView.animate(withDuration: Theme.fade, delay: 0, options: .curveEaseOut) { [self] in
      alpha = 1
      card.transform = .identity
    }
  }

  func disappear() {
    isUserInteractionEnabled = false
    UIView.animate(
      withDuration: Theme.fade, animations: { [self] in alpha = 0 },
      completion: { [self] _ in removeFromSuperview() })
  }
}
