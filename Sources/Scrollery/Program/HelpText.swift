/// What `--help`, `--version` and `--list` print.
enum HelpText {
  static let version = "scrollery 0.1.0"

  static let help = """
    Usage: scrollery [SCREEN] [OPTION...]

    Shows how iOS scroll views work. scrollery --list names the screens.

      --size WxH               size of the window in points (1100x760)
      --bare                   the screen alone, without sidebar and toolbar
      --rows N                 rows in each nested list, 1 to 100000000 (500)
      --overlay LIST           of \(OverlayKind.names); separated by commas, or none
      --photos DIR|URL         pictures: a folder, or an http(s) list of addresses
      --appearance light|dark  (light)
      --reduce-motion          nothing slides or zooms; SCROLLERY_REDUCE_MOTION=1 does the same
      --font FILE              a font in place of the system's
      --renderer NAME          an SDL renderer in place of the automatic choice
      --headless               no window: SDL's software renderer and a virtual clock
      --scale S                pixels per point when headless (1)
      --fps N                  frames per virtual second when headless (60)
      --script FILE            play these steps; - is standard input
      --trace FILE             a JSON line per frame; - is standard output
      --shot FILE.png          picture of the last frame
      --list                   the screens, a name and a line about each
      --version, --help

    A window opens as the last one was left, but for what options say: its size, screen,
    overlays and appearance are kept in $XDG_STATE_HOME/scrollery/state.json.

    Keys: F frames, R reuse, X X-ray, H figures, L log, D light or dark, ? all keys.
    """

  /// A line for each screen: its name, a tab, what it shows.
  static func list(of screens: [Screen]) -> String {
    screens.map { "\($0.name)\t\($0.summary)" }.joined(separator: "\n")
  }
}
