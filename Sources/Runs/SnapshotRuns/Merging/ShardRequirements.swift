import SnapshotFoundation

/// The requirements that runs must meet to be the shards of one run: each shard once, of the same revision of the same
/// package, and together all of its tests. Each violation is a sentence.
struct ShardRequirements {
  let shards: [ShardRun]
  /// The expected number of shards.
  let expected: Int
  /// The name of the current package; `nil` if unknown.
  let package: String?
  /// The required commit and how messages call it; `nil` if any commit is accepted.
  let commit: (hash: String, name: String)?

  /// Further names and sentences are only counted.
  private static let mostNames = 5
  private static let mostSentences = 20

  var gaps: [String] {
    shardNumbers + revisions + packages + lists + coverage
  }

  // MARK: Each shard once

  private var shardNumbers: [String] {
    let known = shards.filter { $0.shard != nil }
    let counts = Set(known.compactMap { $0.shard?.count })
    var gaps: [String] = []
    if counts.count > 1 {
      let parts = known.compactMap(\.shard).map { "\($0.number)/\($0.count)" }
      gaps.append("The shards have different shard counts: \(Self.listed(parts))")
    } else if let count = counts.first, count != expected {
      gaps.append(
        "The run has \(counted(count, "shard")), but --expect is \(expected)")
    }
    let divisions = values(absent: "none") { $0.shard?.timings }
    if divisions.count > 1 {
      gaps.append("The shards were divided with different timings: \(Self.described(divisions))")
    }
    let selections = values(absent: "all test targets") { $0.facts?.since.map(Self.described) }
    if selections.count > 1 {
      gaps.append("The shards selected different test targets: \(Self.described(selections))")
    }
    let count = counts.count == 1 ? counts.first ?? expected : expected
    let byNumber = Dictionary(grouping: known) { $0.shard?.number ?? 0 }
    let present = byNumber.keys.count { (1...count).contains($0) }
    if present < count {
      let share = DifferenceSentence.percentage(count - present, of: count)
      gaps.append("\(present) of \(count) shards found, \(share) not verified")
    }
    let missing = (1...count).lazy.filter { byNumber[$0] == nil }.prefix(Self.mostSentences)
    gaps += missing.map { "Shard \($0)/\(count) is missing" }
    for (number, same) in byNumber.sorted(by: { $0.key < $1.key }) where same.count > 1 {
      gaps.append(
        "Shard \(number)/\(count) was passed \(same.count) times: \(Self.listed(same.map(\.folder.name).sorted()))")
    }
    return gaps
  }

  // MARK: The same revision of the same package

  private var revisions: [String] {
    var gaps: [String] = []
    func revision(_ shard: ShardRun) -> RunFacts.Revision? { shard.facts?.revision }
    let commits = values(absent: "unknown") { revision($0)?.commit.map(Self.short) }
    if commits.count > 1 { gaps.append("The shards were run at different commits: \(Self.described(commits))") }
    let changes = values(absent: "none") { revision($0)?.changes.map(Self.short) }
    if changes.count > 1 { gaps.append("The shards have different uncommitted changes: \(Self.described(changes))") }
    let pipelines = values { revision($0)?.pipeline }
    if pipelines.count > 1 { gaps.append("The shards belong to different pipelines: \(Self.described(pipelines))") }
    let found = Set(shards.compactMap { revision($0)?.commit })
    if let commit, found.count == 1, let only = found.first, !Self.areEqual(only, commit.hash) {
      gaps.append("The shards were run at commit \(Self.short(only)), but \(commit.name) \(Self.short(commit.hash))")
    }
    return gaps
  }

  /// Whether two commits are equal; one of them may be abbreviated.
  private static func areEqual(_ left: String, _ right: String) -> Bool {
    let (long, short) = left.utf8.count < right.utf8.count ? (right, left) : (left, right)
    return short.utf8.count >= 7 ? long.hasPrefix(short) : long == short
  }

  private static func short(_ hash: String) -> String { String(hash.prefix(12)) }

  private var packages: [String] {
    let names = values { $0.facts?.package }
    if names.count > 1 { return ["The shards belong to different packages: \(Self.described(names))"] }
    guard let package, let only = names.first?.value, only != package else { return [] }
    return ["The shards belong to the package \(only), but this is the package \(package)"]
  }

  /// Returns the distinct values of the runs with the names of the runs. Runs without a value have `absent`, or are left out.
  private func values(
    absent: String? = nil, _ value: (ShardRun) -> String?
  ) -> [(value: String, names: [String])] {
    var values: [(value: String, names: [String])] = []
    for shard in shards where shard.facts != nil {
      guard let text = value(shard) ?? absent else { continue }
      if let index = values.firstIndex(where: { $0.value == text }) {
        values[index].names.append(shard.folder.name)
      } else {
        values.append((text, [shard.folder.name]))
      }
    }
    return values
  }

  private static func described(_ since: RunFacts.Since) -> String {
    "\(since.verified.count) of \(since.count) since \(since.revision) at \(short(since.commit)): "
      + listed(since.verified.map(\.name))
  }

  private static func described(_ values: [(value: String, names: [String])]) -> String {
    listed(values.map { "\($0.value) (\(listed($0.names)))" })
  }

  // MARK: All tests

  private var lists: [String] {
    let known = shards.filter { $0.facts?.tests != nil }
    guard let first = known.first, let tests = first.facts?.tests else { return [] }
    let all = Set(tests)
    for shard in known.dropFirst() {
      let other = Set(shard.facts?.tests ?? [])
      guard other != all else { continue }
      let added = other.subtracting(all).sorted()
      let gone = all.subtracting(other).sorted()
      let (test, lacking) = added.isEmpty ? (gone.first ?? "", shard) : (added.first ?? "", first)
      return [
        "The shards have different lists of tests: \(test) is missing from \(lacking.folder.name)"
          + (added.count + gone.count > 1 ? ", and \(added.count + gone.count - 1) other tests differ" : "")
      ]
    }
    return []
  }

  private var coverage: [String] {
    var gaps: [String] = []
    var runs: [String: Int] = [:]
    var all: Set<String> = []
    for facts in shards.compactMap(\.facts) {
      all.formUnion(facts.tests ?? [])
      let notRun = Set(facts.notRun ?? [])
      for test in Set(facts.selected ?? []) where !notRun.contains(test) { runs[test, default: 0] += 1 }
    }
    let missed = all.filter { runs[$0] == nil }.sorted()
    if !missed.isEmpty {
      gaps.append(
        "\(counted(missed.count, "test was", "tests were")) not run by any shard: \(Self.listed(missed))")
    }
    let repeated = runs.filter { $0.value > 1 }.keys.sorted()
    if !repeated.isEmpty {
      gaps.append(
        "\(counted(repeated.count, "test was", "tests were")) run by several shards: "
          + Self.listed(repeated))
    }
    return gaps
  }

  private static func listed(_ texts: [String]) -> String {
    texts.prefix(mostNames).joined(separator: ", ")
      + (texts.count > mostNames ? " and \(texts.count - mostNames) more" : "")
  }
}
