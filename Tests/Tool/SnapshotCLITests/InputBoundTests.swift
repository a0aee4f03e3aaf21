import Foundation
import SnapshotLedger
import SnapshotReview
import SnapshotRuns
import SnapshotWorkspace
import Testing

@testable import SnapshotCLI

/// Files from elsewhere that are larger than the largest ones that are read. They are sparse, so that only a reader pays.
@Suite struct InputBoundTests {
  struct Input: Sendable, CustomTestStringConvertible {
    /// The path in the package.
    var path: String
    var limit: Int
    var read: @Sendable (_ root: String) throws -> Void

    var testDescription: String { path }
  }

  static let inputs = [
    Input(path: ".build/snapshots/runs/one/run.json", limit: RunFacts.largestFile) {
      _ = try RunFacts(of: RunFolder(packageRoot: $0, run: "one"))
    },
    Input(path: ".build/snapshots/runs/one/ledger.jsonl", limit: Ledger.largestFile) {
      _ = try Ledger(contentsOf: RunFolder(packageRoot: $0, run: "one"))
    },
    Input(path: ".build/snapshots/runs/one/decisions.json", limit: Decisions.largestFile) {
      _ = try Decisions(of: RunFolder(packageRoot: $0, run: "one"))
    },
    Input(path: "decisions.json", limit: Decisions.largestFile) {
      _ = try Decisions(contentsOf: $0 + "/decisions.json")
    },
    Input(path: ".build/snapshots/undo/1/journal.json", limit: UndoJournal.largestManifest) {
      _ = try UndoJournal.last(in: PackageBoundary(root: $0))
    },
    Input(path: ".build/snapshots/runs/one/artifacts/a.png", limit: RunFolder.largestArtifact) {
      _ = try RunFolder(packageRoot: $0, run: "one").contents(of: "artifacts/a.png")
    },
    Input(path: "__Snapshots__/lint.txt", limit: LintBaseline.largestFile) {
      _ = try LintBaseline(in: PackageBoundary(root: $0))
    },
    Input(path: "Tests/__Snapshots__/a.txt", limit: RunFolder.largestArtifact) {
      _ = try PackageBoundary(root: $0).read($0 + "/Tests/__Snapshots__/a.txt")
    },
    Input(path: ".snapshot.yml", limit: ReferenceSettings.largestFile) { _ = try Configuration(packageRoot: $0) },
  ]

  @Test(arguments: inputs) func aLargerFileIsAnErrorThatNamesTheLimit(input: Input) throws {
    let root = NSTemporaryDirectory() + "snapshot-bounds-\(UInt64.random(in: 0 ... .max))"
    defer { try? FileManager.default.removeItem(atPath: root) }
    let path = root + "/" + input.path
    try OutputFile.write(Data(), to: path)
    func error(size: Int) throws -> String {
      try #require(truncate(path, off_t(size)) == 0)
      do {
        try input.read(root)
        return ""
      } catch {
        return (error as? PlainFile.Refusal)?.reason ?? "\(error)"
      }
    }
    let message = try error(size: input.limit + 1)
    #expect(message.contains("\(input.limit + 1) bytes"), "\(message)")
    // A small file of the same contents has another error, or none.
    #expect(try !error(size: 3).contains("bytes, which is more than"))
  }

  @Test(arguments: [
    String(repeating: "[", count: 500_000), String(repeating: "{a: ", count: 200_000),
    String(repeating: "- ", count: 300_000), (0..<1000).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
    String(repeating: "? ", count: 300_000),
  ])
  func deepConfigurationsAreErrors(yaml: String) {
    #expect(throws: CommandError.self) { try Configuration(yaml: yaml, path: ".snapshot.yml") }
  }

  /// Each alias stands for nine of the one before.
  @Test func aliasesThatGrowAreErrors() {
    var yaml = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<40 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      yaml += "a\(level): &a\(level) [\(aliases)]\n"
    }
    #expect(throws: CommandError.self) { try Configuration(yaml: yaml, path: ".snapshot.yml") }
  }
}
