import SnapshotLedger

/// Snapshots whose pixels or words changed from the same value to the same value, wherever the change is.
struct EqualChange {
  var title: String
  var results: [SnapshotResult]

  /// Groups results by equal changes. Groups are in the order of their first result, results in their given order.
  ///
  /// All configurations of one snapshot are one group as well: a matrix rarely changes for several reasons at once.
  static func groups(of results: [SnapshotResult], in report: RunReport) -> [EqualChange] {
    let isLarge = results.count > ChangeSignature.mostDecoded
    var groupOfKey: [String: Int] = [:]
    var keysOfGroup: [[String]] = []
    var groups: [[SnapshotResult]] = []
    for result in results {
      let keys = [
        ChangeSignature.of(result, in: report, measuredOnly: isLarge),
        "test " + SnapshotID.withoutConfiguration(result.id),
      ]
      let known = Set(keys.compactMap { groupOfKey[$0] }).sorted()
      // A result that belongs to several groups merges them into the largest, so that no group is moved often.
      let home = known.max { keysOfGroup[$0].count < keysOfGroup[$1].count } ?? groups.count
      if known.isEmpty {
        groups.append([])
        keysOfGroup.append([])
      }
      groups[home].append(result)
      for other in known where other != home {
        groups[home] += groups[other]
        groups[other] = []
        for key in keysOfGroup[other] { groupOfKey[key] = home }
        keysOfGroup[home] += keysOfGroup[other]
        keysOfGroup[other] = []
      }
      for key in keys where groupOfKey[key] != home {
        groupOfKey[key] = home
        keysOfGroup[home].append(key)
      }
    }
    let rank = Dictionary(results.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    let sorted = groups.filter { !$0.isEmpty }.map { members in
      members.sorted { (rank[$0.key] ?? 0) < (rank[$1.key] ?? 0) }
    }
    return sorted.sorted { (rank[$0[0].key] ?? 0) < (rank[$1[0].key] ?? 0) }.map { members in
      EqualChange(title: title(of: members), results: members)
    }
  }

  private static func title(of results: [SnapshotResult]) -> String {
    guard let first = results.first else { return "" }
    let tests = Set(results.map { SnapshotID.withoutConfiguration($0.id) }).count
    return SnapshotID.withoutConfiguration(first.id) + (tests > 1 ? " and \(tests - 1) more with the same change" : "")
  }
}
