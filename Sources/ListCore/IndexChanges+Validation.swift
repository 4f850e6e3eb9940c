extension IndexChanges {
  /// Why a batch cannot be what happened, with every number that plays a part.
  package struct Fault: Error, Sendable, Equatable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
      self.description = description
    }
  }

  /// Checks the batch against the counts before and after it.
  ///
  /// - Parameter subject: What is counted, for the fault's sentence ("rows in section 2").
  /// - Throws: `Fault` for an index out of range, one that is used twice, or counts that do not add up.
  package func validate(before: Int, after: Int, subject: String) throws(Fault) {
    try check(deletes, below: before, as: "delete", of: subject, when: "before")
    try check(reloads, below: before, as: "reload", of: subject, when: "before")
    try check(inserts, below: after, as: "insert", of: subject, when: "after")
    try check(moves.map(\.from), below: before, as: "move from", of: subject, when: "before")
    try check(moves.map(\.to), below: after, as: "move to", of: subject, when: "after")
    let from = Set(moves.map(\.from))
    let to = Set(moves.map(\.to))
    guard from.count == moves.count, to.count == moves.count else {
      throw Fault("\(subject): two moves share a start or an end")
    }
    if let twice = from.intersection(deletes).min() {
      throw Fault("\(subject): index \(twice) is both deleted and moved")
    }
    if let twice = to.intersection(inserts).min() {
      throw Fault("\(subject): index \(twice) is both inserted and the end of a move")
    }
    guard before - deletes.count + inserts.count == after else {
      throw Fault.counts(
        subject: subject, before: before, after: after, inserted: inserts.count,
        deleted: deletes.count)
    }
  }

  private func check(
    _ indices: some Sequence<Int>, below count: Int, as action: String, of subject: String,
    when: String
  ) throws(Fault) {
    for index in indices where index < 0 || index >= count {
      throw Fault(
        "\(subject): cannot \(action) index \(index), there are \(count) \(when) the update")
    }
  }
}

extension IndexChanges.Fault {
  /// The sentence for counts that do not add up.
  static func counts(
    subject: String, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int = 0,
    movedOut: Int = 0
  ) -> Self {
    Self(
      "\(subject): \(after) after the update, but \(before) before it, \(inserted) inserted, "
        + "\(deleted) deleted, \(movedIn) moved in and \(movedOut) moved out make "
        + "\(before + inserted - deleted + movedIn - movedOut)")
  }
}
