import SnapshotFoundation
import SnapshotLedger
import SnapshotReports
import SnapshotReview
import SnapshotRuns
import SnapshotWorkspace

/// Where a person is, and what they can do next: the output of `snapshot` without a subcommand.
struct Overview {
  /// Facts by their names, such as the folder of the package.
  private var facts: [(name: String, value: String)] = []
  /// Commands to type next, each with what it does.
  private var steps: [(command: String, purpose: String)] = []

  /// - Parameter project: The options that say in which folder to search for a project.
  init(of project: ProjectOptions, palette: TerminalPalette) throws {
    guard let root = try? project.projectRoot() else {
      facts.append(("project", "none in \(VisibleText.line(project.start)) or its parent folders"))
      // Where no package is, `swift run` has no tool to run.
      let tool = "snapshot"
      steps = [
        ("\(tool) render <folder>", "Draw the previews of a package, an Xcode project or a folder."),
        ("\(tool) diff <expected> <actual>", "Compare files or folders."),
      ]
      return
    }
    let isPackage = (try? project.packageRoot()) == root
    facts.append((isPackage ? "package" : "project", VisibleText.line(root)))
    let references = ReferenceInventory(in: try project.boundary())
    let count = references.files.count + references.kept.count
    facts.append(("references", counted(count, "file")))
    guard let folder = RunFolder.latest(packageRoot: root) else {
      facts.append(("last run", "none"))
      steps = Self.firstSteps(isPackage: isPackage, hasReferences: count > 0)
      return
    }
    var report = try project.report(of: folder)
    try report.noteDecisions()
    facts.append(("last run", TextReport(report, palette: palette).headline))
    steps = Self.steps(after: report)
  }

  private static func firstSteps(isPackage: Bool, hasReferences: Bool) -> [(String, String)] {
    guard isPackage else {
      return [("snapshot import <folder>", "Import images and texts of another tool, to review and accept them.")]
    }
    let initialize = (
      "swift run snapshot init", "Write a first test and the settings, and print what the manifest lacks."
    )
    return (hasReferences ? [] : [initialize])
      + [("swift run snapshot verify", "Run the tests and compare every snapshot with its reference.")]
  }

  private static func steps(after report: RunReport) -> [(String, String)] {
    let pending = report.pending
    guard pending.isEmpty else {
      return [
        ("\(report.tool) review", "Look at \(counted(pending.count, "snapshot")) and decide on each."),
        ("\(report.tool) accept --all", "Accept all of them."),
      ]
    }
    let isClean = report.exitCode == .clean
    return (isClean ? [] : [("\(report.tool) status", "Print what failed.")]) + [
      (report.verification, "Run the tests again.")
    ]
  }

  /// The lines, without a line feed at the end.
  func text(palette: TerminalPalette) -> String {
    let nameWidth = 12
    let commandWidth = (steps.map(\.command.count).max() ?? 0) + 3
    func padded(_ text: String, to width: Int) -> String {
      text + String(repeating: " ", count: max(1, width - text.count))
    }
    return
      (facts.map { palette.quiet(padded($0.name, to: nameWidth)) + $0.value } + [""]
      + steps.map { padded($0.command, to: commandWidth) + palette.quiet($0.purpose) }
      + [padded("snapshot help", to: commandWidth) + palette.quiet("List all subcommands.")]).joined(separator: "\n")
  }
}
