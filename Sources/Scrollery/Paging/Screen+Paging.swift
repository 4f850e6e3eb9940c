extension Screen {
  static let paging = Screen(
    name: "paging", title: "Paging",
    summary: "Three ways to come to rest on pages, and what each does to the offset",
    hint: "Flick each band alike and compare the curves."
  ) { _ in PagingScreen() }
}
