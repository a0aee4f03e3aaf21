import Foundation
import SnapshotLedger
import SnapshotRuns
import Testing

/// The file of accepted findings.
@Suite struct LintBaselineTests {
  @Test func linesAreSortedAndReadBack() throws {
    let baseline = LintBaseline(lines: [
      .init(
        rule: "touch-target", path: "Bar/Button", snapshots: ["A/B/c()#2", "A/B/c()#1"], measured: 36, reason: "r"),
      .init(rule: "overflow", path: "Card | \\ \"x\ny\"", snapshots: ["A/B/d()#*"], measured: 1.25, reason: ""),
    ])
    #expect(
      baseline.text
        == "overflow | Card \\p \\\\ \"x\\ny\" | A/B/d()#* | 1.25 | \n"
        + "touch-target | Bar/Button | A/B/c()#1; A/B/c()#2 | 36 | r\n")
    let read = try LintBaseline(text: baseline.text, path: "lint.txt")
    #expect(Set(read.lines) == Set(baseline.lines))
    #expect(read.text == baseline.text)
  }

  @Test(arguments: [
    ("<<<<<<< HEAD", "it is a conflict marker"), ("=======", "conflict marker"), (">>>>>>> x", "conflict marker"),
    ("no-such-rule | a | A/B/c()#1 | - | ", "the rule no-such-rule is unknown"),
    ("overflow | a", "it has 2 of 5 fields"),
    ("overflow | a | A/B/c()#1 | wide | ", "wide is not a number"),
    ("overflow | a | nothing | - | ", "nothing is not the id"),
    ("overflow |  | A/B/c()#1 | - | ", "the path or the snapshots are missing"),
    ("overflow | a | A/B/c()#1 | nan | ", "nan is not a number"),
  ])
  func damagedLines(line: String, problem: String) {
    let good = "overflow | b | A/B/c()#1 | - | \n"
    do {
      _ = try LintBaseline(text: good + line + "\n", path: "/p/lint.txt")
      Issue.record("no error")
    } catch {
      #expect(error.line == 2)
      #expect(error.description.contains("/p/lint.txt:2: ") && error.description.contains(problem))
    }
  }

  @Test func repeatedFindings() {
    let line = "overflow | a | A/B/c()#1 | - | \n"
    #expect(throws: LintBaselineError.self) { try LintBaseline(text: line + line, path: "lint.txt") }
  }

  @Test func commentsAndEmptyLinesAreIgnored() throws {
    #expect(try LintBaseline(text: "# Accepted\n\n\r\n", path: "lint.txt").lines == [])
  }
}

/// Findings of a run beside the accepted ones.
@Suite struct LintJudgementTests {
  private func entry(_ id: String, _ findings: [LedgerEntry.LintFinding]?) -> LedgerEntry {
    var entry = LedgerEntry(
      id: id, target: "A", suite: "B", test: "c()", name: "1", file: "/p/Tests/B.swift", line: 7, outcome: .passed,
      format: "png", mode: "never", reference: "", milliseconds: 1, process: 1)
    entry.lint = findings
    return entry
  }

  private func finding(_ rule: String, _ path: String, _ measured: String? = nil, cause: String? = nil)
    -> LedgerEntry.LintFinding
  {
    LedgerEntry.LintFinding(rule: rule, path: path, message: "m", measured: measured, cause: cause)
  }

  private func statuses(_ entries: [LedgerEntry], _ lines: [LintBaseline.Line]) -> [LintRecord.Status] {
    LintJudgement(of: entries, besides: LintBaseline(lines: lines)).records.map(\.status)
  }

  private let contrast = "contrast-text"

  @Test func newFindings() {
    let found = LintJudgement(of: [entry("A/B/c()#1", [finding("overflow", "x", "3")])], besides: LintBaseline())
    #expect(found.records.map(\.status) == [.new])
    #expect(found.records[0].file == "/p/Tests/B.swift" && found.records[0].line == 7)
    #expect(found.grown(reason: "r").text == "overflow | x | A/B/c()#* | 3 | r\n")
  }

  @Test func acceptedWorseAndImprovedMeasurements() {
    func status(_ measured: String, accepted: Double, rule: String) -> [LintRecord.Status] {
      statuses(
        [entry("A/B/c()#1", [finding(rule, "x", measured)])],
        [.init(rule: rule, path: "x", snapshots: ["A/B/c()#*"], measured: accepted)])
    }
    #expect(status("3", accepted: 3, rule: "overflow") == [.accepted])
    #expect(status("3.02", accepted: 3, rule: "overflow") == [.accepted])
    #expect(status("4", accepted: 3, rule: "overflow") == [.worse])
    #expect(status("2", accepted: 3, rule: "overflow") == [.improved])
    #expect(status("2", accepted: 3, rule: contrast) == [.worse])
    #expect(status("4", accepted: 3, rule: contrast) == [.improved])
  }

  @Test func fixedAndUnknownFindings() {
    let line = LintBaseline.Line(rule: "overflow", path: "x", snapshots: ["A/B/c()#1"], measured: 3)
    #expect(statuses([entry("A/B/c()#1", [])], [line]) == [.fixed])
    #expect(statuses([entry("A/B/d()#1", [])], [line]) == [.unknown])
    // A view that couldn't be linted is unknown.
    #expect(statuses([entry("A/B/c()#1", nil)], [line]) == [.unknown])
    let whole = LintBaseline.Line(rule: "overflow", path: "x", snapshots: ["A/B/c()#*"])
    #expect(statuses([entry("A/B/c()#1", []), entry("A/B/c()#2", [])], [whole]) == [.fixed])
    #expect(statuses([entry("A/B/d()#1", [])], [whole]) == [.unknown])
  }

  @Test func furtherAndFewerSnapshots() {
    let line = LintBaseline.Line(rule: "overflow", path: "x", snapshots: ["A/B/c()#1"])
    let both = [entry("A/B/c()#1", [finding("overflow", "x")]), entry("A/B/c()#2", [finding("overflow", "x")])]
    #expect(statuses(both, [line]) == [.worse])
    let whole = LintBaseline.Line(rule: "overflow", path: "x", snapshots: ["A/B/c()#*"])
    let one = [entry("A/B/c()#1", [finding("overflow", "x")]), entry("A/B/c()#2", [])]
    #expect(statuses(one, [whole]) == [.improved])
    let judgement = LintJudgement(of: one, besides: LintBaseline(lines: [whole]))
    #expect(judgement.shrunk().text == "overflow | x | A/B/c()#1 | - | \n")
  }

  @Test func shrinkingNeverAddsAndKeepsUnknownFindings() {
    let lines: [LintBaseline.Line] = [
      .init(rule: "overflow", path: "fixed", snapshots: ["A/B/c()#*"], measured: 3),
      .init(rule: "overflow", path: "unknown", snapshots: ["A/B/d()#*"], measured: 3),
      .init(rule: "overflow", path: "worse", snapshots: ["A/B/c()#*"], measured: 3),
      .init(rule: "overflow", path: "better", snapshots: ["A/B/c()#*"], measured: 3, reason: "r"),
      .init(rule: "overflow", path: "partly", snapshots: ["A/B/c()#*", "A/B/d()#*"], measured: 3),
    ]
    let entries = [
      entry(
        "A/B/c()#1",
        [finding("overflow", "worse", "9"), finding("overflow", "better", "1"), finding("overflow", "new")])
    ]
    let judgement = LintJudgement(of: entries, besides: LintBaseline(lines: lines))
    #expect(
      judgement.shrunk().text == """
        overflow | better | A/B/c()#* | 1 | r
        overflow | partly | A/B/d()#* | 3 | 
        overflow | unknown | A/B/d()#* | 3 | 
        overflow | worse | A/B/c()#* | 3 | 

        """)
    let after = LintJudgement(of: entries, besides: judgement.shrunk())
    #expect(Set(after.records.map(\.status)) == [.new, .worse, .accepted, .unknown])
    #expect(LintJudgement(of: entries, besides: after.grown(reason: "q")).records.allSatisfy { !$0.status.fails })
  }

  @Test func exemptFindingsAreIgnored() {
    var exempt = finding(contrast, "x", "3")
    exempt.exemption = "system-color"
    let judgement = LintJudgement(of: [entry("A/B/c()#1", [exempt])], besides: LintBaseline())
    #expect(judgement.records == [] && judgement.exempt == ["system-color": 1])
  }

  @Test func oneColorIsOneGroup() {
    let entries = [
      entry(
        "A/B/c()#1",
        (0..<7).map { finding(contrast, "Text \($0)", "3", cause: "#888 on #FFF") } + [finding("overflow", "x")])
    ]
    let groups = LintGroup.groups(of: LintJudgement(of: entries, besides: LintBaseline()).records)
    #expect(groups.map(\.title) == ["contrast-text #888 on #FFF, in 7 places", "overflow x"])
  }

  @Test func shrinkingTwiceChangesNothing() {
    var random = Seeded(state: 7)
    for _ in 0..<200 {
      let ids = (0..<4).map { "A/B/\($0 < 2 ? "c" : "d")()#\($0)" }
      let entries = ids.filter { _ in random.chance(3) }.map { id in
        entry(id, ["p", "q"].filter { _ in random.chance(2) }.map { finding("overflow", $0, "\(random.number(5))") })
      }
      let lines = ["p", "q"].filter { _ in random.chance(2) }.map { path in
        LintBaseline.Line(
          rule: "overflow", path: path, snapshots: random.chance(2) ? ["A/B/c()#*"] : [ids[random.number(4)]],
          measured: Double(random.number(5)))
      }
      let once = LintJudgement(of: entries, besides: LintBaseline(lines: lines)).shrunk()
      let again = LintJudgement(of: entries, besides: once)
      #expect(again.shrunk().text == once.text)
      #expect(!again.records.contains { $0.status == .fixed })
    }
  }
}

/// A sequence that depends only on its seed.
private struct Seeded {
  var state: UInt64

  mutating func number(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  mutating func chance(_ count: Int) -> Bool { number(count) != 0 }
}
