import ArgumentParser
import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotReports
import SnapshotRuns
import SnapshotWorkspace

struct SiteCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "site",
    abstract: "Write a site of all screens of a package.",
    usage: "snapshot site [<options>]",
    discussion: """
      Shows every reference picture in its matrix, grouped by module and test, with layouts, accessibility texts and accepted findings of \
      lint. The folder works on any web server and from disk. Builds and runs nothing. Ids and configurations come from the last run \
      or, without one, from the paths of references.

      Writes to an empty folder, or to one that an earlier call wrote.

      Exits with 66 if the package has no references, and with 74 if a reference can't be shown.
      """)

  @Option(help: ArgumentHelp("Write the site to this folder (default: .build/snapshots/site).", valueName: "dir"))
  var out: String?

  @Option(help: ArgumentHelp("Show what changed since a git revision.", valueName: "ref"))
  var since: String?

  @Option(help: ArgumentHelp("Set the title (default: the name of the package).", valueName: "text"))
  var title: String?

  @OptionGroup(title: "Project Options") var project: ProjectOptions
  @OptionGroup(title: "Output Options") var output: OutputOptions

  func perform() async throws -> SnapshotExitCode {
    let catalog = try ReferenceCatalog(ofLastRunIn: project)
    let boundary = catalog.boundary
    let entries = catalog.paths.map(catalog.entry)
    guard !entries.isEmpty else {
      throw CommandError(
        .noSuchKey, "No references found in \(boundary.root). To record them: swift run snapshot record --missing")
    }
    let report = RunReport(
      folder: RunFolder(path: boundary.root), ledger: Ledger(entries: entries), facts: nil, in: boundary)
    var changes: [String: SiteContents.Change] = [:]
    if let since { changes = try await ReferenceChanges(since: since, in: catalog).byPath }
    let removed = changes.filter { $0.value.kind == .removed }.keys.sorted().map(catalog.entry)
    let title = title ?? ManifestName.of(packageRoot: boundary.root) ?? (boundary.root as NSString).lastPathComponent
    let contents = SiteContents(
      title: title, report: report, baseline: try LintBaseline(in: boundary), revision: since, changes: changes,
      removed: removed)
    let folder = out.map(DiffFile.absolute) ?? boundary.root + "/.build/snapshots/site"
    let result = try SnapshotSite.write(contents, to: folder)
    for path in result.unreadable.prefix(20) {
      Console.error("Cannot show \(VisibleText.line(path)): it is damaged, or a Git LFS pointer.")
    }
    if output.json {
      try Console.print(
        JSONReport.line(
          Line(
            path: folder, pages: result.pages, pictures: result.pictures, bytes: result.bytes,
            changes: since == nil ? nil : changes.count)))
    } else {
      Console.print(VisibleText.line(folder + "/index.html"))
      if !output.quiet {
        let tenths = (result.bytes + 99_999) / 100_000
        Console.print(
          output.palette.quiet(
            "\(counted(result.pages, "page")), \(counted(result.pictures, "picture")), \(grouped(tenths / 10)).\(tenths % 10) MB"
          ))
      }
    }
    return result.unreadable.isEmpty ? .clean : .inputOutput
  }

  private struct Line: Encodable {
    var schemaVersion = JSONReport.schemaVersion
    var type = "site"
    var path: String
    var pages: Int
    var pictures: Int
    var bytes: Int
    var changes: Int?
  }
}
