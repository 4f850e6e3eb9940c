import ScrollFixtures
import Testing

@testable import ListCore

@Suite struct RowMeasuringTests {
  private typealias Position = SectionOffsets.Position

  @Test func aGuessAndTheSameHeightMeasuredAreToldApart() {
    var rows = RowOffsets(count: 1_000_000, height: 44, source: .estimated)
    #expect(rows.hasEstimates && rows.runCount == 1)
    rows.setHeight(44, of: 500, source: .measured)
    #expect(rows.source(of: 500) == .measured && rows.source(of: 501) == .estimated)
    #expect(rows.runCount == 3 && rows.total == 44_000_000)
    rows.setHeight(44, of: 501, source: .measured)
    #expect(rows.runCount == 3)
    #expect(rows.source(of: -1) == nil && rows.source(of: 1_000_000) == nil)
  }

  @Test func rowsThatAreAllMeasuredAlikeAreOneRunAgain() {
    var rows = RowOffsets(count: 100, height: 44, source: .estimated)
    for row in 0..<100 { rows.setHeight(80, of: row, source: .measured) }
    #expect(rows.uniformHeight == 80 && rows.runCount == 1 && !rows.hasEstimates)
    rows.insert(RowRun(count: 1, height: 80, source: .estimated), at: 50)
    #expect(rows.runCount == 3 && rows.hasEstimates)
  }

  @Test func measuredHeightsAreKeptWhereHeightsAreGuessesAgain() {
    let fresh = RowOffsets(runs: [
      RowRun(count: 3, height: 44, source: .estimated), RowRun(count: 2, height: 20),
      RowRun(count: 1, height: 44, source: .estimated),
    ])
    let old = RowOffsets(runs: [
      RowRun(count: 1, height: 44, source: .estimated),
      RowRun(count: 4, height: 80, source: .measured), RowRun(count: 1, height: 30),
    ])
    let kept = fresh.keepingMeasured(of: old)
    #expect((0..<6).map { kept.height(of: $0) } == [44, 80, 80, 20, 20, 44])
    #expect(
      (0..<6).map { kept.source(of: $0) } == [
        .estimated, .measured, .measured, .given, .given, .estimated,
      ])
    #expect(fresh.keepingMeasured(of: RowOffsets(count: 5, height: 1)).total == fresh.total)
  }

  /// Against plain arrays: each row that stays keeps what was measured.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func batchesCarryWhatWasMeasured(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = 40
    var old = SectionOffsets(
      (0..<3).map { _ in
        SectionOffsets.Section(rows: RowOffsets(count: count, height: 44, source: .estimated))
      })
    var heights: [Position: Double] = [:]
    for section in 0..<3 {
      for row in 0..<count where Bool.random(using: &random) {
        let height = Double(Int.random(in: 50...90, using: &random))
        heights[Position(section: section, row: row)] = height
        old.setHeight(height, of: Position(section: section, row: row), source: .measured)
      }
    }
    func places(_ number: Int) -> Set<Position> {
      Set(
        (0..<number).map { _ in
          Position(
            section: Int.random(in: 0..<3, using: &random),
            row: Int.random(in: 0..<30, using: &random))
        })
    }
    let deletes = places(8)
    let inserts = places(6)
    let from = places(3).subtracting(deletes).sorted()
    let to = places(30).subtracting(inserts).sorted().shuffled(using: &random)
    let moves = zip(from, to).map { Changeset.Move(from: $0, to: $1) }
    let changes = Changeset(
      deletes: deletes, inserts: inserts, reloads: places(4).subtracting(from), moves: moves)
    let counts = (0..<3).map { section in
      count - deletes.count { $0.section == section } + inserts.count { $0.section == section }
        - moves.count { $0.from.section == section } + moves.count { $0.to.section == section }
    }
    let fresh = SectionOffsets(
      counts.map {
        SectionOffsets.Section(rows: RowOffsets(count: $0, height: 44, source: .estimated))
      })
    let new = fresh.keepingMeasured(of: old, after: changes)
    for section in 0..<3 {
      for row in 0..<counts[section] {
        let place = Position(section: section, row: row)
        let origin = changes.oldPosition(ofNew: place).flatMap {
          changes.reloads.contains($0) ? nil : $0
        }
        #expect(new.height(of: place) == origin.flatMap { heights[$0] } ?? 44)
      }
    }
    #expect(new.total == new.sections.reduce(0) { $0 + $1.total })
  }

  @Test func sectionsKeepTheirHeadersAndThoseLoadedAgainNothing() {
    func sections(_ count: Int) -> SectionOffsets {
      SectionOffsets(
        (0..<count).map { _ in
          var section = SectionOffsets.Section(
            rows: RowOffsets(count: 2, height: 44, source: .estimated))
          section.setHeader(28, source: .estimated)
          return section
        })
    }
    var old = sections(3)
    for section in 0..<3 {
      old.setHeader(60, ofSection: section, source: .measured)
      old.setHeight(90, of: Position(section: section, row: 0), source: .measured)
    }
    let changes = Changeset(sections: IndexChanges(inserts: [0], reloads: [1]))
    let new = sections(4).keepingMeasured(of: old, after: changes)
    #expect(new.sections.map(\.header) == [28, 60, 28, 60])
    #expect(new.sections.map(\.rows.total) == [88, 134, 88, 134])
  }
}
