/// Somebody who listens to the calls that views make to their delegates.
package final class CallbackObservation {
  let observer: (UIView, String) -> Void

  init(_ observer: @escaping (UIView, String) -> Void) { self.observer = observer }
}

extension UIWindow {
  /// Tells of every call that a view in the window makes to its delegate, in order: for traces
  /// and for the log on the screen.
  /// - Parameter observer: gets the view and the call as text: the method's short name, then its
  ///   arguments, as in `scrollViewDidEndDragging willDecelerate=true`.
  /// - Returns: what `stopObservingCallbacks(_:)` takes.
  @discardableResult
  package func observeCallbacks(
    _ observer: @escaping (UIView, String) -> Void
  ) -> CallbackObservation {
    let observation = CallbackObservation(observer)
    callbackObservers.append(observation)
    return observation
  }

  package func stopObservingCallbacks(_ observation: CallbackObservation) {
    callbackObservers.removeAll { $0 === observation }
  }

  /// How many listen.
  package var callbackObserverCount: Int { callbackObservers.count }

  /// A view calls its delegate. The text is made only if somebody listens.
  package func reportCallback(of view: UIView, _ call: @autoclosure () -> String) {
    guard !callbackObservers.isEmpty else { return }
    let call = call()
    for observation in callbackObservers { observation.observer(view, call) }
  }
}
