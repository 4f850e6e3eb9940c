import Foundation

/// Groups changes, so that one block hears when all that they animate has ended.
///
/// Layers belong to views here and, as views' layers do in UIKit, change at once where no animation
/// block says otherwise: what a transaction says of implicit animations is kept and changes nothing.
@preconcurrency @MainActor open class CATransaction: NSObject {
  /// What is open, or still being animated.
  private final class Record {
    var duration: CFTimeInterval
    var disablesActions: Bool
    var completion: (() -> Void)?
    private var left = 1

    init(inside outer: Record?) {
      duration = outer?.duration ?? 0.25
      disablesActions = outer?.disablesActions ?? false
    }

    func began() { left += 1 }

    func ended() {
      left -= 1
      guard left == 0 else { return }
      let block = completion
      completion = nil
      block?()
    }
  }

  private static var open: [Record] = []

  open class func begin() { open.append(Record(inside: open.last)) }

  /// Ends what was begun last. Its completion block is called as soon as nothing that was begun in
  /// it moves any more. Without a beginning it does nothing.
  open class func commit() { open.popLast()?.ended() }

  open class func flush() {}

  open class func setDisableActions(_ flag: Bool) { open.last?.disablesActions = flag }
  open class func disableActions() -> Bool { open.last?.disablesActions ?? false }

  /// In seconds.
  open class func setAnimationDuration(_ duration: CFTimeInterval) {
    open.last?.duration = duration
  }
  open class func animationDuration() -> CFTimeInterval { open.last?.duration ?? 0.25 }

  open class func setCompletionBlock(_ block: (() -> Void)?) { open.last?.completion = block }
  open class func completionBlock() -> (() -> Void)? { open.last?.completion }

  /// What is called at the end of an animation that is begun now, so that the transactions around it
  /// hear of it, too.
  static func following(_ completion: ((Bool) -> Void)?) -> ((Bool) -> Void)? {
    let records = open.filter { $0.completion != nil }
    guard !records.isEmpty else { return completion }
    for record in records { record.began() }
    return { finished in
      completion?(finished)
      for record in records { record.ended() }
    }
  }
}
