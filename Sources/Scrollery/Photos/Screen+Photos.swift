extension Screen {
  static let photos = Screen(
    name: "photos", title: "Photos",
    summary: "Thousands of pictures, loaded as they are needed by one of three policies",
    hint: "Fling far under each policy (S) and compare the figures."
  ) { PhotosScreen(source: $0.photos) }
}
