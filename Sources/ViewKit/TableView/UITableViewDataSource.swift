import Foundation

/// Tells a table what rows there are, and gives it the cells for those in sight.
///
/// A method that UIKit lets one leave out has a default. A subclass of the conforming class that
/// adds such a method is not called: conform in the leaf.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Whether a row can be edited. UIKit lets a row be swiped to be deleted where `commit` is there,
  /// which cannot be asked here: where this method is left out, rows can be edited in editing mode
  /// and swiped for what the delegate offers, but deleting is not offered to a swipe.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether a row can be moved in editing mode. In UIKit it can unless this says otherwise, provided
  /// that `moveRowAt` is there, which cannot be asked here: false where this method is left out.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Deletes or inserts a row that the user has chosen: in the data, and with `deleteRows` or
  /// `insertRows` in the table.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Moves a row in the data that the user has moved in the table, which shows it already.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// What the strip at the right edge shows; nil for none.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The section that a title of the strip leads to; `NSNotFound` for none.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}
