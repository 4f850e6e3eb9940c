extension Screen {
  static let delegate = Screen(
    name: "delegate", title: "Delegate",
    summary: "Every call to a scroll view's delegate, in order, with the flags and the curve",
    hint: "Fling, catch and fling again: n flicks, one end."
  ) { _ in DelegateScreen() }
}
