import Foundation
import SnapshotLedger
import SnapshotWorkspace
import Testing

/// `snapshot sweep`, end to end with a `swift` that writes what a sweep found.
@Suite struct SweepCommandTests {
  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    let run = ".build/snapshots/runs/one"
    try workshop.makeFolder(run + "/artifacts")
    try FileManager.default.createSymbolicLink(
      atPath: workshop.root + "/.build/snapshots/latest", withDestinationPath: "runs/one")
    let entry = LedgerEntry(
      id: "AppTests/T/t()#1", target: "AppTests", suite: "T", test: "t()", name: "1", cell: [],
      file: workshop.root + "/Tests/T.swift", line: 3, outcome: .passed, format: "png", mode: "never",
      reference: workshop.root + "/Tests/__Snapshots__/T/t.1.png", milliseconds: 1, process: 1)
    try workshop.write(run + "/ledger.jsonl", String(decoding: try JSONEncoder().encode(entry), as: UTF8.self) + "\n")
  }

  /// Makes the next sweep write a file.
  private func finds(_ contents: String) throws {
    try workshop.write("sweep.json", contents)
    try workshop.swift(
      """
      while [ $# -gt 1 ]; do [ "$1" = --event-stream-output-path ] && events="$2"; shift; done
      [ -n "$SNAPSHOT_SWEEP" ] || exit 1
      cat "\(workshop.root)/sweep.json" > "$SNAPSHOT_RUN_DIRECTORY/sweep.json"
      : > "$events"
      """)
  }

  private func finds(_ result: SweepResult) throws {
    try finds(String(decoding: try JSONEncoder().encode(result), as: UTF8.self))
  }

  private let truncated = SweepResult.Finding(
    rule: "text-truncated", element: "Text \"Message\"", path: "Card/Text \"Message\"", typeSize: "AX3",
    ranges: [[280, 357.6]])

  @Test func findingsAreListedWithAMatrix() throws {
    try finds(SweepResult(findings: [truncated], layouts: 745))
    let outcome = try workshop.snapshot("sweep", "t()", "--width", "280...1024")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("text-truncated \"Message\": AX3 below 357.6 pt\nlayouts  745\n"))
    #expect(outcome.output.contains(".widths(318, 691)"))
  }

  /// Widths at which a view throws are never without findings.
  @Test func widthsAtWhichAViewThrowsAreUnknown() throws {
    let unknown = SweepResult.Unknown(
      typeSize: "AX3", ranges: [[500, 612.4], [900, 1024]], reason: "Card has no height\u{1B}[2J")
    try finds(SweepResult(findings: [truncated], unknown: [unknown], layouts: 745))
    let outcome = try workshop.snapshot("sweep", "t()", "--width", "280...1024")
    #expect(outcome.status == 6)
    #expect(
      outcome.output.contains("unknown AX3 from 500 to 612.4 pt and above 900 pt: Card has no height"))
    #expect(!outcome.output.contains("\u{1B}[2J"))
    #expect(!outcome.output.contains("No findings"))
    let json = try workshop.snapshot("sweep", "t()", "--width", "280...1024", "--json")
    #expect(json.status == 6 && json.output.contains("\"type\":\"sweep-unknown\""))
    try finds(SweepResult(unknown: [.init(typeSize: "L", ranges: [[280, 1024]], reason: "no height")], layouts: 745))
    let never = try workshop.snapshot("sweep", "t()", "--width", "280...1024")
    #expect(never.status == 6 && never.output.contains("unknown L at all widths: no height"))
  }

  @Test(arguments: [
    "", "{", "null", "[]", "{\"findings\":[],\"unknown\":[],\"pictures\":[],\"layouts\":1e999}",
    "{\"findings\":3,\"unknown\":[],\"pictures\":[],\"layouts\":1}",
  ])
  func aDamagedResultIsIncomplete(contents: String) throws {
    try finds(contents)
    let outcome = try workshop.snapshot("sweep", "t()")
    #expect(outcome.status == 6 && outcome.errors.contains("The view was not swept"), "\(outcome.errors)")
  }

  @Test func rangesOfOtherLengthsAreLeftOut() throws {
    try finds(
      SweepResult(
        findings: [
          .init(rule: "overflow", element: "VStack", path: "VStack", typeSize: "L", ranges: [[], [300], [1, 2, 3]])
        ], unknown: [.init(typeSize: "L", ranges: [[400, 1e300]], reason: "r")], layouts: 1))
    let outcome = try workshop.snapshot("sweep", "t()", "--width", "280...1024")
    #expect(outcome.status == 6 && outcome.output.contains("unknown L above 400 pt: r"), "\(outcome.output)")
  }

  @Test func anImpossibleSweepIsExplained() throws {
    try finds(SweepResult(problem: "The snapshot is not an image of a view, so it has no widths to sweep."))
    let outcome = try workshop.snapshot("sweep", "t()")
    #expect(outcome.status == 6 && outcome.errors.contains("not an image of a view"))
    for width in ["0...10", "300...200", "a...b", "1...5000"] {
      #expect(try workshop.snapshot("sweep", "t()", "--width", width).status == 64, "\(width)")
    }
  }
}
