import Foundation
import ListCore

extension UICollectionView {
  /// How far elements have been asked for the attributes that they prefer.
  struct Sizing {
    /// Views that were made to be asked, before their elements are shown.
    var made: [ElementKey: UICollectionReusableView] = [:]
    /// All views in sight are to be asked again.
    var isStale = false
    /// Views are being asked: what they say is seen to when all have answered.
    var isRunning = false
    /// A layout has said itself by how much the content moves.
    var isAdjusted = false
    /// The item that the content is on its way to.
    var goal: Goal?
    /// How many more answers of the base class show that a layout does not care; nil where it does.
    var doubts: Int? = Sizing.patience

    /// An own layout may leave some elements to the base class, but hardly all of the first ones.
    static let patience = 8
    /// How often sizes may bring other elements into sight, each time one at least.
    static let rounds = 200
  }

  /// The element whose place on the screen is kept while others around it get their sizes.
  struct SizingMark {
    let key: ElementKey
    /// Where the element begins, from the content offset.
    let distance: CGPoint
    /// The content's end is kept at the view's instead: the content was scrolled to it.
    let isEnd: Bool
  }

  /// An item that is to come into sight, and the content offset at which it is as far as is known.
  struct Goal {
    let path: IndexPath
    let place: ScrollPosition
    var target: CGPoint
  }

  var asksPreferredSizes: Bool {
    collectionViewLayout.asksPreferredSizes ?? (sizing.doubts != 0)
  }

  /// Asks the views of the elements in sight for the attributes they prefer, where the layout wants to
  /// know, until what is in sight has the sizes it is to have. Views that were asked already at the
  /// size they have are not asked again.
  /// - Parameters:
  ///   - find: a view that there is already for an element, if any.
  ///   - keep: called after each change, to bring into sight again what is to be.
  func settleSizes(
    find: (ElementKey) -> UICollectionReusableView? = { _ in nil }, keep: (() -> Void)? = nil
  ) {
    guard asksPreferredSizes, !bounds.isEmpty else { return }
    sizing.isRunning = true
    defer { sizing.isRunning = false }
    var asked: Set<ElementKey> = []
    for _ in 0..<Sizing.rounds {
      let mark = keep == nil ? sizingMark : nil
      sizing.isAdjusted = false
      guard askForSizes(&asked, find) else { return }
      prepareLayout(keeping: sizing.isAdjusted ? nil : mark)
      keep?()
      redirectToGoal()
      AnimationBlock.carrying { ask(around: bounds) }
    }
    Report.once(
      "\(type(of: collectionViewLayout)): the sizes that views prefer bring others into sight "
        + "without end; the rest is shown as it is")
  }

  /// The same for the elements that will be in sight after a change, before it is shown.
  func settleSizes(of plan: ListPlan, since before: LayoutSnapshot, keep: @escaping () -> Void) {
    // Where all data is loaded again, sizes are kept at first and asked for when it is shown.
    if case .reload = plan { return }
    guard asksPreferredSizes, before.wasLaidOut else { return }
    let old = elements.all
    elements.isUpdating = true
    defer { elements.isUpdating = false }
    var views: [ElementKey: UICollectionReusableView] = [:]
    for element in before.shown { views[element.key] = element.view }
    elements.all = []
    ask(around: bounds)
    settleSizes(
      find: { key in
        guard let origin = plan.origin(of: key), case .stays = plan.fate(of: origin) else {
          return nil
        }
        return views[origin]
      }, keep: keep)
    elements.all = old
    elements.area = .null
  }

  /// Gives back the views that were made and then not needed.
  func returnMadeViews() {
    guard !sizing.made.isEmpty else { return }
    let made = sizing.made
    sizing.made.removeAll()
    for (key, view) in made { enqueue(view, kind: key.kind) }
  }

  /// - Returns: whether the layout has changed.
  private func askForSizes(
    _ asked: inout Set<ElementKey>, _ find: (ElementKey) -> UICollectionReusableView?
  ) -> Bool {
    let visible = bounds
    let asksAll = sizing.isStale
    sizing.isStale = false
    var changed = false
    for element in elements.all where isVisible(element, in: visible) {
      let key = element.key
      guard key.category != .decorationView else { continue }
      let known = element.view ?? find(key) ?? sizing.made[key]
      if let known, known.measuredSize == element.attributes.size, !asksAll { continue }
      guard asked.insert(key).inserted else {
        // The layout gave another size than it was asked for: that is what it wants.
        known?.measuredSize = element.attributes.size
        continue
      }
      guard let view = known ?? makeAhead(element) else { continue }
      if adopt(view, element) { changed = true }
    }
    return changed
  }

  private func makeAhead(_ element: Elements.Element) -> UICollectionReusableView? {
    guard let view = makeView(element), !view.isDescendant(of: self) else { return nil }
    UIView.performWithoutAnimation { view.take(element.attributes) }
    sizing.made[element.key] = view
    return view
  }

  /// - Returns: whether the layout takes over what the view prefers.
  private func adopt(_ view: UICollectionReusableView, _ element: Elements.Element) -> Bool {
    let original = element.attributes
    view.measuredSize = original.size
    guard asksPreferredSizes,
      let copy = original.copy() as? UICollectionViewLayoutAttributes
    else { return false }
    let preferred = view.preferredLayoutAttributesFitting(copy)
    guard RowRun.isUsable(preferred.size.width), RowRun.isUsable(preferred.size.height) else {
      Report.once("\(type(of: view)): prefers \(preferred.size), which is no size; ignored")
      return false
    }
    let layout = collectionViewLayout
    let answer = OptionalMethod.isOwn(.preferredSize) {
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
    if let doubts = sizing.doubts { sizing.doubts = answer == nil ? max(doubts - 1, 0) : nil }
    guard answer == true else { return false }
    view.measuredSize = preferred.size
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    if context.contentOffsetAdjustment != .zero { sizing.isAdjusted = true }
    layout.invalidateLayout(with: context)
    return true
  }

  // MARK: On the way to an item

  /// The item lies elsewhere than was thought: the motion leads there.
  private func redirectToGoal() {
    guard var goal = sizing.goal else { return }
    guard machine.phase == .animating, machine.target?.point == goal.target,
      let target = offset(for: goal.path, at: goal.place)
    else {
      sizing.goal = nil
      return
    }
    redirectContent(to: target)
    goal.target = target
    sizing.goal = goal
  }

  /// Lets a motion end at its item once what came into sight last has its size.
  func arriveAtGoal() {
    guard let goal = sizing.goal else { return }
    sizing.goal = nil
    if goal.target == contentOffset { arrive(at: goal) }
  }

  /// Shows an item at once: sizes that were only expected turn out on the way, and mostly the second
  /// place is the right one.
  func arrive(at goal: Goal) {
    for _ in 0..<8 {
      updateElements()
      guard let target = offset(for: goal.path, at: goal.place), target != contentOffset else {
        return
      }
      setContentOffset(target, animated: false)
    }
  }

  // MARK: The reader's place

  /// The first item in sight that has been seen, failing that the first in sight.
  private var sizingMark: SizingMark? {
    let visible = bounds
    let cells = elements.all.filter { $0.key.category == .cell && isVisible($0, in: visible) }
    let seen = cells.filter { $0.view != nil }
    let first = (seen.isEmpty ? cells : seen).min {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }
    guard let first else { return nil }
    return SizingMark(
      key: first.key, distance: first.frame.origin - contentOffset,
      isEnd: seen.isEmpty && isAtEnd)
  }

  /// Whether the content rests at its last part, scrolled there.
  private var isAtEnd: Bool {
    let last = CGPoint(x: CGFloat.greatestFiniteMagnitude, y: .greatestFiniteMagnitude)
    let end = clamped(last)
    let start = clamped(CGPoint(x: -last.x, y: -last.y))
    return !isInMotion && end != start && abs(end.x - contentOffset.x) < 0.5
      && abs(end.y - contentOffset.y) < 0.5
  }

  /// The content offset at which a mark is where it was on the screen, in content of a new size. It
  /// is within the edges if it was before.
  func offset(keeping mark: SizingMark, from old: CGSize, to size: CGSize) -> CGPoint? {
    guard let frame = itemAttributes(at: mark.key.indexPath)?.frame else { return nil }
    if mark.isEnd {
      return clamped(CGPoint(x: contentOffset.x, y: .greatestFiniteMagnitude), in: size)
    }
    var offset = frame.origin - mark.distance
    // Along an axis on which nothing scrolls nothing is to be kept.
    if size.width <= bounds.width { offset.x = contentOffset.x }
    if size.height <= bounds.height { offset.y = contentOffset.y }
    return clamped(contentOffset, in: old) == contentOffset ? clamped(offset, in: size) : offset
  }
}
