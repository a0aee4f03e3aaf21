import Foundation
import SnapshotLedger

/// What the kept runs of a package show about its references: which tests use them.
package struct EarlierRuns: Sendable {
  /// A test that used a file.
  struct Use {
    /// The name of the test; `nil` if it was unknown, such as in an exit test.
    var test: String?
    /// The test as messages name it.
    var title: String

    init(_ entry: LedgerEntry) {
      test = entry.runningTest
      title = entry.runningTest ?? "\(entry.target).\(entry.suite)/\(entry.test)"
    }
  }

  package var entries: [LedgerEntry]
  /// The names of finished tests, as the test runner prints them.
  package var ended: [String]

  package init(entries: [LedgerEntry] = [], ended: [String] = []) {
    self.entries = entries
    self.ended = ended
  }

  /// Reads all kept test runs that are readable.
  package init(of packageRoot: String) {
    self.init()
    let folder = RunFolder.runs(packageRoot: packageRoot)
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
      let run = RunFolder(path: folder + "/" + name)
      let facts = try? RunFacts(of: run)
      // NB: entries of imported runs have no functions of tests, so every test would seem to be gone.
      guard facts?.isImported != true else { continue }
      entries += (try? Ledger(contentsOf: run))?.entries ?? []
      ended += facts?.ended ?? []
    }
  }
}
