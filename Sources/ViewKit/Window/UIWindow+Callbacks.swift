extension UIWindow {
  /// Tells of every call that a view in the window makes to its delegate, in order: for traces
  /// and for the log on the screen.
  /// - Parameter observer: gets the view and the call as text: the method's short name, then its
  ///   arguments, as in `scrollViewDidEndDragging willDecelerate=true`.
  package func observeCallbacks(_ observer: @escaping (UIView, String) -> Void) {
    callbackObservers.append(observer)
  }

  /// A view calls its delegate. The text is made only if somebody listens.
  package func reportCallback(of view: UIView, _ call: @autoclosure () -> String) {
    guard !callbackObservers.isEmpty else { return }
    let call = call()
    for observer in callbackObservers { observer(view, call) }
  }
}
