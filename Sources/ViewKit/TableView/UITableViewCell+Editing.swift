import Foundation

extension UITableViewCell {
  /// How a cell looks in editing mode, as its table wants it.
  struct CellEditing {
    var isOn = false
    var style = EditingStyle.none
    /// The circle at the left; nil for none.
    var kind: EditControl.Kind?
    /// Whether the content makes room at the left.
    var indents = false
    var control: EditControl?
    var handle: ReorderHandle?
    /// The row is being dragged, or on its way to where it was dropped.
    var isLifted = false
  }

  func changeEditing(_ isOn: Bool, animated: Bool) {
    let moves = animated && window != nil && UIView.areAnimationsEnabled
    if isOn { UIView.performWithoutAnimation { makeEditingParts() } }
    guard isOn != editing.isOn else { return setNeedsLayout() }
    editing.isOn = isOn
    accessoryView?.isHidden = isOn
    if !isOn { editingAccessoryView?.removeFromSuperview() }
    accessoryChanged()
    setNeedsLayout()
    guard moves else { return removeEditingParts() }
    UIView.animate(withDuration: ListAnimation.duration) {
      self.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.removeEditingParts()
    }
  }

  /// Makes what is to slide in, where it starts from.
  private func makeEditingParts() {
    if let kind = editing.kind {
      let control = editing.control ?? makeControl()
      control.kind = kind
      control.isSelected = isSelected
    } else {
      editing.control?.removeFromSuperview()
      editing.control = nil
    }
    if showsReorderControl, editing.handle == nil {
      let handle = ReorderHandle()
      addSubview(handle)
      editing.handle = handle
      layoutReorderHandle()
    } else if !showsReorderControl {
      editing.handle?.removeFromSuperview()
      editing.handle = nil
    }
    if let view = editingAccessoryView, view.superview !== self { addSubview(view) }
  }

  private func makeControl() -> EditControl {
    let control = EditControl(frame: .zero)
    control.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        (superview as? UITableView)?.editControlPressed(of: self)
      }, for: .primaryActionTriggered)
    addSubview(control)
    editing.control = control
    layoutEditControl()
    return control
  }

  /// Outside of editing mode a cell has none of its parts.
  private func removeEditingParts() {
    guard !editing.isOn else { return }
    editing.control?.removeFromSuperview()
    editing.handle?.removeFromSuperview()
    editing.control = nil
    editing.handle = nil
  }

  /// Places the circle and returns where the content begins.
  @discardableResult func layoutEditControl() -> CGFloat {
    editing.control?.frame = CGRect(
      x: editing.isOn ? 0 : -EditControl.width, y: 0, width: EditControl.width,
      height: bounds.height)
    return editing.isOn && editing.indents ? EditControl.indentation : 0
  }

  /// Places the handle and returns where what is left of it ends.
  @discardableResult func layoutReorderHandle() -> CGFloat {
    let right = bounds.width - indexRoom
    guard let handle = editing.handle else { return right }
    let left = editing.isOn ? right - ReorderHandle.width : right
    handle.frame = CGRect(x: left, y: 0, width: ReorderHandle.width, height: bounds.height)
    return left
  }

  /// What stands at the right now.
  var currentAccessory: UIView? {
    (editing.isOn ? editingAccessoryView : accessoryView) ?? accessoryLabel
  }

  var currentAccessoryType: AccessoryType { editing.isOn ? editingAccessoryType : accessoryType }

  /// A cell that leaves its row leaves nothing of having been dragged.
  func endLift() {
    guard editing.isLifted else { return }
    editing.isLifted = false
    layer.zPosition = 0
  }
}
