import Foundation

/// What constraints place: a view, or a guide within one.
protocol LayoutItem: AnyObject {
  /// The view in whose coordinates it is placed.
  var layoutOwner: UIView? { get }
  /// What it is called in messages.
  var layoutName: String { get }
}

/// One attribute of one item, as constraints name it.
struct LayoutAttribute {
  private(set) weak var item: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  var name: String { "\(item?.layoutName ?? "(gone)").\(attribute.name)" }
}

/// One side of a constraint: an attribute, or how far one is behind another.
enum LayoutOperand {
  case attribute(LayoutAttribute)
  case distance(from: LayoutAttribute, to: LayoutAttribute)

  var attributes: [LayoutAttribute] {
    switch self {
    case .attribute(let attribute): [attribute]
    case .distance(let from, let to): [from, to]
    }
  }

  /// The attribute that stands for it where only one can be told.
  var first: LayoutAttribute {
    switch self {
    case .attribute(let attribute): attribute
    case .distance(let from, _): from
    }
  }

  var dimension: NSLayoutConstraint.Attribute.Dimension {
    switch self {
    case .attribute(let attribute): attribute.attribute.dimension
    case .distance: .extent
    }
  }

  var name: String {
    switch self {
    case .attribute(let attribute): attribute.name
    case .distance(let from, let to): "(\(to.name) - \(from.name))"
    }
  }
}

extension UIView: LayoutItem {
  var layoutOwner: UIView? { superview }

  var layoutName: String {
    let type = "\(Self.self)"
    if let name = accessibilityIdentifier, !name.isEmpty { return "\(type)(\(name))" }
    if let text = (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle, !text.isEmpty {
      return "\(type)(\"\(text.prefix(24))\")"
    }
    return type
  }
}
