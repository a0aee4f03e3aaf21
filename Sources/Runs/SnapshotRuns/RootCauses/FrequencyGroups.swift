/// Groups lists by the elements that most of them share.
package enum FrequencyGroups {
  /// Groups lists of ids by the id that most lists have, then the remaining lists by the id that most of these have, and so on.
  /// Of equally frequent ids, the first one of the earliest list comes first, so that the order does not depend on hashing.
  ///
  /// - Returns: The ids with the indices of their lists. Empty lists are in no group.
  /// - Complexity: O(*n* log *n*) in the total length of the lists.
  package static func groups(of lists: [[Int]]) -> [(id: Int, members: [Int])] {
    var membersOfID: [Int: [Int]] = [:]
    for (index, list) in lists.enumerated() {
      for id in list where membersOfID[id]?.last != index { membersOfID[id, default: []].append(index) }
    }
    var counts = membersOfID.mapValues(\.count)
    var isLeft = lists.map { _ in true }
    // The ids by how many remaining lists have them. Counts only fall, so each id moves down once per list that leaves.
    var byCount: [Int: Set<Int>] = [:]
    for (id, count) in counts { byCount[count, default: []].insert(id) }
    var groups: [(id: Int, members: [Int])] = []
    var most = counts.values.max() ?? 0
    while most > 0 {
      // An id of this count has all of its remaining lists until it is its turn, so the order does not change meanwhile.
      let queue = (byCount[most] ?? []).map { id in
        let list = membersOfID[id]?.first { isLeft[$0] } ?? 0
        return (id: id, list: list, position: lists[list].firstIndex(of: id) ?? 0)
      }.sorted { ($0.list, $0.position) < ($1.list, $1.position) }
      for (id, _, _) in queue where counts[id] == most {
        let members = (membersOfID[id] ?? []).filter { isLeft[$0] }
        groups.append((id, members))
        for member in members {
          isLeft[member] = false
          for other in Set(lists[member]) {
            guard let count = counts[other] else { continue }
            byCount[count]?.remove(other)
            counts[other] = count - 1
            byCount[count - 1, default: []].insert(other)
          }
        }
      }
      byCount[most] = nil
      most -= 1
      while most > 0, byCount[most]?.isEmpty ?? true { most -= 1 }
    }
    return groups
  }
}
