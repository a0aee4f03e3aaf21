import Foundation
import Raster
import Snapshot
import SnapshotReport
import Testing

/// One small run, told in every form.
@Suite struct ReportGoldenTests {
  /// A run with every kind of result.
  static func run(in package: TemporaryPackage) throws -> RunReport {
    let reference = try package.write("__Snapshots__/login.png", png(RGBA(0x336699)))
    let artifacts = LedgerEntry.Artifacts(
      expected: try package.keep("expected.png", png(RGBA(0x336699))),
      actual: try package.keep("actual.png", png(RGBA(0x336699, alpha: 128))),
      difference: try package.keep("difference.png", png(RGBA(0xFF00FF))))
    let texts = LedgerEntry.Artifacts(
      expected: try package.keep("expected.txt", Data("VStack\n  Text \"One\" 20 24\n  Spacer\n".utf8)),
      actual: try package.keep("actual.txt", Data("VStack\n  Text \"One\" 20 28\n  Spacer\n  Button\n".utf8)))
    let file = package.root + "/Tests/AppTests/LoginTests.swift"
    let cells = ["light", "dark"].flatMap { scheme in ["small", "large"].map { ["size=\($0)", "scheme=\(scheme)"] } }
    var entries = cells.map {
      LedgerEntry.example(name: "login", cell: $0, file: file, reference: reference)
    }
    entries[2].outcome = .changed
    entries[2].artifacts = artifacts
    entries[2].message = "Snapshot \"login\" does not match reference."
    entries[2].image = .init(
      width: 8, height: 6, differingPixels: 48, largestChannelDifference: 127, clusters: [[0, 0, 8, 6]])
    entries.append(
      .example(
        name: "layout", outcome: .changed, format: "txt", file: file, line: 20, reference: package.root + "/layout.txt",
        artifacts: texts, message: "Snapshot does not match reference."))
    entries.append(.example(name: "3", outcome: .recorded, format: "txt", file: file, line: 24, reference: reference))
    let issue = TestIssue(file: file, line: 30, test: "LoginTests.testSum", message: "3 is not 4")
    let facts = RunFacts.example(exitStatus: 1, issues: [issue], packageDirectory: package.root)
    return RunReport(folder: package.run, ledger: Ledger(entries: entries), facts: facts, in: package.boundary)
  }

  @Test func golden() throws {
    let package = try TemporaryPackage()
    let report = try Self.run(in: package)
    for format in ReportFormat.allCases {
      let text = String(decoding: try format.render(report), as: UTF8.self)
      #expect(!text.contains(package.root))
      // NB: how a picture is compressed is zlib's own affair, which differs from machine to machine.
      let withoutPictures = text.replacing(/base64,[A-Za-z0-9+\/=]+/, with: "base64,…")
        .replacing(/(data-actual|data-reference)="[0-9a-f]{64}"/) { "\($0.output.1)=\"…\"" }
      assertSnapshot(of: withoutPictures, as: .lines, named: format.rawValue)
    }
  }

  @Test func summary() throws {
    let package = try TemporaryPackage()
    assertSnapshot(of: TextReport(try Self.run(in: package)).text, as: .lines, named: "summary")
  }

  @Test(arguments: ReportFormat.allCases)
  func equalRunsGiveEqualBytes(format: ReportFormat) throws {
    let package = try TemporaryPackage()
    let report = try Self.run(in: package)
    let entries = report.results.map(\.entry)
    let first = try format.render(report)
    for seed in 1...3 {
      var numbers = SeededNumbers(state: UInt64(seed))
      let shuffled = Ledger(entries: entries.shuffled(using: &numbers))
      #expect(
        try format.render(RunReport(folder: package.run, ledger: shuffled, facts: report.facts, in: report.boundary))
          == first)
    }
  }
}
