import ViewKit

extension RootController {
  /// Does what a key stands for.
  /// - Returns: whether it stands for anything here.
  func handle(_ press: UIPress) -> Bool {
    guard let key = press.key,
      key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    else { return false }
    guard let action = action(of: key) else { return false }
    // A key that is held down switches once.
    if !press.isRepeat { action() }
    return true
  }

  private func action(of key: UIKey) -> (() -> Void)? {
    let code = key.keyCode
    if let kind = OverlayKind.allCases.first(where: { $0.key == code }) {
      return { self.toggle(kind) }
    }
    switch code {
    case .keyboardD: return toggleAppearance
    case .keyboardS: return (current as? any VariantChanging)?.showNextVariant
    case .keyboardSlash: return toggleKeySheet
    case .keyboardEscape: return goBack
    default:
      let number = code.rawValue - UIKeyboardHIDUsage.keyboard1.rawValue
      return (0..<9).contains(number) ? { self.open(number) } : nil
    }
  }
}
