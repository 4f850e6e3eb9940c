import Foundation
import SDLHost
import ViewKit

/// Writes a line of JSON for each frame that was drawn or in which anything changed.
///
/// Scroll views are named by their `accessibilityIdentifier`; those without one are left out.
package final class TraceWriter {
  private let write: (String) -> Void
  private var callbacks: [String] = []
  private var last: Views?

  /// The scroll views of a window by name, in the order in which the tree has them.
  private struct Views: Equatable {
    var scroll: [(name: String, record: ScrollRecord)] = []
    var reuse: [(name: String, counts: ReuseCounts)] = []

    static func == (one: Views, other: Views) -> Bool {
      one.scroll.elementsEqual(other.scroll, by: ==) && one.reuse.elementsEqual(other.reuse, by: ==)
    }
  }

  /// - Parameter write: gets each line, with its end.
  package init(write: @escaping (String) -> Void) { self.write = write }

  /// Hears of the delegate calls in a window from here on.
  package func listen(to window: UIWindow) {
    window.observeCallbacks { [weak self] view, call in
      guard let name = view.accessibilityIdentifier else { return }
      self?.callbacks.append("\(name).\(call)")
    }
  }

  /// Takes a frame that was run.
  /// - Parameters:
  ///   - number: counted from 0 on a display that runs every frame.
  ///   - time: seconds since the window was made.
  package func frame(
    _ number: Int, at time: TimeInterval, of window: UIWindow, wasDrawn: Bool,
    statistics: DrawStatistics
  ) {
    var views = Views()
    collect(window, into: &views)
    defer {
      last = views
      callbacks.removeAll(keepingCapacity: true)
    }
    guard wasDrawn || !callbacks.isEmpty || views != last else { return }
    var json = JSONText()
    json.object { json in
      json.key("frame")
      json.value(number)
      json.key("t_ms")
      json.value(time * 1000, decimals: 3, minimum: 1)
      write(views, to: &json)
      json.key("draw")
      write(statistics, to: &json)
    }
    write(json.text + "\n")
  }

  private func write(_ views: Views, to json: inout JSONText) {
    json.key("scroll")
    json.object { json in
      for view in views.scroll {
        json.key(view.name)
        view.record.write(to: &json)
      }
    }
    json.key("callbacks")
    json.array { json in
      for call in callbacks { json.value(call) }
    }
    json.key("reuse")
    json.object { json in
      for list in views.reuse {
        json.key(list.name)
        write(list.counts, to: &json)
      }
    }
  }

  private func write(_ counts: ReuseCounts, to json: inout JSONText) {
    json.object { json in
      json.key("created")
      json.value(counts.created)
      json.key("dequeued")
      json.value(counts.dequeued)
      json.key("live")
      json.value(counts.live)
      json.key("queued")
      json.value(counts.queued)
    }
  }

  private func write(_ statistics: DrawStatistics, to json: inout JSONText) {
    json.object { json in
      json.key("commands")
      json.value(statistics.commands)
      json.key("textures_created")
      json.value(statistics.texturesCreated)
      json.key("textures_live")
      json.value(statistics.texturesLive)
      json.key("texts_rendered")
      json.value(statistics.textsRendered)
    }
  }

  private func collect(_ view: UIView, into views: inout Views) {
    if let view = view as? UIScrollView, let name = view.accessibilityIdentifier,
      !views.scroll.contains(where: { $0.name == name })
    {
      views.scroll.append((name, ScrollRecord(view)))
      if let list = view as? any ReusingList { views.reuse.append((name, list.reuseCounts)) }
    }
    for subview in view.subviews { collect(subview, into: &views) }
  }
}
