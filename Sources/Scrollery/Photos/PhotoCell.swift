import Foundation
import ViewKit

/// A row with a picture, or with text where there is none yet.
final class PhotoCell: UITableViewCell {
  /// Height of a row whose picture is not known, and of the gap below each row, in points.
  static let unknownHeight: CGFloat = 44
  static let gap: CGFloat = 8
  /// How long a picture takes to come in, in seconds.
  static let fade = 0.25

  private let plate = UIView()
  let photo = UIImageView(image: nil)
  private let badge = UIView()
  private let name = UILabel()
  private let status = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    // A picture has a texture of its own already.
    layer.shouldRasterize = false
    backgroundColor = Theme.canvas
    plate.backgroundColor = Theme.panel
    photo.contentMode = .scaleToFill
    badge.backgroundColor = UIColor(white: 0, alpha: 0.48)
    badge.layer.cornerRadius = 11
    name.font = Theme.control
    status.font = Theme.caption
    status.textAlignment = .right
    for view in [plate, photo, badge, name, status] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Starts over with a row's text.
  func show(_ text: String, status note: String) {
    UIView.performWithoutAnimation {
      photo.image = nil
      photo.alpha = 1
    }
    name.text = text
    status.text = note
    updateLook()
  }

  func show(status note: String) {
    status.text = note
    updateLook()
  }

  func show(_ image: UIImage, fades: Bool) {
    photo.image = image
    if fades {
      UIView.performWithoutAnimation { photo.alpha = 0 }
      UIView.animate(withDuration: Self.fade) { self.photo.alpha = 1 }
    }
    updateLook()
  }

  private func updateLook() {
    let hasPhoto = photo.image != nil
    badge.isHidden = !hasPhoto
    status.isHidden = hasPhoto
    name.textColor = hasPhoto ? .white : Theme.text
    status.textColor = Theme.tertiaryText
    setNeedsLayout()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    photo.removeAnimations()
    show("", status: "")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(bounds.height - Self.gap, 0))
    plate.frame = area
    photo.frame = area
    if photo.image != nil {
      let width = min(name.intrinsicContentSize.width, max(area.width - 36, 0))
      badge.frame = CGRect(x: 8, y: area.maxY - 30, width: width + 20, height: 22)
      name.frame = CGRect(x: 18, y: area.maxY - 30, width: width, height: 22)
    } else {
      let room = max(area.width - 2 * Theme.group, 0)
      let statusWidth = min(status.intrinsicContentSize.width, room * 0.7)
      name.frame = CGRect(
        x: Theme.group, y: 0, width: max(room - statusWidth - Theme.gap, 0), height: area.height)
      status.frame = CGRect(
        x: area.maxX - Theme.group - statusWidth, y: 0, width: statusWidth, height: area.height)
    }
  }
}

extension UIView {
  fileprivate func removeAnimations() { layer.removeAllAnimations() }
}
