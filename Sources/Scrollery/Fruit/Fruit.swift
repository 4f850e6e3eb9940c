/// A fruit: what it is called, and the asset that shows it.
struct Fruit: Equatable, Sendable {
  let name: String
  let icon: String

  static let all = [
    "Apple", "Pear", "Orange", "Lemon", "Cherry", "Strawberry", "Grapes", "Banana", "Watermelon",
    "Plum", "Kiwi", "Pineapple",
  ].map { Fruit(name: $0, icon: "fruit-" + $0.lowercased()) }
}
