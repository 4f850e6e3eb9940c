#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The elementary functions the motions need, without Foundation.
enum Real {
  static func exp(_ x: Double) -> Double {
    #if canImport(Glibc)
      Glibc.exp(x)
    #else
      Darwin.exp(x)
    #endif
  }

  static func log(_ x: Double) -> Double {
    #if canImport(Glibc)
      Glibc.log(x)
    #else
      Darwin.log(x)
    #endif
  }

  static func pow(_ base: Double, _ exponent: Double) -> Double {
    #if canImport(Glibc)
      Glibc.pow(base, exponent)
    #else
      Darwin.pow(base, exponent)
    #endif
  }

  static func sin(_ x: Double) -> Double {
    #if canImport(Glibc)
      Glibc.sin(x)
    #else
      Darwin.sin(x)
    #endif
  }

  static func cos(_ x: Double) -> Double {
    #if canImport(Glibc)
      Glibc.cos(x)
    #else
      Darwin.cos(x)
    #endif
  }

  static func atan2(_ y: Double, _ x: Double) -> Double {
    #if canImport(Glibc)
      Glibc.atan2(y, x)
    #else
      Darwin.atan2(y, x)
    #endif
  }
}

extension Double {
  /// -1, 0 or 1 (0 for NaN too).
  var signum: Double { self > 0 ? 1 : self < 0 ? -1 : 0 }

  /// The nearest value of `range`; the lower bound for NaN.
  package func clamped(to range: ClosedRange<Double>) -> Double {
    self > range.upperBound ? range.upperBound : self >= range.lowerBound ? self : range.lowerBound
  }
}
