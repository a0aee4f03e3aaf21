import ArgumentParser
import Foundation
import SnapshotLedger
import SnapshotReports
import SnapshotRuns

struct InitCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Prepares a package for snapshots: configuration, git, a first test.",
    discussion: """
      Writes .snapshot.yml with every key commented out, the lines that git needs, and a first test where there is none. A \
      file that is there is never overwritten; .gitattributes and .gitignore get a line at their end where they lack it.
      """)

  @OptionGroup var common: CommonOptions

  @Flag(help: "Say what would be written, and write nothing.")
  var dryRun = false

  func perform() async throws -> SnapshotExitCode {
    let root = try common.packageRoot()
    let files = StartingFiles(packageRoot: root, description: await PackageDescription(packageRoot: root))
    let changes = files.changes
    for change in changes {
      if !dryRun { try write(change, in: root) }
      try say(change)
    }
    guard !common.json else { return .clean }
    if changes.isEmpty { Console.print("Everything is there already.") }
    if files.description == nil {
      Console.print("The manifest cannot be read, so no test was looked for. See: swift package describe")
    }
    let advice = files.manifestAdvice
    if !advice.isEmpty, !common.quiet { Console.print(advice) }
    if !common.quiet, !dryRun { Console.print("Next: snapshot verify, and snapshot doctor where something is odd.") }
    return .clean
  }

  private func write(_ change: StartingFiles.Change, in root: String) throws {
    let path = root + "/" + change.path
    let before = FileManager.default.contents(atPath: path)
    // Between the look and the write the file may have come to be.
    guard change.isAddition == (before != nil) else {
      throw VerbError(.inputOutput, "\(path) changed meanwhile. Run again: snapshot init")
    }
    try AtomicFile.write((before ?? Data()) + Data(change.text.utf8), to: path)
  }

  private func say(_ change: StartingFiles.Change) throws {
    if common.json {
      return try Console.print(
        JSONReport.line(Line(path: change.path, action: change.isAddition ? "extended" : "written", dryRun: dryRun)))
    }
    guard !common.quiet else { return }
    let text = change.isAddition ? "\(change.path): \(change.text.trimmingCharacters(in: .newlines))" : change.path
    Console.print("\(common.palette.good("+")) \(VisibleText.line(text))")
  }

  private struct Line: Encodable {
    var schemaVersion = JSONReport.schemaVersion
    var type = "initialized"
    var path: String
    var action: String
    var dryRun: Bool
  }
}
