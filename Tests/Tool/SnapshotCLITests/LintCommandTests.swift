import Foundation
import SnapshotLedger
import Testing

/// `snapshot lint` and `verify --lint`, end to end with a `swift` that writes a ledger.
@Suite struct LintCommandTests {
  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    try finds([
      finding("overflow", "Card/VStack", "12"), finding("contrast-text", "Text \"A\"", "3.1", cause: "#888 on #FFF"),
      finding("contrast-text", "Text \"B\"", "3.1", cause: "#888 on #FFF"),
    ])
  }

  private func finding(_ rule: String, _ path: String, _ measured: String? = nil, cause: String? = nil)
    -> LedgerEntry.LintFinding
  { .init(rule: rule, path: path, message: "what is wrong", measured: measured, cause: cause) }

  /// Makes the next run find something, if lint is on.
  private func finds(_ findings: [LedgerEntry.LintFinding]?) throws {
    var entry = LedgerEntry(
      id: "AppTests/T/t()#1", target: "AppTests", suite: "T", test: "t()", name: "1",
      file: workshop.root + "/Tests/T.swift",
      line: 3, outcome: .passed, format: "png", mode: "never",
      reference: workshop.root + "/Tests/__Snapshots__/T/t.1.png",
      milliseconds: 1, process: 1)
    let plain = String(decoding: try JSONEncoder().encode(entry), as: UTF8.self)
    entry.lint = findings
    let linted = String(decoding: try JSONEncoder().encode(entry), as: UTF8.self)
    try workshop.write("plain.jsonl", plain + "\n")
    try workshop.write("linted.jsonl", linted + "\n")
    try workshop.swift(
      """
      [ "$2" = list ] && { printf 'AppTests.T/t()\\n'; exit; }
      while [ $# -gt 1 ]; do [ "$1" = --event-stream-output-path ] && events="$2"; shift; done
      if [ "$SNAPSHOT_LINT" = 1 ]; then file=linted.jsonl; else file=plain.jsonl; fi
      cat "\(workshop.root)/$file" > "$SNAPSHOT_RUN_DIRECTORY/ledger.jsonl"
      cat > "$events" <<EVENTS
      {"kind":"test","payload":{"kind":"function","id":"AppTests.T/t()/T.swift:1:1"}}
      {"kind":"event","payload":{"kind":"runStarted"}}
      {"kind":"event","payload":{"kind":"testEnded","testID":"AppTests.T/t()/T.swift:1:1"}}
      {"kind":"event","payload":{"kind":"runEnded"}}
      EVENTS
      """)
  }

  private var baseline: String { workshop.read("__Snapshots__/lint.txt") ?? "" }

  @Test func aNewFindingFailsUntilItIsAccepted() throws {
    let first = try workshop.snapshot("lint")
    #expect(first.status == 4, "\(first.output)\(first.errors)")
    #expect(first.output.contains("2 new lint findings"))
    #expect(first.output.contains("contrast-text #888 on #FFF, in 2 places"))
    #expect(try workshop.snapshot("lint", "--", "--skip-build").status == 4)
    #expect(try workshop.snapshot("verify", "--stale", "ignore").status == 0)
    let warned = try workshop.snapshot("verify", "--lint", "warn", "--stale", "ignore")
    #expect(warned.status == 0 && warned.output.contains("2 new lint findings"), "\(warned.output)")
    #expect(try workshop.snapshot("verify", "--lint", "error", "--stale", "ignore").status == 4)
    #expect(try workshop.snapshot("lint", "--update-baseline").status == 4)
    #expect(baseline.isEmpty)
    #expect(try workshop.snapshot("lint", "--allow-new").status == 64)
    #expect(try workshop.snapshot("lint", "--allow-new", "--reason", "the card | scrolls").status == 0)
    #expect(baseline.hasPrefix("contrast-text | Text \"A\" | AppTests/T/t()#* | 3.1 | the card \\p scrolls\n"))
    let accepted = try workshop.snapshot("verify", "--lint", "error")
    #expect(accepted.status == 0 && !accepted.output.contains("stale"), "\(accepted.output)")
  }

  @Test func fixedFindingsFailUntilTheyAreRemoved() throws {
    #expect(try workshop.snapshot("lint", "--allow-new", "--reason", "r").status == 0)
    try finds([finding("overflow", "Card/VStack", "4")])
    let fixed = try workshop.snapshot("verify", "--lint", "error", "--stale", "ignore")
    #expect(fixed.status == 4, "\(fixed.output)")
    #expect(fixed.output.contains("fixed") && fixed.output.contains("better than accepted"))
    #expect(try workshop.snapshot("lint", "--update-baseline").status == 0)
    #expect(baseline == "overflow | Card/VStack | AppTests/T/t()#* | 4 | r\n")
    try finds([finding("overflow", "Card/VStack", "5")])
    #expect(try workshop.snapshot("lint").status == 4)
    // What can't be linted is unknown, and never fixed.
    try finds(nil)
    let unknown = try workshop.snapshot("lint")
    #expect(unknown.status == 6 && unknown.errors.contains("linted no view"))
    #expect(baseline.contains("Card/VStack"))
  }

  @Test func aDamagedFileIsReportedBeforeTheTestsRun() throws {
    try workshop.write("__Snapshots__/lint.txt", "overflow | a | A/B/c()#1 | - | \n<<<<<<< HEAD\n")
    for arguments in [["lint"], ["verify", "--lint", "warn"], ["lint", "--allow-new", "--reason", "r"]] {
      let failed = try Tool.run(
        arguments, environment: ["PATH": workshop.root + "/bin:/usr/bin:/bin"], in: workshop.root)
      #expect(failed.status == 78 && failed.errors.contains("lint.txt:2: it is a conflict marker"), "\(failed.errors)")
    }
    #expect(baseline.contains("<<<<<<<"))
  }

  @Test func aLinkInPlaceOfTheFileIsRefused() throws {
    try workshop.write("elsewhere.txt", "")
    try workshop.makeFolder("__Snapshots__")
    try FileManager.default.createSymbolicLink(
      atPath: workshop.root + "/__Snapshots__/lint.txt", withDestinationPath: workshop.root + "/elsewhere.txt")
    #expect(try workshop.snapshot("lint", "--allow-new", "--reason", "r").status == 78)
    #expect(workshop.read("elsewhere.txt") == "")
  }

  @Test func reportsHaveTheFindings() throws {
    let formats = "json,sarif,junit,github,gitlab,markdown,html"
    #expect(
      try workshop.snapshot("verify", "--lint", "error", "--stale", "ignore", "--report", formats, "--out", "out")
        .status == 4)
    for file in [
      "report.json", "report.sarif", "junit.xml", "github.txt", "gl-code-quality.json", "report.md", "report.html",
    ] {
      #expect(workshop.read("out/" + file)?.contains("overflow") == true, "\(file)")
    }
    #expect(workshop.read("out/report.sarif")?.contains(#""uri" : "Tests/T.swift""#) == true)
    let lines = try workshop.snapshot("lint", "--json", "--rule", "overflow").output.split(separator: "\n")
    #expect(lines.count == 2 && lines[0].contains(#""type":"lint""#) && lines[0].contains(#""status":"new""#))
  }

  @Test func unknownRulesAreRefused() throws {
    let failed = try workshop.snapshot("lint", "--rule", "no-such-rule")
    #expect(failed.status == 64 && failed.errors.contains("text-truncated"))
  }
}
