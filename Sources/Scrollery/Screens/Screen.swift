import ViewKit

/// One of the samples that the program shows.
struct Screen {
  /// What it is called on the command line.
  let name: String
  /// What it is called in the window.
  let title: String
  /// What it shows, for `--list`.
  let summary: String
  /// One sentence on what to try.
  let hint: String
  let make: (ScreenSettings) -> UIViewController
}

/// What a screen is made with.
struct ScreenSettings: Equatable {
  /// Rows in each nested list.
  var rows = 500
  /// What the photos screen shows.
  var photos = PhotoSource.painted
}

/// A screen whose lists can be given another number of rows.
protocol RowCountChanging: UIViewController {
  /// Changes the data behind the lists and reloads them.
  func changeRowCount(to rows: Int)
}

/// A screen that shows the same thing in several ways.
protocol VariantChanging: UIViewController {
  /// Goes to the next way, after the last to the first.
  func showNextVariant()
}

extension Screen {
  /// The name of the file that a screen's controller is written in: a file is named for its type.
  static func source(of controller: UIViewController) -> String {
    "\(type(of: controller)).swift"
  }
}
