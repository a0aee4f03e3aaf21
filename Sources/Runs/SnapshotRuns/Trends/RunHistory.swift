import SnapshotLedger

/// What the ledgers of past runs show: which snapshots and tests are flaky, slow, or often changed.
package struct RunHistory: Hashable, Sendable {
  /// One run.
  package struct Run: Hashable, Sendable {
    package var name: String
    package var commit: String?
    /// The number of snapshots of each status.
    package var counts: [SnapshotStatus: Int]
    /// The time that all assertions took together.
    package var milliseconds: Double
    /// Whether the run finished with a complete ledger.
    package var isComplete: Bool

    package var total: Int { counts.values.reduce(0, +) }
  }

  /// A snapshot, or a test with other failures.
  package struct Subject: Hashable, Sendable {
    package var id: String
    /// The number of runs that asserted the snapshot or ran the test.
    package var runs = 0
    /// The number of these runs in which it passed and failed without a change of the code.
    package var flaky = 0
    /// The number of runs in which it differed from its reference.
    package var changed = 0
    /// The number of runs that recorded its reference again.
    package var rerecorded = 0
    /// The duration of the assertion in each run.
    package var milliseconds: [Double] = []

    /// The share of runs in which it was flaky, from 0 to 1.
    package var flakyRate: Double { runs == 0 ? 0 : Double(flaky) / Double(runs) }

    /// The median duration; 0 without one.
    package var medianMilliseconds: Double {
      let sorted = milliseconds.sorted()
      return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }
  }

  /// The runs in the given order.
  package private(set) var runs: [Run] = []
  /// The flaky snapshots and tests, those with the highest rate first.
  package private(set) var flaky: [Subject] = []
  /// The snapshots with the longest median duration, the slowest first.
  package private(set) var slowest: [Subject] = []
  /// The snapshots that were most often recorded again or changed, the most frequent first.
  package private(set) var changing: [Subject] = []
  /// The number of different snapshots.
  package private(set) var snapshotCount = 0
  /// Runs that cannot be read, one sentence each.
  package private(set) var unreadable: [String] = []

  /// Reads runs one after another, so that the memory depends on the number of snapshots, not on their assertions.
  ///
  /// Runs that were imported from another tool are left out, and so are shards whose merged run is present.
  ///
  /// - Parameter limit: The maximum number of flaky, slow and changing subjects each.
  package init(_ folders: RunFolders, limit: Int = 20) {
    var read: [(folder: RunFolder, facts: RunFacts?)] = []
    for folder in folders.folders {
      do {
        let facts = try RunFacts(of: folder)
        if facts?.isImported != true { read.append((folder, facts)) }
      } catch {
        unreadable.append("\(error)")
      }
    }
    var merged: Set<[String]> = []
    for facts in read.compactMap(\.facts) {
      for shard in facts.shards ?? [] { merged.insert([shard.name, facts.revision?.commit ?? ""]) }
    }
    var collection = Collection()
    for (folder, facts) in read
    where facts?.shard == nil || !merged.contains([folder.name, facts?.revision?.commit ?? ""]) {
      do {
        let report = try RunReport(of: folder)
        runs.append(Run(report))
        collection.add(report)
      } catch {
        unreadable.append("\(error)")
      }
    }
    let snapshots = collection.finished
    snapshotCount = snapshots.count
    flaky = RunHistory.ranked(snapshots + collection.tests, limit) {
      $0.flaky > 0
    } by: {
      ($0.flakyRate, $0.flaky)
    }
    slowest = RunHistory.ranked(snapshots, limit) {
      $0.medianMilliseconds > 0
    } by: {
      ($0.medianMilliseconds, $0.runs)
    }
    changing = RunHistory.ranked(snapshots, limit) {
      $0.changed + $0.rerecorded > 0
    } by: {
      (Double($0.rerecorded), $0.changed)
    }
  }

  /// The subjects with the largest ranks, and those of equal rank by their ids.
  private static func ranked(
    _ subjects: [Subject], _ limit: Int, where isIncluded: (Subject) -> Bool, by rank: (Subject) -> (Double, Int)
  ) -> [Subject] {
    let ranked = subjects.filter(isIncluded).map { (subject: $0, rank: rank($0)) }
    let sorted = ranked.sorted { left, right in
      left.rank == right.rank
        ? SnapshotOrder.textPrecedes(left.subject.id, right.subject.id) : left.rank > right.rank
    }
    return sorted.prefix(limit).map(\.subject)
  }
}

extension RunHistory.Run {
  fileprivate init(_ report: RunReport) {
    name = report.folder.name
    commit = report.facts?.revision?.commit
    counts = report.results.reduce(into: [:]) { $0[$1.status, default: 0] += 1 }
    milliseconds = report.results.reduce(0) { $0 + RunHistory.usable($1.entry.milliseconds) }
    isComplete = !report.findings.contains(.incomplete)
  }
}

extension RunHistory {
  /// A duration from a ledger, which may hold any number.
  fileprivate static func usable(_ milliseconds: Double) -> Double {
    milliseconds > 0 && milliseconds < 1e9 ? milliseconds : 0
  }

  /// The subjects of the runs read so far.
  private struct Collection {
    private var snapshots: [SnapshotResult.Key: Subject] = [:]
    private var testsByName: [String: Subject] = [:]
    /// Which snapshots passed and which changed at a commit without local changes.
    private var passedAt: [String: Set<SnapshotResult.Key>] = [:]
    private var changedAt: [String: Set<SnapshotResult.Key>] = [:]

    mutating func add(_ report: RunReport) {
      let revision = report.facts?.revision
      let commit = revision?.changes == nil ? revision?.commit : nil
      for result in report.results {
        var subject = snapshots[result.key] ?? Subject(id: result.id)
        subject.runs += 1
        subject.milliseconds.append(RunHistory.usable(result.entry.milliseconds))
        switch result.status {
        case .nondeterministic: subject.flaky += 1
        case .changed: subject.changed += 1
        case .rerecorded: subject.rerecorded += 1
        case .passed, .known, .missing, .new, .error: break
        }
        snapshots[result.key] = subject
        guard let commit else { continue }
        if result.status == .passed { passedAt[commit, default: []].insert(result.key) }
        if result.status == .changed { changedAt[commit, default: []].insert(result.key) }
      }
      addTests(of: report)
    }

    /// Tests whose failures no snapshot explains.
    private mutating func addTests(of report: RunReport) {
      let flaky = Set(report.flakyIssues.map(\.test))
      let ran = Set(report.facts?.ended ?? []).union(report.otherIssues.map(\.test)).union(flaky)
      for test in ran {
        var subject = testsByName[test] ?? Subject(id: test)
        subject.runs += 1
        if flaky.contains(test) { subject.flaky += 1 }
        testsByName[test] = subject
      }
    }

    /// The snapshots, with those that passed in one run and changed in another run of the same commit as flaky.
    var finished: [Subject] {
      var snapshots = snapshots
      for (commit, changed) in changedAt {
        for key in changed.intersection(passedAt[commit] ?? []) { snapshots[key]?.flaky += 1 }
      }
      return Array(snapshots.values)
    }

    var tests: [Subject] { Array(testsByName.values) }
  }
}
