/// One of the two axes along which content scrolls.
package enum ScrollAxis: Sendable, Equatable {
  case x, y

  package static let all: [ScrollAxis] = [.x, .y]

  package var other: ScrollAxis { self == .x ? .y : .x }
}

/// An offset, a length, a velocity or a translation on both axes.
package struct ScrollVector: Sendable, Equatable {
  package var x: Double
  package var y: Double

  package static let zero = ScrollVector(x: 0, y: 0)

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package subscript(axis: ScrollAxis) -> Double {
    get { axis == .x ? x : y }
    set {
      switch axis {
      case .x: x = newValue
      case .y: y = newValue
      }
    }
  }

  package var isFinite: Bool { x.isFinite && y.isFinite }
  package var length: Double { (x * x + y * y).squareRoot() }
  /// The axis along which it is longer; y when neither is, as in WebKit.
  package var dominantAxis: ScrollAxis { abs(x) > abs(y) ? .x : .y }

  package static prefix func - (vector: ScrollVector) -> ScrollVector {
    ScrollVector(x: -vector.x, y: -vector.y)
  }

  package static func + (left: ScrollVector, right: ScrollVector) -> ScrollVector {
    ScrollVector(x: left.x + right.x, y: left.y + right.y)
  }

  package static func - (left: ScrollVector, right: ScrollVector) -> ScrollVector {
    ScrollVector(x: left.x - right.x, y: left.y - right.y)
  }

  package static func * (vector: ScrollVector, factor: Double) -> ScrollVector {
    ScrollVector(x: vector.x * factor, y: vector.y * factor)
  }
}
