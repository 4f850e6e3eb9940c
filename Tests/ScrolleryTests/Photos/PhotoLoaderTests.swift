import Foundation
import Testing
import ViewKit

@testable import Scrollery

@Suite struct PhotoLoaderTests {
  private let work = ManualWork()
  private let loader: PhotoLoader

  init() { loader = PhotoLoader(concurrency: 4, work: work.work) }

  private func finishAll() { while !work.jobs.isEmpty { work.finishFirst() } }

  @Test func `Z-01 what is cancelled and asked for again arrives`() {
    let first = loader.load(.numbered(1), at: 1) { _ in Issue.record("it was cancelled") }
    loader.cancel(first)
    var arrived = 0
    _ = loader.load(.numbered(1), at: 1) { if case .success = $0 { arrived += 1 } }
    finishAll()
    #expect(arrived == 1)
    #expect(work.started.count == 2)
  }

  @Test func `Z-04 cancelling all leaves alone what comes after it`() {
    for index in 10..<20 {
      _ = loader.load(.numbered(index), at: index) { _ in Issue.record("it was cancelled") }
    }
    loader.cancelAll()
    var arrived: [Int] = []
    for index in 1...3 {
      _ = loader.load(.numbered(index), at: index) {
        if case .success = $0 { arrived.append(index) }
      }
    }
    finishAll()
    #expect(arrived.sorted() == [1, 2, 3])
    #expect(loader.figures.cancelled == 10)
    // The four that ran when they were cancelled were told so.
    #expect(loader.figures.decodes == 3)
  }

  @Test func `Z-05 after a jump what is in sight comes next`() {
    for index in 0..<1000 { _ = loader.load(.numbered(index), at: index) { _ in } }
    #expect(work.started.count == 4)
    loader.focus = 910
    for _ in 0..<21 { work.finishFirst() }
    let next = work.started[4..<25].map { item in
      (0..<1000).first { PhotoItem.numbered($0) == item } ?? -1
    }
    #expect(next.sorted() == Array(900...920))
    #expect(next.first == 910)
  }

  @Test func `two who want one picture share its loading`() {
    var arrived = 0
    let first = loader.load(.numbered(1), at: 1) { _ in arrived += 1 }
    _ = loader.load(.numbered(1), at: 1) { _ in arrived += 1 }
    loader.cancel(first)
    finishAll()
    #expect(arrived == 1 && work.started.count == 1)
    #expect(loader.figures.cancelled == 0)
  }

  @Test func `what finishes out of sight is wasted but kept`() {
    loader.isInSight = { $0 == 1 }
    _ = loader.load(.numbered(1), at: 1) { _ in }
    _ = loader.load(.numbered(2), at: 2) { _ in }
    finishAll()
    #expect(loader.figures.wasted == 1)
    #expect(loader.figures.bytesFetched == 2000)
    #expect(loader.cachedImage(of: .numbered(2))?.size == CGSize(width: 8, height: 4))
  }

  @Test func `no more than so many are loaded at once`() {
    for index in 0..<10 { _ = loader.load(.numbered(index), at: index) { _ in } }
    #expect(work.jobs.count == 4)
    loader.cancelAll()
    // Cancelled work still takes its place until it ends.
    _ = loader.load(.numbered(50), at: 50) { _ in }
    #expect(work.jobs.count == 4)
    work.finishFirst()
    #expect(work.started.last == .numbered(50))
  }
}
