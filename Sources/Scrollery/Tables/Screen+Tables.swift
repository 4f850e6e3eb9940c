extension Screen {
  static let tables = Screen(
    name: "tables", title: "Tables",
    summary: "Rows to swipe, to delete and to move, and letters that lead to sections",
    hint: "Swipe a row either way, slide along the letters, or press Edit (S)."
  ) { _ in TablesScreen() }
}
