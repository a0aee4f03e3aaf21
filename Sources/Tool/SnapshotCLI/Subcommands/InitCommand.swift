import ArgumentParser
import Foundation
import SnapshotFoundation
import SnapshotReports
import SnapshotRuns
import SnapshotWorkspace

struct InitCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Set up a package: configuration, git settings and a first test.",
    usage: "snapshot init [<options>]",
    discussion: """
      Writes .snapshot.yml with every key commented out. Writes a test of all previews if no test asserts them yet, or a test of \
      a value if the package has neither previews nor snapshot tests. Adds a line to .gitattributes and to .gitignore if \
      needed. Existing files are never overwritten. Prints the lines that Package.swift lacks, also those with which targets that \
      import SwiftUI compile unchanged on Linux.
      """)

  @Flag(help: "Print the changes, but write nothing.")
  var dryRun = false

  @Flag(
    help: "Also set up git in this clone to merge references without conflict markers, by snapshot resolve --driver.")
  var mergeDriver = false

  @OptionGroup(title: "Project Options") var project: ProjectOptions
  @OptionGroup(title: "Output Options") var output: OutputOptions

  func perform() async throws -> SnapshotExitCode {
    let root = try project.packageRoot()
    let description: Result<PackageDescription, PackageDescription.Unreadable>
    do {
      description = .success(try await PackageDescription.read(packageRoot: root))
    } catch {
      description = .failure(error)
    }
    let files = StartingFiles(
      packageRoot: root, description: try? description.get(), hasMergeDriver: mergeDriver)
    let changes = files.changes
    // Before the first test is written, because it decides which products are needed.
    let advice = files.manifestAdvice
    for change in changes {
      if !dryRun { try write(change, in: root) }
      try say(change)
    }
    if mergeDriver { try await setMergeDriver(in: root) }
    if case .failure(let failure) = description {
      throw CommandError(
        .inputOutput,
        "Cannot read Package.swift, so no test was added: \(failure.reason)\n\(failure.remedy). "
          + "Then run again: swift run snapshot init")
    }
    guard !output.json else { return .clean }
    if changes.isEmpty, advice.isEmpty { Console.print("The package is already set up.") }
    guard !output.quiet else { return .clean }
    if !advice.isEmpty {
      Console.print(advice)
    } else if !dryRun {
      Console.print("Next: swift run snapshot verify. If something does not work: swift run snapshot doctor")
    }
    return .clean
  }

  private func write(_ change: StartingFiles.Change, in root: String) throws {
    let path = root + "/" + change.path
    let before = FileManager.default.contents(atPath: path)
    // Another process may have written the file in the meantime.
    guard change.isAddition == (before != nil) else {
      throw CommandError(.inputOutput, "Another process changed \(path). Run again: swift run snapshot init")
    }
    try OutputFile.write((before ?? Data()) + Data(change.text.utf8), to: path)
  }

  /// Names this program as the merge driver in the configuration of the clone. If the program is missing later, git leaves the
  /// version of the current branch, and reports a conflict.
  private func setMergeDriver(in root: String) async throws {
    let program = ShellText.quote(Bundle.main.executablePath ?? "snapshot")
    let settings = [
      ("merge.snapshot.name", "snapshot references"),
      ("merge.snapshot.driver", program + " resolve --driver -- %O %A %B %P"),
    ]
    for (key, value) in settings {
      if !dryRun { _ = try await Git.output(["config", "--local", key, value], in: root) }
      if output.json {
        try Console.print(JSONReport.line(Line(path: "git config \(key)", action: "written", dryRun: dryRun)))
      } else if !output.quiet {
        Console.print("\(output.palette.good("+")) git config \(VisibleText.line("\(key) \(value)"))")
      }
    }
  }

  private func say(_ change: StartingFiles.Change) throws {
    if output.json {
      return try Console.print(
        JSONReport.line(Line(path: change.path, action: change.isAddition ? "extended" : "written", dryRun: dryRun)))
    }
    guard !output.quiet else { return }
    let text = change.isAddition ? "\(change.path): \(change.text.trimmingCharacters(in: .newlines))" : change.path
    Console.print("\(output.palette.good("+")) \(VisibleText.line(text))")
  }

  private struct Line: Encodable {
    var schemaVersion = JSONReport.schemaVersion
    var type = "initialized"
    var path: String
    var action: String
    var dryRun: Bool
  }
}
