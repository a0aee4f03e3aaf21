extension RunFacts {
  /// One of several parts of the tests: 2 of 4.
  package struct Shard: Hashable, Sendable, Codable {
    package var number: Int
    package var count: Int

    package init(number: Int, count: Int) {
      self.number = number
      self.count = count
    }

    /// Whether there can be such a part.
    package var isPossible: Bool { (1...Shard.most).contains(count) && (1...count).contains(number) }
    private static let most = 10_000
  }

  /// What was tested: two runs of equal revisions ran the same sources.
  package struct Revision: Hashable, Sendable, Codable {
    /// The commit, in full; `nil` outside of git.
    package var commit: String?
    /// A hash of what differs from the commit; `nil` where nothing does.
    package var changes: String?
    /// The pipeline of the CI system, as variable and value; `nil` elsewhere.
    package var pipeline: String?

    package init(commit: String? = nil, changes: String? = nil, pipeline: String? = nil) {
      self.commit = commit
      self.changes = changes
      self.pipeline = pipeline
    }
  }

  /// How one shard of a merged run ended: the merged run ends no better.
  package struct ShardVerdict: Hashable, Sendable, Codable {
    /// The name of its folder.
    package var name: String
    package var shard: Shard?
    /// The names of its findings; see ``RunFindings``.
    package var findings: [String]
  }

  /// Whether the run was made of others.
  package var isMerged: Bool { shards != nil }
}
