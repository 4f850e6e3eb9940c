import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// The unknowns of an item, which is taken in with all that ties it by itself.
  func member(for item: any LayoutItem) -> LayoutMember {
    if let member = members[ObjectIdentifier(item)] { return member }
    let member = LayoutMember(item, isRoot: item === root, in: &solver)
    add(member)
    if let guide = item as? UILayoutGuide {
      tie(member, guide)
    } else if let view = item as? UIView {
      if member.isRoot, !measuresOnly, view.translatesMask || view.superview != nil {
        pinSize(member, view)
      } else if !member.isRoot, view.translatesMask {
        pinFrame(member, view)
      } else {
        addIntrinsicSize(member, view)
      }
    }
    setDirty()
    return member
  }

  private func system(_ member: LayoutMember, _ words: String) -> ConstraintOrigin {
    .system(ObjectIdentifier(member.item), words)
  }

  private func pin(
    _ member: LayoutMember, _ expression: LinearExpression, _ words: String,
    strength: Strength = .required
  ) {
    add(Constraint(expression, .equal, strength: strength), system(member, words)).map {
      member.pins.append($0)
    }
  }

  // MARK: The root

  private func sizeStrength(_ length: CGFloat) -> Strength {
    // A view without a size has not got one yet: what is in it may have the size it needs.
    length > 0 ? .required : Strength(level: 0.01)
  }

  private func pinSize(_ member: LayoutMember, _ view: UIView) {
    let size = view.bounds.size
    pin(
      member, LinearExpression(member.width) - size.width, "the width of its frame",
      strength: sizeStrength(size.width))
    pin(
      member, LinearExpression(member.height) - size.height, "the height of its frame",
      strength: sizeStrength(size.height))
    member.pinned = [size.width, size.height]
  }

  /// The root has another size or shows another part of itself.
  func rootChanged() {
    guard isBuilt, let member = members[ObjectIdentifier(root)] else { return }
    originMoved(member)
    let size = [root.bounds.width, root.bounds.height]
    guard member.pins.count == 2, member.pinned != size else { return }
    for index in 0..<2 {
      try? solver.setConstant(-size[index], of: member.pins[index])
      try? solver.setStrength(sizeStrength(size[index]), of: member.pins[index])
    }
    member.pinned = size
    setDirty()
  }

  // MARK: Views placed by their frames

  private func pinFrame(_ member: LayoutMember, _ view: UIView) {
    let frame = view.geometry.untransformedFrame
    let parts: [(Variable, CGFloat, String)] = [
      (member.left, frame.minX, "x"), (member.top, frame.minY, "y"),
      (member.width, frame.width, "width"), (member.height, frame.height, "height"),
    ]
    for (variable, value, name) in parts {
      pin(member, LinearExpression(variable) - value, "the \(name) of its frame")
    }
    member.pinned = parts.map(\.1)
  }

  /// A member's frame or bounds are not what they were.
  func memberMoved(_ view: UIView, sizeChanged: Bool) {
    guard isBuilt, let member = members[ObjectIdentifier(view)], !member.isRoot else { return }
    originMoved(member)
    if sizeChanged { updateBaselines(member, view) }
    guard view.translatesMask, member.pins.count == 4 else { return }
    let frame = view.geometry.untransformedFrame
    let parts = [frame.minX, frame.minY, frame.width, frame.height]
    guard parts != member.pinned else { return }
    for index in 0..<4 { try? solver.setConstant(-parts[index], of: member.pins[index]) }
    member.pinned = parts
    setDirty()
  }

  // MARK: Scroll views

  /// Where a view's bounds begin, as unknowns that follow it.
  func origin(of member: LayoutMember) -> (x: Variable, y: Variable) {
    if let origin = member.origin { return origin }
    let origin = (x: solver.makeVariable(), y: solver.makeVariable())
    member.origin = origin
    let start = member.view?.bounds.origin ?? .zero
    let x = add(
      Constraint(LinearExpression(origin.x) - start.x, .equal),
      system(member, "what it has scrolled to"))
    let y = add(
      Constraint(LinearExpression(origin.y) - start.y, .equal),
      system(member, "what it has scrolled to"))
    if let x, let y { member.originPins = (x, y) }
    return origin
  }

  private func originMoved(_ member: LayoutMember) {
    guard let pins = member.originPins, let origin = member.origin, let view = member.view,
      solver.value(of: origin.x) != view.bounds.minX
        || solver.value(of: origin.y) != view.bounds.minY
    else { return }
    try? solver.suggest(view.bounds.minX, for: pins.x)
    try? solver.suggest(view.bounds.minY, for: pins.y)
    setDirty()
  }

  /// Whether constraints give a scroll view's content another size than it has.
  func needsContentSize(_ scrollView: UIScrollView) -> Bool {
    contentSize(of: scrollView).map { $0 != scrollView.contentSize } ?? false
  }

  /// The size constraints give a scroll view's content; nil if there are none.
  func contentSize(of scrollView: UIScrollView) -> CGSize? {
    guard let guide = scrollView.constraintState?.ownGuides.first(where: { $0.kind == .content }),
      let member = members[ObjectIdentifier(guide)]
    else { return nil }
    let scale = scrollView.traitCollection.displayScale
    func aligned(_ length: Double) -> CGFloat { (max(length, 0) * scale + 1e-6).rounded() / scale }
    return CGSize(
      width: aligned(solver.value(of: member.width)),
      height: aligned(solver.value(of: member.height)))
  }

  // MARK: Guides

  private func tie(_ member: LayoutMember, _ guide: UILayoutGuide) {
    guard guide.kind != .custom, let view = guide.owningView else { return }
    let owner = self.member(for: view)
    let (right, bottom) = (
      LinearExpression(member.left) + LinearExpression(member.width),
      LinearExpression(member.top) + LinearExpression(member.height)
    )
    let name = guide.layoutName
    func pin(_ expression: LinearExpression) { self.pin(member, expression, name) }
    switch guide.kind {
    case .custom: break
    case .content:
      scrollGuides.append(member)
      pin(LinearExpression(member.left))
      pin(LinearExpression(member.top))
    case .frame:
      let origin = origin(of: owner)
      pin(LinearExpression(member.left) - LinearExpression(origin.x))
      pin(LinearExpression(member.top) - LinearExpression(origin.y))
      pin(LinearExpression(member.width) - LinearExpression(owner.width))
      pin(LinearExpression(member.height) - LinearExpression(owner.height))
    case .margins, .safeArea, .top, .bottom, .keyboard:
      let outer = outerRect(of: view, owner, guide.kind)
      pin(LinearExpression(member.left) - outer.left)
      pin(LinearExpression(member.top) - outer.top)
      pin(right - outer.left - outer.width)
      pin(bottom - outer.top - outer.height)
      if guide.kind == .top || guide.kind == .keyboard || guide.kind == .bottom {
        bindThickness(member, guide.kind)
      }
      watch(member, guide)
    case .readable:
      tieReadable(member, view)
    }
  }

  /// What the insets of a guide are measured from.
  private func outerRect(
    of view: UIView, _ owner: LayoutMember, _ kind: UILayoutGuide.Kind
  ) -> LayoutRect {
    if view is UIScrollView, kind == .margins {
      let content = member(for: view.ownGuide(.content))
      return LayoutRect(
        left: LinearExpression(content.left), top: LinearExpression(content.top),
        width: LinearExpression(content.width), height: LinearExpression(content.height))
    }
    var start = (x: LinearExpression(), y: LinearExpression())
    if view is UIScrollView {
      let origin = origin(of: owner)
      start = (LinearExpression(origin.x), LinearExpression(origin.y))
    }
    return LayoutRect(
      left: start.x, top: start.y, width: LinearExpression(owner.width),
      height: LinearExpression(owner.height))
  }

  /// A bar's guide is as high as what the bar covers: the edge away from the bar is let go.
  private func bindThickness(_ member: LayoutMember, _ kind: UILayoutGuide.Kind) {
    let place = kind == .top ? 3 : 1
    guard member.pins.indices.contains(place) else { return }
    removeFromSolver(member.pins[place])
    if let handle = add(
      Constraint(LinearExpression(member.height), .equal), system(member, member.item.layoutName))
    {
      member.pins[place] = handle
    }
  }

  private func watch(_ member: LayoutMember, _ guide: UILayoutGuide) {
    member.pinned = []
    watched.append(member)
    refresh(member, guide)
  }

  /// Guides follow margins and safe areas, which follow from where views are.
  func refreshPins() {
    for member in watched {
      if let guide = member.item as? UILayoutGuide { refresh(member, guide) }
    }
  }

  private func refresh(_ member: LayoutMember, _ guide: UILayoutGuide) {
    guard let view = guide.owningView, member.pins.count == 4 else { return }
    var insets = guide.kind == .margins ? view.layoutMargins : view.safeAreaInsets
    // Expressions are left - inset, top - inset, right + inset, bottom + inset, all 0.
    switch guide.kind {
    case .top: insets = UIEdgeInsets(top: 0, left: 0, bottom: insets.top, right: 0)
    case .bottom: insets = UIEdgeInsets(top: insets.bottom, left: 0, bottom: 0, right: 0)
    case .keyboard:
      insets = UIEdgeInsets(top: 0, left: 0, bottom: insets.bottom, right: 0)
    default: break
    }
    let constants = [-insets.left, -insets.top, insets.right, insets.bottom]
    let isThickness = guide.kind == .top ? 3 : guide.kind == .bottom ? 1 : -1
    guard constants != member.pinned else { return }
    for index in 0..<4 {
      let constant = index == isThickness ? -abs(constants[index]) : constants[index]
      try? solver.setConstant(constant, of: member.pins[index])
    }
    member.pinned = constants
    setDirty()
  }

  /// UIKit's width for reading at the usual size of text.
  private static let readableWidth = 672.0

  private func tieReadable(_ member: LayoutMember, _ view: UIView) {
    let margins = self.member(for: view.ownGuide(.margins))
    let name = member.item.layoutName
    pin(member, LinearExpression(member.top) - LinearExpression(margins.top), name)
    pin(member, LinearExpression(member.height) - LinearExpression(margins.height), name)
    pin(
      member,
      LinearExpression(member.left) + LinearExpression(member.width) * 0.5
        - LinearExpression(margins.left)
        - LinearExpression(margins.width) * 0.5, name)
    pin(
      member, LinearExpression(member.width) - LinearExpression(margins.width), name,
      strength: Strength(level: 999))
    let widest = Constraint(
      LinearExpression(member.width) - LayoutEngine.readableWidth, .lessThanOrEqual)
    add(widest, system(member, name)).map { member.pins.append($0) }
  }
}
