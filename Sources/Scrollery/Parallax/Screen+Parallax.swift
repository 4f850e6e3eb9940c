extension Screen {
  static let parallax = Screen(
    name: "parallax", title: "Parallax",
    summary: "Pages before a landscape whose layers follow at their own speeds",
    hint: "Swipe, and pull past the last page."
  ) { _ in ParallaxScreen() }
}
