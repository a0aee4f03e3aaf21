import ArgumentParser
import Foundation
import SnapshotLedger
import SnapshotReports
import SnapshotReview
import SnapshotRuns

struct AcceptCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Makes what the last run kept the new references.",
    discussion: """
      No test runs: the kept pictures and texts are copied byte by byte. A reference that changed since that run is \
      refused, and so is a damaged file; nothing is written then.

      With --run, the run may be of another machine. Its references are looked up in this package, and must lie in a folder \
      named __Snapshots__, or in one that references.folders in .snapshot.yml names; links are not followed.
      """)

  @OptionGroup var common: CommonOptions

  @Flag(help: "Accept everything that differs or is missing, but what was rejected.")
  var all = false

  @Option(help: ArgumentHelp("Leave a snapshot out; repeatable.", valueName: "key"))
  var except: [String] = []

  @Option(help: ArgumentHelp("Accept what a file of decisions accepts, exported from the report.", valueName: "file"))
  var decisions: String?

  @Flag(help: "Say what would be written, with whole paths, and write nothing.")
  var dryRun = false

  @Flag(name: .customLong("allow-ci-writes"), help: "Write on continuous integration too.")
  var allowsCIWrites = false

  @Argument(
    help: "Snapshots: an id, any suffix of its path, a glob, File.swift:12, or a glob over cells such as login@*AX*.")
  var keys: [String] = []

  func validate() throws {
    let ways = [!keys.isEmpty, all, decisions != nil].count { $0 }
    if ways != 1 { throw ValidationError("Name what to accept: KEY…, --all, or --decisions FILE.") }
    if decisions != nil, !except.isEmpty { throw ValidationError("--except goes with KEY… and --all.") }
  }

  func perform() async throws -> SnapshotExitCode {
    if !dryRun { try WritePermission.check(allowsCIWrites: allowsCIWrites) }
    return try AcceptVerb(common: common, keys: keys, except: except, decisions: decisions, isDryRun: dryRun).perform()
  }
}

/// The work that `accept` and `record KEY…` share.
struct AcceptVerb {
  let common: CommonOptions
  let keys: [String]
  var except: [String] = []
  /// The path of a file of decisions.
  var decisions: String?
  let isDryRun: Bool

  func perform() throws -> SnapshotExitCode {
    let report = try common.existingReport()
    let given = try decisions.map(Decisions.init(contentsOf:))
    func plan(_ made: Decisions) throws -> Acceptance {
      try given.map { try Acceptance(of: report, decisions: $0) }
        ?? Acceptance(
          of: report, keys: keys.map(KeyPattern.init), except: except.map(KeyPattern.init), decisions: made)
    }
    var acceptance = try plan(Decisions(of: report.folder))
    if !isDryRun {
      try Decisions.update(of: report.folder) { made in
        acceptance = try plan(made)
        try acceptance.perform()
        for item in acceptance.items { made.set(.accept, for: item.result, in: report) }
        let ids = Set(report.results.map(\.id))
        for decision in given?.decisions ?? [] where decision.decision == .reject && ids.contains(decision.id) {
          made.decisions.append(decision)
        }
      }
    }
    for item in acceptance.items { try say(item, in: report) }
    if !common.json {
      let count = acceptance.items.count
      let verb = isDryRun ? "would be written" : count == 1 ? "was written" : "were written"
      Console.print(
        count == 0
          ? "Nothing to accept."
          : "\(count) \(count == 1 ? "reference" : "references") \(verb). Check with: snapshot verify")
    }
    return .clean
  }

  private func say(_ item: Acceptance.Item, in report: RunReport) throws {
    if common.json {
      try Console.print(
        JSONReport.line(Line(id: item.result.id, reference: path(of: item, in: report), dryRun: isDryRun)))
    } else if !common.quiet {
      Console.print("\(common.palette.good("\u{2713}")) \(VisibleText.line(path(of: item, in: report)))")
    }
  }

  /// What would be written shows its whole path, before anybody lets it be written.
  private func path(of item: Acceptance.Item, in report: RunReport) -> String {
    isDryRun ? item.reference : report.displayPath(item.reference)
  }

  private struct Line: Encodable {
    var schemaVersion = JSONReport.schemaVersion
    var type = "accepted"
    var id: String
    var reference: String
    var dryRun: Bool
  }
}
