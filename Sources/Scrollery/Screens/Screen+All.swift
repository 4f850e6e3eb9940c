extension Screen {
  /// Every screen, in the order of the sidebar; the first is the one that opens by itself.
  static let all: [Screen] = [
    container,
    naive,
    fruit,
    delegate,
    photos,
    paging,
    reuse,
    parallax,
    lab,
    tables,
    autolayout,
  ]

  private static let container = Screen(
    name: "container", title: "Container",
    summary: "Nested tables, a carousel and a grid that scroll as one",
    hint: "Fling down, pull the header, swipe the bubbles sideways."
  ) { ContainerScreen(rows: $0.rows) }

  private static let naive = Screen(
    name: "naive", title: "Naive",
    summary: "The same lists without reuse: a cell for every row, and what that costs",
    hint: "Choose more rows: cells, memory and time grow."
  ) { NaiveScreen(rows: $0.rows) }

  private static let reuse = Screen(
    name: "reuse", title: "Reuse",
    summary: "Ten pages shown by three views or three view controllers, and titles that follow",
    hint: "Flick through the pages and read which instance shows each."
  ) { _ in ReuseScreen() }

  private static let fruit = Screen(
    name: "fruit", title: "Fruit",
    summary: "A collection that changes its presentation on the fly, in three styles",
    hint: "Click the button at the right, or press S, again and again."
  ) { _ in FruitScreen() }
}

extension ContainerScreen: RowCountChanging {}
