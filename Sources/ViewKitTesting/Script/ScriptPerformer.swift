import Foundation
import ViewKit

/// What a script is played to: a window, and those who do what is no input.
package protocol ScriptPerformer: AnyObject {
  var window: UIWindow { get }

  /// Gives the window another size, in points.
  func resize(to size: CGSize)
  /// Gives the window another number of pixels a point.
  func rescale(to scale: Double)
  /// Makes the drawing device lose what it holds, and tells the window.
  func lose(_ resource: ScriptStep.LostResource)
  /// Changes the data behind the lists; false where there are no such lists.
  func setRows(_ count: Int) -> Bool
  /// Shows exactly these overlays; false where there are none.
  func setOverlays(_ names: [String]) -> Bool
  /// Writes a picture of the current frame.
  func savePicture(to path: String) throws
}

extension ScriptPerformer {
  /// Does a step that is neither input nor time.
  func perform(_ step: ScriptStep, line: Int) throws(ScriptError) {
    switch step {
    case .size(let size): resize(to: size)
    case .scale(let scale): rescale(to: scale)
    case .lose(let resource): lose(resource)
    case .rows(let count):
      guard setRows(count) else {
        throw .wrongStep(line: line, reason: "rows: the lists here have data of their own")
      }
    case .overlay(let names):
      guard setOverlays(names) else {
        throw .wrongStep(line: line, reason: "overlay: there are no overlays here")
      }
    case .offset(let id, let point, let isAnimated):
      guard let view = window.scrollView(identified: id) else {
        throw .wrongStep(line: line, reason: "offset: there is no scroll view \"\(id)\" here")
      }
      view.setContentOffset(point, animated: isAnimated)
    case .shot(let path):
      do {
        try savePicture(to: path)
      } catch {
        throw .failed(line: line, reason: "shot: \(error)")
      }
    default: break
    }
  }
}

extension UIView {
  /// The scroll view with an identifier, in this view or below it.
  fileprivate func scrollView(identified identifier: String) -> UIScrollView? {
    if accessibilityIdentifier == identifier, let view = self as? UIScrollView { return view }
    return subviews.lazy.compactMap { $0.scrollView(identified: identifier) }.first
  }
}
