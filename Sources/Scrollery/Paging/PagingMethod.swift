/// The three ways to come to rest on pages, as in the article on scroll views in practice.
nonisolated enum PagingMethod: String, CaseIterable, Sendable {
  /// `isPagingEnabled`.
  case enabled
  /// An animation to the nearest page once the content has come to rest.
  case snap
  /// Another target in `scrollViewWillEndDragging`.
  case target

  var title: String {
    switch self {
    case .enabled: "isPagingEnabled"
    case .snap: "Snapping afterwards"
    case .target: "Target offset"
    }
  }

  var explanation: String {
    switch self {
    case .enabled: "Pages of the view’s width: one a flick at most, firmly damped."
    case .snap: "Once it rests, it is animated to the nearest page. It feels abrupt."
    case .target: "The place where it will rest is moved to a page, and it glides there."
    }
  }

  /// Name in traces.
  var identifier: String { "paging.\(rawValue)" }

  /// Pages as in the article's samples.
  var ownMetrics: PageMetrics {
    switch self {
    case .enabled, .snap: .cards
    case .target: .bubbles
    }
  }
}

nonisolated extension PageMetrics {
  static let cards = PageMetrics(length: 240, padding: 20, count: 100)
  static let bubbles = PageMetrics(length: 60, padding: 10, count: 100)
}
