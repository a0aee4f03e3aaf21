import SnapshotRuns
import SnapshotSeededRandom
import Testing

@Suite struct FrequencyGroupsTests {
  /// The definition, which takes quadratic time.
  private func expected(_ lists: [[Int]]) -> [(id: Int, members: [Int])] {
    var groups: [(id: Int, members: [Int])] = []
    var left = lists.indices.filter { !lists[$0].isEmpty }
    while !left.isEmpty {
      var counts: [Int: Int] = [:]
      for list in left { for id in Set(lists[list]) { counts[id, default: 0] += 1 } }
      let most = counts.values.max() ?? 0
      let ids = left.flatMap { lists[$0] }
      guard let id = ids.first(where: { counts[$0] == most }) else { return groups }
      groups.append((id, left.filter { lists[$0].contains(id) }))
      left.removeAll { lists[$0].contains(id) }
    }
    return groups
  }

  @Test func randomListsAreGroupedAsDefined() {
    var random = SplitMix(seed: 27)
    for _ in 0..<300 {
      let count = Int.random(in: 0...12, using: &random)
      let lists = (0..<count).map { _ in
        (0..<Int.random(in: 0...4, using: &random)).map { _ in Int.random(in: 0...7, using: &random) }
      }
      let groups = FrequencyGroups.groups(of: lists)
      let wanted = expected(lists)
      #expect(groups.map(\.id) == wanted.map(\.id), "\(lists)")
      #expect(groups.map(\.members) == wanted.map(\.members), "\(lists)")
    }
  }
}
