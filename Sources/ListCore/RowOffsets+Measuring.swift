extension RowOffsets {
  /// These rows, freshly loaded, with the heights that were measured of the same rows before.
  ///
  /// - Parameter old: the rows before, with those that went taken out and those that came put in.
  ///   Takes time for its runs and for these; what has another count is left out of account.
  package func keepingMeasured(of old: RowOffsets) -> RowOffsets {
    guard old.count == count else { return self }
    var result: [RowRun] = []
    var kept = RunReader(old.runs)
    for run in runs {
      var left = run.count
      while left > 0, let piece = kept.take(upTo: left) {
        left -= piece.count
        let isKnown = run.source == .estimated && piece.source == .measured
        result.append(
          isKnown
            ? piece : RowRun(count: piece.count, height: run.height, source: run.source))
      }
    }
    return RowOffsets(runs: result)
  }
}

/// Runs that are read in pieces.
private struct RunReader {
  private let runs: [RowRun]
  private var index = 0
  private var taken = 0

  init(_ runs: [RowRun]) { self.runs = runs }

  /// The next rows of one run, no more than `limit`; nil at the end.
  mutating func take(upTo limit: Int) -> RowRun? {
    guard index < runs.count else { return nil }
    var piece = runs[index]
    let left = piece.count - taken
    piece.count = min(left, limit)
    taken += piece.count
    if piece.count == left {
      index += 1
      taken = 0
    }
    return piece
  }
}

extension SectionOffsets {
  /// These sections, freshly loaded, with the heights that were measured before `changes`.
  ///
  /// What was loaded again or came anew keeps its estimate. `old` are the sections before, which
  /// `changes` led to these.
  package func keepingMeasured(of old: SectionOffsets, after changes: Changeset) -> SectionOffsets {
    let edits = RowEdits(changes, old: old)
    return SectionOffsets(
      sections.enumerated().map { index, fresh in
        guard let origin = changes.sections.oldIndex(ofNew: index),
          !changes.sections.reloads.contains(origin), old.sections.indices.contains(origin)
        else { return keepingMovedIn(edits, fresh, index) }
        return fresh.keepingMeasured(
          of: old.sections[origin], rows: edits.apply(to: old.sections[origin].rows, origin, index))
      })
  }

  /// A new section may still take in rows that were seen elsewhere.
  private func keepingMovedIn(_ edits: RowEdits, _ fresh: Section, _ index: Int) -> Section {
    guard let moved = edits.come[index]?.filter({ $0.run.source == .measured }) else {
      return fresh
    }
    var section = fresh
    for row in moved where section.rows.source(of: row.place) == .estimated {
      section.rows.setHeight(row.run.height, of: row.place, source: .measured)
    }
    return section
  }
}

extension SectionOffsets.Section {
  fileprivate func keepingMeasured(
    of old: SectionOffsets.Section, rows: RowOffsets
  ) -> SectionOffsets.Section {
    var section = self
    section.rows = self.rows.keepingMeasured(of: rows)
    if headerSource == .estimated, old.headerSource == .measured {
      section.setHeader(old.header, source: .measured)
    }
    if footerSource == .estimated, old.footerSource == .measured {
      section.setFooter(old.footer, source: .measured)
    }
    return section
  }
}

/// What a batch does to the rows of each section, sorted so that it can be carried out row by row.
private struct RowEdits {
  /// Rows that leave a section or are loaded again, by their places before; the last one first.
  private var gone: [Int: [Int]] = [:]
  private var reloaded: [Int: [Int]] = [:]
  /// Rows that come into a section, by their places after; the first one first.
  private(set) var come: [Int: [(place: Int, run: RowRun)]] = [:]

  init(_ changes: Changeset, old: SectionOffsets) {
    let unknown = RowRun(count: 1, height: 0, source: .estimated)
    for place in changes.deletes { gone[place.section, default: []].append(place.row) }
    for place in changes.reloads { reloaded[place.section, default: []].append(place.row) }
    for place in changes.inserts {
      come[place.section, default: []].append((place.row, unknown))
    }
    for move in changes.moves {
      gone[move.from.section, default: []].append(move.from.row)
      let run = RowRun(
        count: 1, height: old.height(of: move.from),
        source: old.source(of: move.from) ?? .estimated)
      let isReloaded = changes.reloads.contains(move.from)
      come[move.to.section, default: []].append((move.to.row, isReloaded ? unknown : run))
    }
    for section in gone.keys { gone[section]?.sort(by: >) }
    for section in come.keys { come[section]?.sort { $0.place < $1.place } }
  }

  /// The rows of a section as they lie after the batch.
  func apply(to rows: RowOffsets, _ old: Int, _ new: Int) -> RowOffsets {
    var rows = rows
    for row in reloaded[old] ?? [] { rows.setHeight(0, of: row, source: .estimated) }
    for row in gone[old] ?? [] { rows.remove(row..<(row + 1)) }
    for row in come[new] ?? [] { rows.insert(row.run, at: row.place) }
    return rows
  }
}
