/// What a person has asked of all programs.
public enum UIAccessibility {
  /// Whether things are to come and go without moving.
  public package(set) static var isReduceMotionEnabled = false
}
