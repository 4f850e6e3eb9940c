/// What a page of the parallax screen says.
nonisolated struct ParallaxPage: Equatable, Sendable {
  /// In the strip of titles.
  let name: String
  let title: String
  let text: String

  static let all = [
    ParallaxPage(
      name: "Start", title: "Set out",
      text: "Swipe. What is near goes by quickly, what is far hardly moves."),
    ParallaxPage(
      name: "Formula", title: "One line of code",
      text: "shift = x ÷ (content − width) × (background − width)"),
    ParallaxPage(
      name: "Far", title: "The far mountains",
      text: "They are the background: 18 points for every 100 that you swipe."),
    ParallaxPage(
      name: "Near", title: "The near mountains",
      text: "The same picture moved by another number: 34 in 100."),
    ParallaxPage(
      name: "Hills", title: "Hills and houses",
      text: "60 in 100. Each layer is only as wide as its way is long."),
    ParallaxPage(
      name: "Front", title: "Closer than the page",
      text: "The trees in front go by faster than your finger: 120 in 100."),
    ParallaxPage(
      name: "Sun", title: "The sun",
      text: "So far away that all the pages together move it by a third of one."),
    ParallaxPage(
      name: "Titles", title: "A strip that follows",
      text:
        "The titles above are a second list. Nobody can touch it: its offset follows this one’s."),
    ParallaxPage(
      name: "Linkage", title: "B follows A",
      text: "On every scrollViewDidScroll, B’s offset is computed from A’s. Nothing is animated."),
    ParallaxPage(
      name: "Text", title: "Even the words",
      text: "A title comes in ahead of the text below it, by a transform from the same offset."),
    ParallaxPage(
      name: "Clamped", title: "Past the end",
      text: "Pull further than the last page: the page stretches, the landscape stays."),
    ParallaxPage(
      name: "Arrival", title: "Arrived",
      text: "Pages and landscape come to their ends together, however wide the window is."),
  ]
}
