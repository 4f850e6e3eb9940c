import Foundation
import ViewKit
import ViewKitTesting

@testable import Scrollery

/// What one scripted flick across the photos costs under a policy.
struct PhotosFlick {
  /// What was done from the beginning of the flick on.
  private(set) var figures = PhotoLoader.Figures()
  /// All requests, those before the flick too.
  private(set) var allRequests = 0
  /// Seconds from rest until every row in sight had its picture.
  private(set) var completion = TimeInterval.infinity
  /// Pictures that were answered from the moment the list was let go for the last time until
  /// every row in sight at rest had its own.
  private(set) var answersUntilComplete = 0
  /// How many rows went by.
  private(set) var rows = 0

  /// - Parameters:
  ///   - pushes: how often the list is flicked, each time before it has come to rest, as one does
  ///     to get far.
  ///   - rate: the deceleration's; one near 1 lets a single flick go far.
  init(
    _ policy: LoadingPolicy, _ album: PhotoAlbum, pushes: Int = 1,
    rate: UIScrollView.DecelerationRate = .normal, work: @escaping PhotoLoader.Work
  ) async {
    let screen = PhotosScreen(source: .painted, album: album, work: work)
    let stage = Stage(screen, size: CGSize(width: 400, height: 700))
    screen.table.decelerationRate = rate
    screen.choose(policy)
    stage.settle()
    stage.advance(by: .seconds(5))
    let before = screen.loader.figures
    let start = screen.table.indexPathsForVisibleRows?.first?.row ?? 0
    for push in 0..<pushes {
      if push > 0 { stage.advance(by: .milliseconds(60)) }
      stage.pointerMove(to: CGPoint(x: 200, y: 660))
      stage.pointerDown()
      stage.drag(to: CGPoint(x: 200, y: 180), steps: 4, every: .milliseconds(6))
      stage.pointerUp()
    }
    let released = screen.loader.figures.decodes
    screen.figuresView.figures.completion = nil
    while screen.figuresView.figures.completion == nil, stage.now < Self.patience {
      stage.advance(by: .milliseconds(10))
      // Tests that run beside this one look at real clocks.
      await Task.yield()
    }
    completion = screen.figuresView.figures.completion ?? .infinity
    answersUntilComplete = screen.loader.figures.decodes - released
    rows = (screen.table.indexPathsForVisibleRows?.last?.row ?? 0) - start
    while screen.loader.isBusy, stage.now < Self.patience {
      stage.advance(by: .milliseconds(100))
      await Task.yield()
    }
    figures = screen.loader.figures - before
    allRequests = screen.loader.figures.requests
  }

  /// Nothing takes longer.
  private static let patience = Duration.seconds(2000)
}

extension PhotoLoader.Figures {
  fileprivate static func - (all: Self, before: Self) -> Self {
    Self(
      requests: all.requests - before.requests,
      bytesFetched: all.bytesFetched - before.bytesFetched, decodes: all.decodes - before.decodes,
      wasted: all.wasted - before.wasted, cancelled: all.cancelled - before.cancelled)
  }
}
