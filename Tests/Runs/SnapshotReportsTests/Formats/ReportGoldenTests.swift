import Foundation
import Raster
import SnapshotRunFixtures
import Snapshot
import SnapshotLedger
import SnapshotReports
import SnapshotRuns
import SnapshotSeededRandom
import Testing

/// A small run in all report formats.
@Suite struct ReportGoldenTests {
  @Test func golden() throws {
    let package = try TemporaryPackage()
    let report = try package.exampleRun()
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
    assertSnapshot(of: TextReport(try package.exampleRun()).text, as: .lines, named: "summary")
  }

  @Test(arguments: ReportFormat.allCases)
  func equalRunsGiveEqualBytes(format: ReportFormat) throws {
    let package = try TemporaryPackage()
    let report = try package.exampleRun()
    let entries = report.results.map(\.entry)
    let first = try format.render(report)
    for seed in 1...3 {
      var numbers = SplitMix(seed: UInt64(seed))
      let shuffled = Ledger(entries: entries.shuffled(using: &numbers))
      #expect(
        try format.render(RunReport(folder: package.run, ledger: shuffled, facts: report.facts, in: report.boundary))
          == first)
    }
  }
}
