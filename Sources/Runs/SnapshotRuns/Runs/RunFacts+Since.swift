extension RunFacts {
  /// The test targets of a run that verified only what can have changed since a revision.
  package struct Since: Hashable, Sendable, Codable {
    /// A test target that the run verified.
    package struct Target: Hashable, Sendable, Codable {
      package var name: String
      /// Why it was verified, as a clause: "Sources/App/Login.swift changed".
      package var reason: String

      package init(name: String, reason: String) {
        self.name = name
        self.reason = reason
      }
    }

    /// The revision as the user specified it.
    package var revision: String
    /// The full commit hash of the revision; empty for edits since the last run.
    package var commit: String
    /// The verified test targets, sorted by name.
    package var verified: [Target]
    /// The names of the other test targets, sorted.
    package var unchanged: [String]

    package init(revision: String, commit: String, verified: [Target], unchanged: [String]) {
      self.revision = revision
      self.commit = commit
      self.verified = verified
      self.unchanged = unchanged
    }

    package init(revision: String, commit: String, _ selection: TargetSelection) {
      self.init(
        revision: revision, commit: commit,
        verified: selection.selected.map { Target(name: $0.target.name, reason: $0.reason) },
        unchanged: selection.unchanged.map(\.name))
    }

    /// The number of test targets of the package.
    package var count: Int { verified.count + unchanged.count }
    /// Whether some test targets were not verified.
    package var isPartial: Bool { !unchanged.isEmpty }
  }

  /// Whether a run without assertions is complete, because it ran all tests that can have changed. None of them has snapshots,
  /// or there are none.
  var mayAssertNothing: Bool {
    guard let since, since.isPartial, ending == .finished else { return false }
    return since.verified.isEmpty || endedTests > 0
  }
}
