/// A run in one line, the same words in every form of report.
public struct Headline: Hashable, Sendable {
  /// How good the news is.
  public enum Mood: String, Hashable, Sendable { case good, bad, incomplete }

  public var mood: Mood
  public var title: String
  /// What there is to know beside the title, a sentence each.
  public var remarks: [String]

  public init(_ report: RunReport) {
    mood = report.findings.isEmpty ? .good : report.exitCode == .incomplete ? .incomplete : .bad
    title = Headline.title(report)
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

  private static func title(_ report: RunReport) -> String {
    switch report.facts?.ending {
    case .notBuilt: return "The tests did not build"
    case .crashed: return "The tests crashed"
    case .interrupted: return "Interrupted"
    case .cutShort: return "The tests were cut short"
    case .finished, nil: break
    }
    if report.results.isEmpty { return report.otherIssues.isEmpty ? "Nothing was asserted" : "Tests failed" }
    let failed = report.counts.filter { $0.status != .passed }
    if failed.isEmpty {
      if report.findings.contains(.otherFailure) { return "All snapshots match, but tests failed" }
      if report.findings.contains(.incomplete) { return "Incomplete" }
      if report.findings.contains(.stale) { return "All snapshots match, but references are stale" }
      return report.results.count == 1 ? "The snapshot matches" : "All \(report.results.count) snapshots match"
    }
    return failed.map { "\($0.count) \($0.status.word)" }.joined(separator: ", ")
  }

  private static func remarks(_ report: RunReport) -> [String] {
    var remarks: [String] = []
    if let facts = report.facts, facts.ending != .finished {
      remarks.append(ending(facts.ending))
      remarks += facts.reasons.prefix(20)
    } else if report.results.isEmpty {
      remarks.append("No test made a snapshot assertion, so nothing was verified.")
    } else if report.findings.contains(.incomplete) {
      remarks.append("The ledger's last line is torn: a test process ended while it wrote.")
    }
    if let facts = report.facts, facts.ending == .finished, facts.exitStatus != 0, report.otherIssues.isEmpty,
      report.findings.contains(.otherFailure), report.results(.error).isEmpty
    {
      remarks.append("swift test ended with status \(facts.exitStatus), which no snapshot explains; see output.log.")
    }
    remarks += tolerances(report)
    if !report.flakyIssues.isEmpty {
      let tests = Set(report.flakyIssues.map(\.test)).sorted()
      remarks.append(
        "\(tests.count) \(tests.count == 1 ? "test" : "tests") failed in one attempt and passed in another: "
          + tests.prefix(5).joined(separator: ", ") + (tests.count > 5 ? ", …" : ""))
    }
    if let remark = stale(report) { remarks.append(remark) }
    if !report.otherIssues.isEmpty {
      let count = report.otherIssues.count
      remarks.append("\(count) \(count == 1 ? "failure is" : "failures are") not about snapshots.")
    }
    return remarks
  }

  private static func stale(_ report: RunReport) -> String? {
    let paths = report.stale.map { report.displayPath($0.path) }
    guard !paths.isEmpty else { return nil }
    return
      "\(paths.count) \(paths.count == 1 ? "reference is" : "references are") stale; see snapshot prune --dry-run: "
      + paths.prefix(5).joined(separator: ", ") + (paths.count > 5 ? ", …" : "")
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
    case .cutShort: "Tests began and did not end; what they had not reached is not verified."
    case .interrupted: "The run was stopped; what it had not reached is not verified."
    }
  }
}

extension SnapshotStatus {
  /// The status in a sentence: "3 changed".
  public var word: String {
    switch self {
    case .error: "unusable"
    case .changed: "changed"
    case .missing: "missing"
    case .nondeterministic: "nondeterministic"
    case .new: "new"
    case .rerecorded: "re-recorded"
    case .passed: "passed"
    }
  }

  /// A mark beside the word, so that nothing depends on colour.
  public var glyph: String {
    switch self {
    case .error: "!"
    case .changed: "\u{2260}"
    case .missing: "?"
    case .nondeterministic: "~"
    case .new: "+"
    case .rerecorded: "\u{21BB}"
    case .passed: "\u{2713}"
    }
  }
}
