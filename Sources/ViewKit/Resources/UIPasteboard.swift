import Foundation

/// What was cut or copied last: text only.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The system's clipboard.
  public static let general = UIPasteboard()

  open var string: String? {
    get { HostServices.clipboard.text }
    set { HostServices.clipboard.text = newValue }
  }

  open var hasStrings: Bool { string?.isEmpty == false }
}
