extension Screen {
  static let lab = Screen(
    name: "lab", title: "Lab",
    summary: "A playground for the physics: its constants, and what happened against the model",
    hint: "Flick the tape; change a constant and flick again."
  ) { _ in LabScreen() }
}
