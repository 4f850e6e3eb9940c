#if os(Linux)
  import Foundation
  import Testing
  import ViewKit

  @testable import Scrollery

  /// What the policies cost a real server of which one picture in a dozen fails.
  @Suite(
    .serialized, .patience,
    .enabled(
      if: WindowTool.arePresent("python3", "curl"),
      "python3 and curl are needed; make test installs them"))
  struct PhotosServerTests {
    private let server: PictureServer

    init() throws { server = try PictureServer() }

    /// Fetches from the server on a thread, and hands over what came `seconds` later on the clock
    /// of the window, so that every run is the same. What is cancelled has been asked for.
    private func work(seconds: TimeInterval) -> PhotoLoader.Work {
      { item, flag, completion in
        let answer = LateAnswer(item)
        ImmediateWork().perform(after: seconds) {
        } completion: {
          let result = answer.wait()
          completion(flag.isCancelled ? .failure(.cancelled) : result)
        }
      }
    }

    private func flick(
      _ policy: LoadingPolicy, pushes: Int = 1, rate: CGFloat = 0.998, seconds: TimeInterval
    ) async throws -> (flick: PhotosFlick, answers: Int, bytes: Int) {
      let album = PhotoAlbum.open(.list(server.address("/list/4000")))
      try #require(album.items.count == 4000)
      try server.forget()
      let flick = await PhotosFlick(
        policy, album, pushes: pushes, rate: .init(rawValue: rate), work: work(seconds: seconds))
      let served = try server.served()
      return (flick, served.answers, served.bytes)
    }

    @Test func `across 2,000 pictures the target's rule asks for less than a tenth`() async throws {
      // Content that hardly decelerates, so that one flick goes so far.
      let always = try await flick(.always, rate: 0.9998, seconds: 0.12)
      let dragging = try await flick(.whileDragging, rate: 0.9998, seconds: 0.12)
      let target = try await flick(.atTarget, rate: 0.9998, seconds: 0.12)
      for run in [always, dragging, target] {
        #expect(run.flick.rows >= 2000)
        // The server was asked for what the screen says, before the flick and in it.
        #expect(run.answers == run.flick.allRequests)
      }
      #expect(always.flick.figures.requests >= 2000)
      #expect(target.flick.figures.requests * 10 <= always.flick.figures.requests)
      #expect(target.bytes * 10 <= always.bytes)
      #expect(dragging.flick.figures.requests * 10 <= always.flick.figures.requests)
      // Rows that came by keep the server busy that nobody sees any more.
      #expect(target.flick.answersUntilComplete * 10 <= always.flick.answersUntilComplete)
      #expect(target.flick.completion <= always.flick.completion)
    }

    @Test func `what is in sight at rest is there sooner with the target's rule`() async throws {
      let always = try await flick(.always, pushes: 10, seconds: 1)
      let dragging = try await flick(.whileDragging, pushes: 10, seconds: 1)
      let target = try await flick(.atTarget, pushes: 10, seconds: 1)
      #expect(target.flick.completion < always.flick.completion)
      #expect(target.flick.completion < dragging.flick.completion)
      #expect(target.flick.answersUntilComplete < always.flick.answersUntilComplete)
      #expect(target.flick.completion < 0.1)
    }
  }

  /// An answer that is fetched on a thread of its own.
  nonisolated private final class LateAnswer: @unchecked Sendable {
    private let done = DispatchSemaphore(value: 0)
    private var result: Result<LoadedPhoto, PhotoError> = .failure(.cancelled)

    init(_ item: PhotoItem) {
      Thread.detachNewThread { [self] in
        result = PhotoFetch.load(item, width: 8, CancellationFlag())
        done.signal()
      }
    }

    /// To be called once.
    func wait() -> Result<LoadedPhoto, PhotoError> {
      done.wait()
      return result
    }
  }
#endif
