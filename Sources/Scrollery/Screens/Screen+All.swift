extension Screen {
  /// Every screen, in the order of the sidebar; the first is the one that opens by itself.
  static let all: [Screen] = [container]

  private static let container = Screen(
    name: "container", title: "Container",
    summary: "Nested tables, a carousel and a grid that scroll as one",
    hint: "Fling down, pull the header, swipe the bubbles sideways."
  ) { ContainerScreen(rows: $0.rows) }
}

extension ContainerScreen: RowCountChanging {}
