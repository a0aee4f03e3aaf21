import SnapshotFoundation
import SnapshotRuns

/// The summary of a run in one line, for all report formats.
package struct Headline: Hashable, Sendable {
  /// The overall result.
  package enum Mood: String, Hashable, Sendable { case good, bad, incomplete }

  package var mood: Mood
  /// The verdict with known issues, skipped tests and stale references: "11 match, 1 known issue, 2 stale references".
  package var title: String { ([verdict] + notRun).joined(separator: ", ") }
  /// The verdict about the snapshots.
  package var verdict: String
  /// The numbers of known issues, skipped tests, stale references and test targets that were not verified, if there are any.
  package var notRun: [String]
  /// Further information, one sentence each.
  package var remarks: [String]

  package init(_ report: RunReport) {
    mood = report.findings.isEmpty ? .good : report.exitCode == .incomplete ? .incomplete : .bad
    verdict = Headline.verdict(report)
    notRun = Headline.notRun(report)
    remarks = Headline.remarks(report)
  }

  /// Returns a description of problems that no snapshot and no issue of the run shows: an incomplete run, flaky tests, and
  /// unexplained failures. Formats that list only snapshots and issues add it, so that they do not look successful.
  static func problem(of report: RunReport) -> String? {
    let isReported = !report.otherIssues.isEmpty || !report.results(.error).isEmpty
    let isFlaky = report.findings.contains(.nondeterministic) && report.results(.nondeterministic).isEmpty
    guard report.findings.contains(.incomplete) || isFlaky || !isReported && report.findings.contains(.otherFailure)
    else {
      return nil
    }
    let headline = Headline(report)
    return ([headline.title] + headline.remarks).joined(separator: "\n")
  }

  private static func notRun(_ report: RunReport) -> [String] {
    let (skipped, stale) = (report.skipped.count, report.stale.count)
    let known = report.results(.known).count
    return (known > 0 ? [SnapshotStatus.known.counted(known)] : [])
      + (skipped > 0 ? ["\(grouped(skipped)) skipped"] : [])
      + (stale > 0
        ? [counted(stale, "stale reference")] : [])
      + (report.facts?.since.flatMap { since($0, ending: report.facts?.ending) }.map { [$0] } ?? [])
  }

  /// Returns "verified 3 of 40 targets, the rest unchanged since main", so that such a run never looks like a run of all
  /// tests.
  private static func since(_ since: RunFacts.Since, ending: RunFacts.Ending?) -> String? {
    guard since.isPartial else { return nil }
    return
      "\(ending == .finished ? "verified" : "started") \(since.verified.count) of \(since.count) targets, the rest "
      + "unchanged since \(since.revision)"
  }

  private static func verdict(_ report: RunReport) -> String {
    switch report.facts?.ending {
    case .notBuilt: return "Build failed"
    case .crashed: return "Tests crashed"
    case .interrupted: return "Interrupted"
    case .cutShort: return "Tests did not finish"
    case .running: return "The run did not finish"
    case .finished, nil: break
    }
    if report.results.isEmpty, report.lostAssertions == nil {
      guard report.otherIssues.isEmpty else { return "Tests failed" }
      return report.facts?.since?.verified.isEmpty == true ? "Nothing to verify" : "No snapshot assertions"
    }
    let failed = report.counts.filter(\.status.isProblem)
    if failed.isEmpty {
      if report.findings.contains(.otherFailure) { return "All snapshots match, but tests failed" }
      if report.findings.contains(.incomplete) { return "Incomplete" }
      if report.findings.contains(.nondeterministic) { return "All snapshots match, but tests are flaky" }
      let count = report.results(.passed).count
      if !notRun(report).isEmpty { return counted(count, "matches", "match") }
      return count == 1 ? "The snapshot matches" : "All \(count) snapshots match"
    }
    var counts = failed.compactMap { status, count in
      let left = count - report.results(status).count(where: report.isDecided)
      return left > 0 ? status.counted(left) : nil
    }
    if !report.accepted.isEmpty { counts.append("\(grouped(report.accepted.count)) accepted") }
    if !report.rejected.isEmpty { counts.append("\(grouped(report.rejected.count)) rejected") }
    return ((report.facts?.gaps?.isEmpty == false ? ["Incomplete"] : []) + counts).joined(separator: ", ")
  }

  private static let mostSentences = 20

  private static func remarks(_ report: RunReport) -> [String] {
    let gaps = report.facts?.gaps ?? []
    var remarks = gaps.prefix(mostSentences).map { $0.hasSuffix(".") ? $0 : $0 + "." }
    if gaps.count > mostSentences { remarks.append("\(gaps.count - mostSentences) more problems.") }
    if let facts = report.facts, facts.ending != .finished {
      remarks.append(ending(facts.ending))
      remarks += facts.reasons.prefix(mostSentences)
    } else if let lost = report.lostAssertions {
      remarks.append(
        "The ledger has \(lost.found) of \(lost.stated) assertions: it was truncated after the run. Run the tests again."
      )
    } else if report.results.isEmpty {
      remarks.append(reasonForNothing(report))
    } else if report.facts == nil {
      remarks.append(
        "The run has no run.json, so it is unknown whether all tests ran. Run them with: swift run snapshot verify")
    } else if report.findings.contains(.incomplete), gaps.isEmpty, report.facts?.staleIsUnknown == nil {
      remarks.append(
        "The ledger's last line is incomplete: a test process ended while writing it. Run the tests again.")
    }
    if let facts = report.facts, facts.ending == .finished, facts.exitStatus != 0, report.otherIssues.isEmpty,
      report.findings.contains(.otherFailure), report.results(.error).isEmpty
    {
      remarks.append(
        "swift test exited with status \(facts.exitStatus), but no snapshot failed. See output.log in the run's folder."
      )
    }
    if let reason = report.facts?.staleIsUnknown {
      remarks.append("Stale references are unknown: \(reason)")
    }
    if let since = report.facts?.since, since.isPartial {
      remarks.append("Not verified: \(listed(since.unchanged)).")
    }
    remarks += tolerances(report)
    if !report.flakyIssues.isEmpty {
      let tests = Set(report.flakyIssues.map(\.test)).sorted()
      remarks.append(
        "\(counted(tests.count, "test")) failed in one attempt and passed in another: "
          + tests.prefix(5).joined(separator: ", ") + (tests.count > 5 ? ", …" : ""))
    }
    remarks += LintSection(report).remarks(limit: 5)
    if !report.otherIssues.isEmpty {
      let count = report.otherIssues.count
      remarks.append("\(counted(count, "test failure is", "test failures are")) not caused by snapshots.")
    }
    return remarks
  }

  private static func listed(_ names: [String]) -> String {
    names.prefix(10).joined(separator: ", ") + (names.count > 10 ? " and \(names.count - 10) more" : "")
  }

  private static func reasonForNothing(_ report: RunReport) -> String {
    if let since = report.facts?.since, since.isPartial, report.facts?.shard == nil {
      guard !since.verified.isEmpty else {
        return "No file of a test target or its dependencies differs from \(since.revision)."
      }
      return "The verified targets made no snapshot assertion: \(listed(since.verified.map(\.name)))."
    }
    if let shard = report.facts?.shard, report.facts?.selected?.isEmpty == true {
      return "Shard \(shard.number)/\(shard.count) has no tests, because there are fewer than \(shard.count) tests."
    }
    return "No test made a snapshot assertion. Check --filter and --skip."
  }

  /// Returns the snapshots that passed with a tolerance, the most different first, because they are not equal.
  private static func tolerances(_ report: RunReport) -> [String] {
    let tolerated = report.results.filter { $0.status == .passed && !DifferenceSentence.ofPass($0.entry).isEmpty }
    func differing(_ result: SnapshotResult) -> Int { result.entry.image?.differingPixels ?? 0 }
    let most = tolerated.enumerated().sorted { (differing($1.element), $0.offset) < (differing($0.element), $1.offset) }
    let shown = most.prefix(5).map { "\($0.element.id) \(DifferenceSentence.ofPass($0.element.entry))." }
    return shown + (most.count > 5 ? ["\(most.count - 5) more images passed with a tolerance."] : [])
  }

  private static func ending(_ ending: RunFacts.Ending) -> String {
    switch ending {
    case .finished: "All tests ran."
    case .notBuilt: "No test started, so no snapshots were verified."
    case .crashed: "A test process crashed. Later snapshots were not verified."
    case .running: "It was killed or is still running. Remaining snapshots were not verified."
    case .cutShort: "The test runner ended early. Remaining snapshots were not verified."
    case .interrupted: "The run was stopped. Remaining snapshots were not verified."
    }
  }
}
