import SnapshotRuns

/// A run in one line, the same words in every form of report.
package struct Headline: Hashable, Sendable {
  /// How good the news is.
  package enum Mood: String, Hashable, Sendable { case good, bad, incomplete }

  package var mood: Mood
  /// The verdict, and what did not run: "11 match, 1 skipped, 2 references without a test".
  package var title: String { ([verdict] + notRun).joined(separator: ", ") }
  /// The verdict on what ran.
  package var verdict: String
  /// How many tests were skipped and how many references are without a test, where there are any.
  package var notRun: [String]
  /// What there is to know beside the title, a sentence each.
  package var remarks: [String]

  package init(_ report: RunReport) {
    mood = report.findings.isEmpty ? .good : report.exitCode == .incomplete ? .incomplete : .bad
    verdict = Headline.verdict(report)
    notRun = Headline.notRun(report)
    remarks = Headline.remarks(report)
  }

  /// What a report must say of the run itself, so that it does not read green where no snapshot and no issue tells of it:
  /// what was not verified, what failed and then passed, and a failure that nothing explains.
  static func trouble(of report: RunReport) -> String? {
    let isTold = !report.otherIssues.isEmpty || !report.results(.error).isEmpty
    let isFlaky = report.findings.contains(.nondeterministic) && report.results(.nondeterministic).isEmpty
    guard report.findings.contains(.incomplete) || isFlaky || !isTold && report.findings.contains(.otherFailure) else {
      return nil
    }
    let headline = Headline(report)
    return ([headline.title] + headline.remarks).joined(separator: "\n")
  }

  private static func notRun(_ report: RunReport) -> [String] {
    let (skipped, stale) = (report.skipped.count, report.stale.count)
    return (skipped > 0 ? ["\(DifferenceSentence.grouped(skipped)) skipped"] : [])
      + (stale > 0
        ? ["\(DifferenceSentence.grouped(stale)) \(stale == 1 ? "reference" : "references") without a test"] : [])
  }

  private static func verdict(_ report: RunReport) -> String {
    switch report.facts?.ending {
    case .notBuilt: return "The tests did not build"
    case .crashed: return "The tests crashed"
    case .interrupted: return "Interrupted"
    case .cutShort: return "The tests were cut short"
    case .running: return "The run did not end"
    case .finished, nil: break
    }
    if report.results.isEmpty { return report.otherIssues.isEmpty ? "Nothing was asserted" : "Tests failed" }
    let failed = report.counts.filter { $0.status != .passed }
    if failed.isEmpty {
      if report.findings.contains(.otherFailure) { return "All snapshots match, but tests failed" }
      if report.findings.contains(.incomplete) { return "Incomplete" }
      if report.findings.contains(.nondeterministic) { return "All snapshots match, but tests are flaky" }
      let count = report.results.count
      if !report.skipped.isEmpty || !report.stale.isEmpty { return count == 1 ? "1 matches" : "\(count) match" }
      return count == 1 ? "The snapshot matches" : "All \(count) snapshots match"
    }
    let counts = failed.map { "\($0.count) \($0.status.word)" }
    return ((report.facts?.gaps?.isEmpty == false ? ["Incomplete"] : []) + counts).joined(separator: ", ")
  }

  private static let mostSentences = 20

  private static func remarks(_ report: RunReport) -> [String] {
    let gaps = report.facts?.gaps ?? []
    var remarks = gaps.prefix(mostSentences).map { $0.hasSuffix(".") ? $0 : $0 + "." }
    if gaps.count > mostSentences { remarks.append("\(gaps.count - mostSentences) more things are missing.") }
    if let facts = report.facts, facts.ending != .finished {
      remarks.append(ending(facts.ending))
      remarks += facts.reasons.prefix(mostSentences)
    } else if report.results.isEmpty {
      remarks.append(reasonForNothing(report))
    } else if let lost = report.lostAssertions {
      remarks.append("The ledger has \(lost.found) of \(lost.stated) assertions: it was cut off after the run.")
    } else if report.findings.contains(.incomplete), gaps.isEmpty, report.facts?.staleIsUnknown == nil {
      remarks.append("The ledger's last line is torn: a test process ended while it wrote.")
    }
    if let facts = report.facts, facts.ending == .finished, facts.exitStatus != 0, report.otherIssues.isEmpty,
      report.findings.contains(.otherFailure), report.results(.error).isEmpty
    {
      remarks.append("swift test ended with status \(facts.exitStatus), which no snapshot explains; see output.log.")
    }
    if let reason = report.facts?.staleIsUnknown {
      remarks.append("Whether references are without a test is unknown: \(reason)")
    }
    remarks += tolerances(report)
    if !report.flakyIssues.isEmpty {
      let tests = Set(report.flakyIssues.map(\.test)).sorted()
      remarks.append(
        "\(tests.count) \(tests.count == 1 ? "test" : "tests") failed in one attempt and passed in another: "
          + tests.prefix(5).joined(separator: ", ") + (tests.count > 5 ? ", …" : ""))
    }
    if !report.otherIssues.isEmpty {
      let count = report.otherIssues.count
      remarks.append("\(count) \(count == 1 ? "failure is" : "failures are") not about snapshots.")
    }
    return remarks
  }

  private static func reasonForNothing(_ report: RunReport) -> String {
    if let shard = report.facts?.shard, report.facts?.selected?.isEmpty == true {
      return "Shard \(shard.number)/\(shard.count) has no tests: there are fewer than \(shard.count)."
    }
    return "No test made a snapshot assertion, so nothing was verified."
  }

  /// What tolerances let through, the most first: a pass that nobody should take for equality.
  private static func tolerances(_ report: RunReport) -> [String] {
    let tolerated = report.results(.passed).filter { !DifferenceSentence.ofPass($0.entry).isEmpty }
    func differing(_ result: SnapshotResult) -> Int { result.entry.image?.differingPixels ?? 0 }
    let most = tolerated.enumerated().sorted { (differing($1.element), $0.offset) < (differing($0.element), $1.offset) }
    let shown = most.prefix(5).map { "\($0.element.id) \(DifferenceSentence.ofPass($0.element.entry))." }
    return shown + (most.count > 5 ? ["\(most.count - 5) more pictures passed with a tolerance."] : [])
  }

  private static func ending(_ ending: RunFacts.Ending) -> String {
    switch ending {
    case .finished: "The tests ran to their end."
    case .notBuilt: "No test began; nothing was verified."
    case .crashed: "A test process crashed; what it had not reached is not verified."
    case .running: "It was killed or is still running; what it had not reached is not verified."
    case .cutShort: "Tests began and did not end; what they had not reached is not verified."
    case .interrupted: "The run was stopped; what it had not reached is not verified."
    }
  }
}
