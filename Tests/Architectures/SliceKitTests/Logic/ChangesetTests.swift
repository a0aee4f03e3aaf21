import SliceKit
import SnapshotSeededRandom
import Testing

private struct Item: Identifiable, Equatable {
  var id: Int
  var version = 0
}

@Suite("S12: changesets") struct ChangesetTests {
  private func items(_ ids: [Int]) -> [Item] { ids.map { Item(id: $0) } }

  @Test func everyKindOfChange() throws {
    let old = items([1, 2, 3, 4, 5])
    var new = items([5, 1, 6, 3, 4])
    new[3].version = 1
    let changes = Changeset(from: old, to: new)
    #expect(
      changes.description == """
        \u{2212} 1
        + 2 6
        ↕ 4 → 0
        ~ 3 3
        """)
    #expect(try changes.applied(to: old) == new)
    #expect(Changeset(from: old, to: old).isEmpty)
    #expect(Changeset(from: old, to: old).description == "no change")
  }

  @Test func aMovedElementCanAlsoBeUpdated() throws {
    let old = items([1, 2, 3])
    let new = [Item(id: 3, version: 1)] + items([1, 2])
    let changes = Changeset(from: old, to: new)
    #expect(changes.moves == [.init(from: 2, to: 0)])
    #expect(changes.updates.map(\.to) == [0])
    #expect(try changes.applied(to: old) == new)
  }

  @Test func anyListBecomesAnyOther() throws {
    var random = SplitMix(seed: 12)
    for _ in 0..<2_000 {
      // Few identities, so that there are duplicates.
      func list(_ random: inout SplitMix) -> [Item] {
        (0..<Int.random(in: 0...12, using: &random)).map { _ in
          Item(id: Int.random(in: 0..<14, using: &random), version: Int.random(in: 0...1, using: &random))
        }
      }
      let (old, new) = (list(&random), list(&random))
      let changes = Changeset(from: old, to: new)
      #expect(try changes.applied(to: old) == new)
    }
  }

  @Test func theNumberOfMovesIsMinimal() {
    var random = SplitMix(seed: 7)
    for _ in 0..<300 {
      let count = Int.random(in: 0...8, using: &random)
      let new = Array(0..<count).shuffled(using: &random)
      let changes = Changeset(from: items(Array(0..<count)), to: items(new))
      // The items that do not move are a longest increasing subsequence, found by brute force.
      var longest = 0
      for subset in 0..<(1 << count) {
        let kept = new.indices.filter { subset & (1 << $0) != 0 }.map { new[$0] }
        if kept == kept.sorted() { longest = max(longest, kept.count) }
      }
      #expect(changes.moves.count == count - longest)
      #expect(changes.deletes.isEmpty && changes.inserts.isEmpty)
    }
  }

  @Test func movingOneRowToTheEndIsOneMove() {
    let old = items(Array(0..<200))
    let new = items(Array(1..<200) + [0])
    #expect(Changeset(from: old, to: new).moves == [.init(from: 0, to: 199)])
  }

  @Test func longListsWithFewChanges() throws {
    let old = items(Array(0..<1_000))
    var new = old
    new[500].version = 1
    new.remove(at: 700)
    new.insert(Item(id: 2_000), at: 20)
    new.swapAt(100, 101)
    let changes = Changeset(from: old, to: new)
    #expect(changes.deletes == [700])
    #expect(changes.inserts.map(\.position) == [20])
    #expect(changes.moves.count == 1)
    #expect(changes.updates.map(\.to) == [501])
    #expect(try changes.applied(to: old) == new)
    // Updates at both ends are ascending.
    new = old
    for index in [0, 1, 998, 999] { new[index].version = 1 }
    new.remove(at: 500)
    #expect(Changeset(from: old, to: new).updates.map(\.from) == [0, 1, 998, 999])
    #expect(Changeset(from: old, to: new).updates.map(\.to) == [0, 1, 997, 998])
  }

  @Test func theFirstOfSeveralEqualIdentitiesIsKept() {
    let old = [Item(id: 9), Item(id: 1), Item(id: 1, version: 1)]
    let changes = Changeset(from: old, to: items([1, 8]))
    #expect(changes.deletes == [0, 2])
    #expect(changes.updates.isEmpty)
  }

  @Test func everyKindOfChangeAloneIsAChange() {
    let old = items([1, 2])
    #expect(!Changeset(from: old, to: items([2, 1])).isEmpty)
    #expect(!Changeset(from: old, to: items([1])).isEmpty)
    #expect(!Changeset(from: old, to: items([1, 3, 2])).isEmpty)
    #expect(!Changeset(from: old, to: [old[0], Item(id: 2, version: 1)]).isEmpty)
  }

  @Test func changesOfAnotherListAreRejected() {
    let changes = Changeset(from: items([1, 2, 3]), to: items([3, 1]))
    let error = #expect(throws: ChangesetMismatch.self) { try changes.applied(to: items([1])) }
    #expect(
      error?.reason.description == """
        The changes do not fit a list of 1 elements: no element to remove or move at 1. Apply them to the list that they were created from.
        """)
    let empty = #expect(throws: ChangesetMismatch.self) { try changes.applied(to: []) }
    #expect(empty?.description.hasPrefix("\(#filePath):\(#line - 1): The changes do not fit") == true)
  }

  /// An intentional bug: without one of the moves, the changes do not result in the new list.
  @Test func aWrongMoveGivesAnotherList() throws {
    let (old, new) = (items([1, 2, 3, 4]), items([4, 1, 2, 3]))
    var changes = Changeset(from: old, to: new)
    changes.moves = [.init(from: 3, to: 1)]
    #expect(try changes.applied(to: old) != new)
  }
}
