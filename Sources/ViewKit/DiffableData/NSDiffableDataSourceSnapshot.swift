import Foundation
import ListCore

/// The sections and items of a list at a moment, by names that occur once.
///
/// A name that is there already is reported and not added again.
nonisolated public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  struct Section: Sendable {
    var name: SectionIdentifierType
    var items: [ItemIdentifierType]
  }

  private(set) var sections: [Section] = []
  private var known: Set<ItemIdentifierType> = []
  private(set) var reloadedItems: Set<ItemIdentifierType> = []
  private(set) var reloadedSections: Set<SectionIdentifierType> = []

  public init() {}

  // MARK: What there is

  public var numberOfItems: Int { known.count }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.name) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    indexOfSection(identifier).map { sections[$0].items } ?? []
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    place(of: identifier).map { sections[$0.section].name }
  }

  /// The item's place among the items of all sections.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    place(of: identifier).map { place in
      sections[..<place.section].reduce(place.row) { $0 + $1.items.count }
    }
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.name == identifier }
  }

  func place(of item: ItemIdentifierType) -> SectionOffsets.Position? {
    guard known.contains(item) else { return nil }
    for (index, section) in sections.enumerated() {
      if let row = section.items.firstIndex(of: item) {
        return SectionOffsets.Position(section: index, row: row)
      }
    }
    return nil
  }

  /// The places of those of some items that are there, found in one pass.
  func places(of items: Set<ItemIdentifierType>) -> [SectionOffsets.Position] {
    let wanted = items.intersection(known)
    var places: [SectionOffsets.Position] = []
    for (index, section) in sections.enumerated() where places.count < wanted.count {
      for (row, item) in section.items.enumerated() where wanted.contains(item) {
        places.append(SectionOffsets.Position(section: index, row: row))
      }
    }
    return places
  }

  // MARK: Items

  /// Adds items at the end of a section, by default of the last.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let index = sectionIdentifier.map { indexOfSection($0) } ?? sections.indices.last
    guard let index else {
      return report("items were added to a section that is not there; they were left out")
    }
    sections[index].items += taken(identifiers)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: place(of: beforeIdentifier), offset: 0) }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: place(of: afterIdentifier), offset: 1) }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    known.subtract(gone)
    for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
  }

  public mutating func deleteAllItems() {
    sections = []
    known = []
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  /// Has the cells of items made anew when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItems.formUnion(identifiers)
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItems.formUnion(identifiers)
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insertSections(identifiers, at: sections.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insertSections(identifiers, at: indexOfSection(toIdentifier)) }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insertSections(identifiers, at: indexOfSection(toIdentifier).map { $0 + 1 }) }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections where gone.contains(section.name) { known.subtract(section.items) }
    sections.removeAll { gone.contains($0.name) }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, to: toIdentifier, offset: 0) }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, to: toIdentifier, offset: 1) }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSections.formUnion(identifiers)
  }

  // MARK: Changing

  /// Those of the names that are new, which are known from now on.
  private mutating func taken(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
    known.reserveCapacity(known.count + identifiers.count)
    var isComplete = true
    let new = identifiers.filter { item in
      let isNew = known.insert(item).inserted
      if !isNew { isComplete = false }
      return isNew
    }
    if !isComplete { report("an item was added twice; it stays where it was first") }
    return new
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at place: SectionOffsets.Position?, offset: Int
  ) {
    guard let place else {
      return report("items were inserted beside one that is not there; they were left out")
    }
    sections[place.section].items.insert(contentsOf: taken(identifiers), at: place.row + offset)
  }

  private mutating func move(
    _ item: ItemIdentifierType, to other: ItemIdentifierType, offset: Int
  ) {
    guard item != other, let from = place(of: item), known.contains(other) else {
      return report("an item was moved that is not there, or beside one that is not; it was left")
    }
    sections[from.section].items.remove(at: from.row)
    guard let to = place(of: other) else { return }
    sections[to.section].items.insert(item, at: to.row + offset)
  }

  private mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int?) {
    guard let index else {
      return report("sections were inserted beside one that is not there; they were left out")
    }
    var names = Set(sections.map(\.name))
    let new = identifiers.filter { names.insert($0).inserted }
    if new.count < identifiers.count { report("a section was added twice; it stays as it was") }
    sections.insert(contentsOf: new.map { Section(name: $0, items: []) }, at: index)
  }

  private mutating func moveSection(
    _ section: SectionIdentifierType, to other: SectionIdentifierType, offset: Int
  ) {
    guard section != other, let from = indexOfSection(section), indexOfSection(other) != nil else {
      return report("a section was moved that is not there, or beside one that is not")
    }
    let moved = sections.remove(at: from)
    sections.insert(moved, at: (indexOfSection(other) ?? 0) + offset)
  }

  private func report(_ sentence: String) {
    MainActor.assumeIsolated { Report.once("a diffable snapshot: \(sentence)") }
  }

  /// The snapshot without the wish to have anything made anew.
  var settled: Self {
    var settled = self
    settled.reloadedItems = []
    settled.reloadedSections = []
    return settled
  }
}
