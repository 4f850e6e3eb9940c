extension Screen {
  static let autolayout = Screen(
    name: "autolayout", title: "Auto Layout",
    summary: "Pages whose places and content size follow from constraints alone",
    hint: "Resize the window, add and remove pages, show the constraints."
  ) { _ in AutoLayoutScreen() }
}
