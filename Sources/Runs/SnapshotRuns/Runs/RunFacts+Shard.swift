extension RunFacts {
  /// One shard of the tests, such as 2 of 4.
  package struct Shard: Hashable, Sendable, Codable {
    package var number: Int
    package var count: Int
    /// A hash of the times by which the tests were divided; `nil` without timings.
    package var timings: String?

    package init(number: Int, count: Int, timings: String? = nil) {
      self.number = number
      self.count = count
      self.timings = timings
    }

    /// Whether the number and the count are in range.
    package var isPossible: Bool { (1...Shard.largestCount).contains(count) && (1...count).contains(number) }
    private static let largestCount = 10_000
  }

  /// The revision of the tested sources: runs with equal revisions tested the same sources.
  package struct Revision: Hashable, Sendable, Codable {
    /// The full commit hash; `nil` outside of a git repository.
    package var commit: String?
    /// A hash of the uncommitted changes; `nil` if there are none.
    package var changes: String?
    /// The CI pipeline, as variable and value; `nil` outside of CI.
    package var pipeline: String?

    package init(commit: String? = nil, changes: String? = nil, pipeline: String? = nil) {
      self.commit = commit
      self.changes = changes
      self.pipeline = pipeline
    }
  }

  /// The findings of one shard of a merged run. The merged run has all of them.
  package struct ShardVerdict: Hashable, Sendable, Codable {
    /// The name of the shard's folder.
    package var name: String
    package var shard: Shard?
    /// The names of the findings; see ``RunFindings``.
    package var findings: [String]

    package init(name: String, shard: Shard?, findings: [String]) {
      self.name = name
      self.shard = shard
      self.findings = findings
    }
  }

  /// Whether the run was merged from shards.
  package var isMerged: Bool { shards != nil }
}
