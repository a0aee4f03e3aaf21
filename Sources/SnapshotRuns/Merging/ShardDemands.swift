/// What several runs must have in common to be the shards of one: each part once, of one division, of one revision of one
/// package, and together all of its tests. What is not so is a sentence.
struct ShardDemands {
  let shards: [ShardRun]
  /// How many shards there must be.
  let expected: Int
  /// The package that merges; `nil` where its name is unknown.
  let package: String?
  /// The commit that the shards must be of, and how it is called; `nil` where any will do.
  let commit: (hash: String, name: String)?

  /// Names and sentences beyond these are counted.
  private static let most = 5
  private static let mostSentences = 20

  var gaps: [String] {
    division + revisions + packages + lists + coverage
  }

  // MARK: Each part once

  private var division: [String] {
    let known = shards.filter { $0.shard != nil }
    let counts = Set(known.compactMap { $0.shard?.count })
    var gaps: [String] = []
    if counts.count > 1 {
      let parts = known.compactMap(\.shard).map { "\($0.number)/\($0.count)" }
      gaps.append("The shards are parts of different divisions: \(Self.listed(parts))")
    } else if let count = counts.first, count != expected {
      gaps.append(
        "The tests were divided into \(count) \(count == 1 ? "shard" : "shards"), but --expect is \(expected)")
    }
    let count = counts.count == 1 ? counts.first ?? expected : expected
    let byNumber = Dictionary(grouping: known) { $0.shard?.number ?? 0 }
    let present = byNumber.keys.count { (1...count).contains($0) }
    if present < count {
      let share = DifferenceSentence.percentage(count - present, of: count)
      gaps.append("\(present) of \(count) shards are there, \(share) not verified")
    }
    let missing = (1...count).lazy.filter { byNumber[$0] == nil }.prefix(Self.mostSentences)
    gaps += missing.map { "Shard \($0)/\(count) is missing" }
    for (number, same) in byNumber.sorted(by: { $0.key < $1.key }) where same.count > 1 {
      gaps.append(
        "Shard \(number)/\(count) is there \(same.count) times: \(Self.listed(same.map(\.folder.name).sorted()))")
    }
    return gaps
  }

  // MARK: Of one revision of one package

  private var revisions: [String] {
    var gaps: [String] = []
    func revision(_ shard: ShardRun) -> RunFacts.Revision? { shard.facts?.revision }
    let commits = values(absent: "unknown") { revision($0)?.commit.map(Self.short) }
    if commits.count > 1 { gaps.append("The shards are of different commits: \(Self.told(commits))") }
    let changes = values(absent: "none") { revision($0)?.changes.map(Self.short) }
    if changes.count > 1 { gaps.append("The shards have different uncommitted changes: \(Self.told(changes))") }
    let pipelines = values { revision($0)?.pipeline }
    if pipelines.count > 1 { gaps.append("The shards are of different pipelines: \(Self.told(pipelines))") }
    let found = Set(shards.compactMap { revision($0)?.commit })
    if let commit, found.count == 1, let only = found.first, !Self.areEqual(only, commit.hash) {
      gaps.append("The shards are of commit \(Self.short(only)), and \(commit.name) \(Self.short(commit.hash))")
    }
    return gaps
  }

  /// A commit may be given by its beginning.
  private static func areEqual(_ left: String, _ right: String) -> Bool {
    let (long, short) = left.utf8.count < right.utf8.count ? (right, left) : (left, right)
    return short.utf8.count >= 7 ? long.hasPrefix(short) : long == short
  }

  private static func short(_ hash: String) -> String { String(hash.prefix(12)) }

  private var packages: [String] {
    let names = values { $0.facts?.package }
    if names.count > 1 { return ["The shards are of different packages: \(Self.told(names))"] }
    guard let package, let only = names.first?.value, only != package else { return [] }
    return ["The shards are of the package \(only), and this is \(package)"]
  }

  /// The values that runs state, each with the names of those that state it; without `absent`, runs that state none are left out.
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

  private static func told(_ values: [(value: String, names: [String])]) -> String {
    listed(values.map { "\($0.value) (\(listed($0.names)))" })
  }

  // MARK: Together all tests

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
        "The shards have different lists of tests: \(test) is not in that of \(lacking.folder.name)"
          + (added.count + gone.count > 1 ? ", and \(added.count + gone.count - 1) more differ" : "")
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
        "\(missed.count) \(missed.count == 1 ? "test was" : "tests were") run by no shard: \(Self.listed(missed))")
    }
    let repeated = runs.filter { $0.value > 1 }.keys.sorted()
    if !repeated.isEmpty {
      gaps.append(
        "\(repeated.count) \(repeated.count == 1 ? "test was" : "tests were") run by several shards: "
          + Self.listed(repeated))
    }
    return gaps
  }

  private static func listed(_ texts: [String]) -> String {
    texts.prefix(most).joined(separator: ", ") + (texts.count > most ? " and \(texts.count - most) more" : "")
  }
}
