import ViewKit

/// A view whose pictures are others in the dark.
class DayNightView: UIView {
  private var isNight: Bool?

  /// Shows the pictures whose names end so.
  func showPictures(ending: String) {}

  /// Shows the pictures for the light that there is, if it is not that of those shown.
  func updatePictures() {
    let isNight = traitCollection.userInterfaceStyle == .dark
    guard isNight != self.isNight else { return }
    self.isNight = isNight
    showPictures(ending: isNight ? "-night" : "")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updatePictures()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updatePictures()
  }
}
