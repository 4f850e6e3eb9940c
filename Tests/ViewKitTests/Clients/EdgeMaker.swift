import Foundation
import ViewKit

/// A small language for constraints, made as those in use are: its own subclass of a constraint, by
/// item and attribute; targets that may be views, guides or numbers; constraints kept per view to be
/// updated or made anew.
@MainActor final class EdgeMaker {
  final class Edge {
    let attributes: [NSLayoutConstraint.Attribute]
    private unowned let maker: EdgeMaker
    fileprivate var made: [MadeConstraint] = []

    fileprivate init(_ attributes: [NSLayoutConstraint.Attribute], _ maker: EdgeMaker) {
      self.attributes = attributes
      self.maker = maker
    }

    @discardableResult func equalTo(_ target: any EdgeTarget) -> Edge { add(.equal, target) }
    @discardableResult func lessThanOrEqualTo(_ target: any EdgeTarget) -> Edge {
      add(.lessThanOrEqual, target)
    }
    @discardableResult func greaterThanOrEqualTo(_ target: any EdgeTarget) -> Edge {
      add(.greaterThanOrEqual, target)
    }

    @discardableResult func offset(_ amount: CGFloat) -> Edge {
      for constraint in made { constraint.constant = amount }
      return self
    }

    @discardableResult func inset(_ insets: UIEdgeInsets) -> Edge {
      for constraint in made {
        switch constraint.firstAttribute {
        case .top: constraint.constant = insets.top
        case .left, .leading: constraint.constant = insets.left
        case .bottom: constraint.constant = -insets.bottom
        case .right, .trailing: constraint.constant = -insets.right
        default: break
        }
      }
      return self
    }

    @discardableResult func priority(_ priority: UILayoutPriority) -> Edge {
      for constraint in made { constraint.priority = priority }
      return self
    }

    private func add(_ relation: NSLayoutConstraint.Relation, _ target: any EdgeTarget) -> Edge {
      for attribute in attributes {
        let constant = target.edgeConstant(attribute)
        let isNumber = constant != nil
        let takesNoOther = isNumber && (attribute == .width || attribute == .height)
        let constraint = MadeConstraint(
          item: maker.view, attribute: attribute, relatedBy: relation,
          toItem: takesNoOther ? nil : target.edgeItem ?? maker.view.superview as Any,
          attribute: takesNoOther ? .notAnAttribute : attribute, multiplier: 1,
          constant: constant ?? 0)
        constraint.label = "\(attribute.rawValue)"
        made.append(constraint)
      }
      return self
    }
  }

  /// A constraint that knows what it was made for.
  final class MadeConstraint: NSLayoutConstraint {
    var label: String? {
      get { identifier }
      set { identifier = newValue }
    }
  }

  let view: UIView
  private var edges: [Edge] = []

  fileprivate init(_ view: UIView) { self.view = view }

  private func edge(_ attributes: NSLayoutConstraint.Attribute...) -> Edge {
    let edge = Edge(attributes, self)
    edges.append(edge)
    return edge
  }

  var left: Edge { edge(.left) }
  var top: Edge { edge(.top) }
  var right: Edge { edge(.right) }
  var bottom: Edge { edge(.bottom) }
  var leading: Edge { edge(.leading) }
  var width: Edge { edge(.width) }
  var height: Edge { edge(.height) }
  var center: Edge { edge(.centerX, .centerY) }
  var edgesOfAll: Edge { edge(.top, .left, .bottom, .right) }
  var size: Edge { edge(.width, .height) }

  fileprivate var constraints: [MadeConstraint] { edges.flatMap(\.made) }
}

@MainActor protocol EdgeTarget {
  var edgeItem: AnyObject? { get }
  func edgeConstant(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat?
}

extension UIView: EdgeTarget {
  var edgeItem: AnyObject? { self }
  func edgeConstant(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? { nil }
}

extension UILayoutGuide: EdgeTarget {
  var edgeItem: AnyObject? { self }
  func edgeConstant(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? { nil }
}

extension CGFloat: EdgeTarget {
  var edgeItem: AnyObject? { nil }
  func edgeConstant(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? { self }
}

extension CGSize: EdgeTarget {
  var edgeItem: AnyObject? { nil }
  func edgeConstant(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    attribute == .height ? height : width
  }
}

extension UIView {
  @discardableResult
  func makeEdges(_ body: (EdgeMaker) -> Void) -> [EdgeMaker.MadeConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    let maker = EdgeMaker(self)
    body(maker)
    NSLayoutConstraint.activate(maker.constraints)
    return maker.constraints
  }
}
