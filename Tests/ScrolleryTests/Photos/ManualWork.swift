import Foundation
import SDLHost
import ViewKit

@testable import Scrollery

/// Work on pictures that the test ends by hand, or after a time on the window's clock.
final class ManualWork {
  struct Job {
    let item: PhotoItem
    let flag: CancellationFlag
    let completion: @MainActor (Result<LoadedPhoto, PhotoError>) -> Void
  }

  private(set) var started: [PhotoItem] = []
  private(set) var jobs: [Job] = []
  /// Seconds after which the work on a picture ends; nil for one that the test ends.
  var duration: (PhotoItem) -> TimeInterval? = { _ in nil }

  var work: PhotoLoader.Work {
    { [self] item, flag, completion in
      started.append(item)
      if let seconds = duration(item) {
        UIView.perform(after: seconds) { completion(Self.photo(flag)) }
      } else {
        jobs.append(Job(item: item, flag: flag, completion: completion))
      }
    }
  }

  /// Ends the work that was begun first.
  func finishFirst() {
    guard !jobs.isEmpty else { return }
    let job = jobs.removeFirst()
    job.completion(Self.photo(job.flag))
  }

  /// A picture of 8 by 4 pixels; its byte count stands for a file's.
  static func photo(_ flag: CancellationFlag) -> Result<LoadedPhoto, PhotoError> {
    guard !flag.isCancelled else { return .failure(.cancelled) }
    let picture = DecodedPicture(
      naturalWidth: 8, naturalHeight: 4, width: 8, height: 4,
      rgba: [UInt8](repeating: 200, count: 128))
    return .success(LoadedPhoto(picture: picture, byteCount: 1000))
  }
}

extension UIView {
  /// Does something later on the clock of the window that is at work.
  fileprivate static func perform(
    after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void
  ) {
    ImmediateWork().perform(after: seconds, {}, completion: action)
  }
}

extension PhotoItem {
  static func numbered(_ number: Int) -> PhotoItem {
    PhotoItem(origin: .painted(number), name: "Picture \(number)")
  }
}

extension PhotoAlbum {
  static func numbered(_ count: Int) -> PhotoAlbum {
    PhotoAlbum(items: (0..<count).map(PhotoItem.numbered))
  }
}
