import Foundation
import ViewKit

/// A list, every call that it makes to its delegate with the flags inside the call, and its offset
/// and velocity over time.
final class DelegateScreen: UIViewController, UITableViewDelegate, VariantChanging {
  /// What the delegate does with the target of a drag.
  enum Targets: Int, CaseIterable {
    case proposed, wholeRows

    var title: String {
      switch self {
      case .proposed: "As proposed"
      case .wholeRows: "Whole rows"
      }
    }
  }

  private static let wideWidth: CGFloat = 720

  let list: UITableView
  let logView = DelegateCallsView(frame: .zero)
  let curveView = ScrollCurveView(frame: .zero)
  let targetControl = UISegmentedControl(items: Targets.allCases.map(\.title))
  private let targetTitle = UILabel()
  private let rows: RowListSource
  private(set) var targets = Targets.proposed

  init() {
    rows = RowListSource(count: 1000, seed: 0, colors: .blue, pictures: PictureShelf())
    list = rows.makeTable(named: "list")
    super.init(nibName: nil, bundle: nil)
    title = "Delegate"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.canvas
    list.delegate = self
    list.layer.cornerRadius = Theme.panelRadius
    targetTitle.text = "Target"
    targetTitle.font = Theme.hint
    targetTitle.textColor = Theme.secondaryText
    targetControl.selectedSegmentIndex = targets.rawValue
    targetControl.addAction(
      UIAction { [weak self] _ in self?.targetsChosen() }, for: .valueChanged)
    for part in [list, targetTitle, targetControl, curveView, logView] { view.addSubview(part) }
  }

  override var preferredKeyResponder: UIResponder? { list }

  private func targetsChosen() {
    targets = Targets(rawValue: targetControl.selectedSegmentIndex) ?? .proposed
  }

  func showNextVariant() {
    targets = Targets(rawValue: targets.rawValue + 1) ?? .proposed
    targetControl.selectedSegmentIndex = targets.rawValue
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isWide = view.bounds.width >= Self.wideWidth
    let margin = isWide ? Theme.margin : Theme.group
    let area = view.bounds.shrunk(dx: margin, dy: isWide ? Theme.margin : Theme.gap)
    if isWide {
      arrangeSideBySide(in: area)
    } else {
      arrangeOnTopOfEachOther(in: area)
    }
  }

  private func arrangeSideBySide(in area: CGRect) {
    let width = (min(area.width * 0.38, 380)).rounded()
    list.frame = CGRect(x: area.minX, y: area.minY, width: width, height: area.height)
    let x = list.frame.maxX + Theme.group
    let right = CGRect(x: x, y: area.minY, width: area.maxX - x, height: area.height)
    arrangeTargets(in: right)
    let top = right.minY + Theme.controlHeight + Theme.gap + Theme.tight
    let plot = min(max((area.height * 0.36).rounded(), 120), 260)
    curveView.frame = CGRect(x: x, y: top, width: right.width, height: plot)
    let y = curveView.frame.maxY + Theme.group
    logView.frame = CGRect(x: x, y: y, width: right.width, height: max(right.maxY - y, 0))
  }

  private func arrangeOnTopOfEachOther(in area: CGRect) {
    arrangeTargets(in: area)
    let top = area.minY + Theme.controlHeight + Theme.gap
    let height = max(area.maxY - top - 2 * Theme.gap, 0)
    list.frame = CGRect(
      x: area.minX, y: top, width: area.width, height: (height * 0.4).rounded())
    curveView.frame = CGRect(
      x: area.minX, y: list.frame.maxY + Theme.gap, width: area.width,
      height: (height * 0.22).rounded())
    let y = curveView.frame.maxY + Theme.gap
    logView.frame = CGRect(x: area.minX, y: y, width: area.width, height: max(area.maxY - y, 0))
  }

  private func arrangeTargets(in area: CGRect) {
    let width = min(targetControl.intrinsicContentSize.width, area.width)
    let title = targetTitle.intrinsicContentSize.width.rounded(.up)
    targetTitle.frame = CGRect(
      x: area.minX, y: area.minY, width: title, height: Theme.controlHeight)
    targetTitle.isHidden = title + Theme.gap + width > area.width
    targetControl.frame = CGRect(
      x: targetTitle.isHidden ? area.minX : area.minX + title + Theme.gap + Theme.tight,
      y: area.minY, width: width, height: Theme.controlHeight)
  }

  // MARK: What the list says

  private func note(_ name: String, _ detail: String = "", in scrollView: UIScrollView) {
    let time = view.window?.time ?? 0
    logView.log.note(
      name, detail: detail,
      DelegateCalls.Flags(
        isTracking: scrollView.isTracking, isDragging: scrollView.isDragging,
        isDecelerating: scrollView.isDecelerating), at: time)
    curveView.curve.note(
      offset: scrollView.contentOffset.y, velocity: scrollView.scrollVelocity.y * 1000, at: time)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note(
      DelegateCalls.repeating, Figure.fixed(scrollView.contentOffset.y, places: 1), in: scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("scrollViewWillBeginDragging", in: scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if targets == .wholeRows {
      let row = list.rowHeight
      targetContentOffset.pointee.y = (targetContentOffset.pointee.y / row).rounded() * row
    }
    let target = targetContentOffset.pointee.y
    note(
      "scrollViewWillEndDragging",
      "v \(Figure.fixed(velocity.y, places: 2))  target \(Figure.fixed(target, places: 1))",
      in: scrollView)
    curveView.curve.announce(target, at: view.window?.time ?? 0)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("scrollViewDidEndDragging", "willDecelerate \(decelerate)", in: scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("scrollViewWillBeginDecelerating", in: scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("scrollViewDidEndDecelerating", in: scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("scrollViewDidEndScrollingAnimation", in: scrollView)
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    note("scrollViewShouldScrollToTop", in: scrollView)
    return true
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    note("scrollViewDidScrollToTop", in: scrollView)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    note("scrollViewDidChangeAdjustedContentInset", in: scrollView)
  }
}
