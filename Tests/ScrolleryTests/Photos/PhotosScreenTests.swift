import Foundation
import Testing
import ViewKit
import ViewKitTesting

@testable import Scrollery

@Suite struct PhotosScreenTests {
  private let work = ManualWork()
  private let screen: PhotosScreen
  private let stage: Stage

  init() {
    screen = PhotosScreen(source: .painted, album: .numbered(5000), work: work.work)
    stage = Stage(screen, size: CGSize(width: 400, height: 700))
  }

  private var table: UITableView { screen.table }

  private func cell(_ row: Int) -> PhotoCell? {
    table.cellForRow(at: IndexPath(row: row, section: 0)) as? PhotoCell
  }

  private func flick() {
    stage.pointerMove(to: CGPoint(x: 200, y: 650))
    stage.pointerDown()
    stage.drag(to: CGPoint(x: 200, y: 250), steps: 5, every: .milliseconds(12))
    stage.pointerUp()
  }

  // MARK: - Rows

  @Test func `rows are 44 high until their picture is known, then follow its shape`() {
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
    work.finishFirst()
    stage.advance(by: .milliseconds(20))
    // Half as high as the row is wide, and the gap.
    let row = table.rectForRow(at: IndexPath(row: 0, section: 0))
    #expect(row.height == table.bounds.width / 2 + 8)
  }

  @Test func `pictures fade in within a quarter of a second`() throws {
    work.finishFirst()
    let photo = try #require(cell(0)?.photo)
    stage.advance(by: .milliseconds(120))
    let opacity = try #require(photo.layer.presentation()?.opacity)
    #expect(opacity > 0.1 && opacity < 0.9)
    stage.advance(by: .milliseconds(150))
    #expect(photo.layer.presentation()?.opacity == 1)
  }

  @Test func `Z-02 a late answer does not show in a cell that is used again`() throws {
    screen.choose(.always)
    let old = try #require(cell(0))
    // The first four are being loaded; none has answered.
    let late = work.jobs[0]
    table.contentOffset.y = 4000
    stage.advance(by: .milliseconds(20))
    let row = try #require(
      table.indexPathsForVisibleRows?.first { self.cell($0.row) === old }?.row)
    #expect(old.photo.image == nil)
    late.completion(ManualWork.photo(CancellationFlag()))
    stage.advance(by: .milliseconds(20))
    #expect(old.photo.image == nil)
    #expect(cell(row) === old)
  }

  @Test func `a picture that cannot be had says why, and the rest goes on`() throws {
    let job = work.jobs[0]
    job.completion(.failure(.network("The server refuses to answer")))
    work.finishFirst()
    work.finishFirst()
    stage.advance(by: .milliseconds(20))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
    #expect(cell(1)?.photo.image != nil)
  }

  @Test func `rows are appended when the end comes near`() {
    #expect(screen.rowCount == 2500)
    table.contentOffset.y = table.contentSize.height - 1500
    stage.advance(by: .milliseconds(20))
    #expect(screen.rowCount == 5000)
    #expect(table.numberOfRows(inSection: 0) == 5000)
  }

  @Test func `rows that grow above leave in place what is in sight`() throws {
    screen.choose(.always)
    table.contentOffset.y = 20_010
    stage.advance(by: .milliseconds(20))
    let second = try #require(table.indexPathsForVisibleRows?.dropFirst().first)
    let before = table.rectForRow(at: second).minY - table.contentOffset.y
    // The row that is cut by the upper edge gets its picture.
    while !work.jobs.isEmpty, work.started.count <= 40 {
      work.finishFirst()
      let first = table.indexPathsForVisibleRows?.first?.row
      if let first, cell(first)?.photo.image != nil { break }
    }
    stage.advance(by: .milliseconds(20))
    #expect(table.rectForRow(at: second).minY - table.contentOffset.y == before)
  }

  // MARK: - Policies

  private static func flick(
    _ policy: LoadingPolicy, across album: Int = 5000, pushes: Int = 1, rate: CGFloat = 0.998,
    seconds: TimeInterval = 0.12
  ) async -> PhotosFlick {
    let work = ManualWork()
    work.duration = { _ in seconds }
    return await PhotosFlick(
      policy, .numbered(album), pushes: pushes, rate: .init(rawValue: rate), work: work.work)
  }

  @Test func `flicks upon flicks load a tenth with the target's rule of what all would be`() async {
    let always = await Self.flick(.always, pushes: 10)
    let target = await Self.flick(.atTarget, pushes: 10)
    let dragging = await Self.flick(.whileDragging, pushes: 10)
    #expect(always.rows >= 500)
    #expect(target.figures.requests * 10 <= always.figures.requests)
    #expect(target.figures.bytesFetched * 10 <= always.figures.bytesFetched)
    #expect(target.answersUntilComplete * 10 <= always.answersUntilComplete)
    #expect(target.completion <= always.completion)
    #expect(dragging.figures.requests < always.figures.requests)
  }

  @Test func `where pictures take a second, the target's rule is done first`() async {
    let always = await Self.flick(.always, pushes: 10, seconds: 1)
    let target = await Self.flick(.atTarget, pushes: 10, seconds: 1)
    #expect(target.completion < 0.1)
    #expect(always.completion > 1)
  }

  @Test func `one flick through 5,000 pictures, as in the README`() async {
    // Content that hardly decelerates goes so far in one flick.
    let always = await Self.flick(.always, across: 10_000, rate: 0.99992)
    let dragging = await Self.flick(.whileDragging, across: 10_000, rate: 0.99992)
    let target = await Self.flick(.atTarget, across: 10_000, rate: 0.99992)
    for flick in [always, dragging, target] { #expect(flick.rows >= 5000) }
    #expect(
      [always, dragging, target].map(\.figures.requests) == [5220, 12, 7])
  }

  @Test func `S goes to the next policy`() {
    #expect(screen.policy == .atTarget)
    screen.showNextVariant()
    #expect(screen.policy == .always && screen.policyControl.selectedSegmentIndex == 0)
    screen.showNextVariant()
    #expect(screen.policy == .whileDragging)
  }

  @Test func `a flick uses few cells`() {
    flick()
    #expect(stage.settle())
    // 540 points hold parts of 14 rows, and one may be on its way.
    #expect(table.reuseCounts.created <= 16)
  }

  @Test func `a source without pictures says so`() {
    let screen = PhotosScreen(
      source: .painted, album: PhotoAlbum(problem: "There are no pictures here"), work: work.work)
    let stage = Stage(screen, size: CGSize(width: 400, height: 700))
    stage.advance(by: .milliseconds(20))
    #expect(screen.rowCount == 0)
    #expect(stage.settle())
  }
}
