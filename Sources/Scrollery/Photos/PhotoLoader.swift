import Foundation
import ViewKit

/// Loads pictures a few at a time, the one nearest to what is in sight first.
///
/// Those who want a picture hold a ticket for it. Cancelling is immediate: what is asked for
/// afterwards is another request, whatever becomes of the work that was under way.
final class PhotoLoader {
  struct Ticket: Hashable { fileprivate let number: Int }

  typealias Completion = (Result<UIImage, PhotoError>) -> Void
  /// Does the work of a request, now or later, and calls back with what came of it.
  typealias Work = (
    PhotoItem, CancellationFlag, @escaping @MainActor (Result<LoadedPhoto, PhotoError>) -> Void
  ) -> Void

  /// What has been done since the beginning.
  struct Figures: Equatable {
    /// Pictures whose loading was begun.
    var requests = 0
    var bytesFetched = 0
    var decodes = 0
    /// Loads that finished after nobody wanted them any more.
    var wasted = 0
    var cancelled = 0
  }

  private struct Request {
    let number: Int
    var place: Int
    var tickets: [Ticket: Completion]
    /// Set once the work has begun.
    var flag: CancellationFlag?
  }

  private let work: Work
  private let concurrency: Int
  private var requests: [PhotoItem: Request] = [:]
  private var tickets: [Ticket: PhotoItem] = [:]
  private var running = 0
  private var lastNumber = 0

  private(set) var figures = Figures()
  private(set) var cache: PhotoCache
  /// The place round which pictures are loaded first.
  var focus = 0
  /// Whether a picture at a place is still wanted.
  var isInSight: (Int) -> Bool = { _ in true }

  /// - Parameter cacheLimit: in bytes.
  init(concurrency: Int = 4, cacheLimit: Int = 96 << 20, work: @escaping Work) {
    self.concurrency = max(concurrency, 1)
    self.work = work
    cache = PhotoCache(limit: cacheLimit)
  }

  /// Whether anything is being loaded.
  var isBusy: Bool { running > 0 }

  func cachedImage(of item: PhotoItem) -> UIImage? { cache.image(of: item) }

  /// Asks for a picture at a place in the list.
  func load(_ item: PhotoItem, at place: Int, completion: @escaping Completion) -> Ticket {
    lastNumber += 1
    let ticket = Ticket(number: lastNumber)
    tickets[ticket] = item
    if requests[item] == nil {
      requests[item] = Request(number: lastNumber, place: place, tickets: [:], flag: nil)
    }
    requests[item]?.tickets[ticket] = completion
    startNext()
    return ticket
  }

  /// Takes back a wish. The last one for a picture ends its loading.
  func cancel(_ ticket: Ticket) {
    guard let item = tickets.removeValue(forKey: ticket) else { return }
    requests[item]?.tickets[ticket] = nil
    guard let request = requests[item], request.tickets.isEmpty else { return }
    requests[item] = nil
    figures.cancelled += 1
    request.flag?.cancel()
  }

  func cancelAll() {
    for ticket in Array(tickets.keys) { cancel(ticket) }
  }

  private func startNext() {
    while running < concurrency, let item = nearest() {
      let flag = CancellationFlag()
      requests[item]?.flag = flag
      guard let request = requests[item] else { return }
      running += 1
      figures.requests += 1
      work(item, flag) { [weak self] result in
        self?.finish(item, request.number, at: request.place, result)
      }
    }
  }

  private func nearest() -> PhotoItem? {
    requests.lazy.filter { $0.value.flag == nil }.min { one, other in
      let (a, b) = (abs(one.value.place - focus), abs(other.value.place - focus))
      return a != b ? a < b : one.value.place < other.value.place
    }?.key
  }

  private func finish(
    _ item: PhotoItem, _ number: Int, at place: Int, _ result: Result<LoadedPhoto, PhotoError>
  ) {
    running -= 1
    let image = result.map(image)
    if case .success(let photo) = result {
      figures.bytesFetched += photo.byteCount
      figures.decodes += 1
      if case .success(let image) = image {
        cache.insert(image, cost: photo.picture.rgba.count, for: item)
      }
    }
    // A request under another number came after this one was cancelled.
    if let request = requests[item], request.number == number {
      requests[item] = nil
      if case .success = result, !isInSight(place) { figures.wasted += 1 }
      for (ticket, completion) in request.tickets.sorted(by: { $0.key.number < $1.key.number }) {
        tickets[ticket] = nil
        completion(image)
      }
    } else if case .success = result {
      figures.wasted += 1
    }
    startNext()
  }

  private func image(_ photo: LoadedPhoto) -> UIImage {
    let picture = photo.picture
    return UIImage(
      Picture(
        source: .pixels(width: picture.width, height: picture.height, picture.rgba),
        size: CGSize(width: picture.naturalWidth, height: picture.naturalHeight)))
  }
}
