import ArgumentParser
import Foundation
import Raster
import SnapshotFoundation
import SnapshotReports
import SnapshotRuns
import SnapshotWorkspace

struct HistoryCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "List the versions of references in git, with what each commit changed.",
    usage: "snapshot history [<options>] <snapshot> ...",
    discussion: """
      Reads git and the explanations in reference pictures; builds and runs nothing. Follows renamed files. Selects references \
      that were deleted if no existing one matches.

      With --out, writes a film strip of the pictures as PNG, or a page with pictures and changes as HTML.

      Exits with 66 if git has no such reference.
      """)

  @Option(
    help: ArgumentHelp(
      "Write a film strip of the newest 100 pictures to a .png file, or a page to an .html file.", valueName: "file"))
  var out: String?

  @Option(
    help: ArgumentHelp("Set the width of each picture in a .png file, in pixels (default: 240).", valueName: "pixels"))
  var width: Int?

  @Argument(
    help: ArgumentHelp(
      "Select references by an id, the end of an id, a test, a glob, or the path of a file.", valueName: "snapshot"))
  var keys: [String]

  @OptionGroup var source: HistoryOptions
  @OptionGroup(title: "Output Options") var output: OutputOptions

  func validate() throws {
    if let out, !out.hasSuffix(".html"), !out.hasSuffix(".png") {
      throw ValidationError("--out must name a .png or .html file.")
    }
    guard let width else { return }
    if out?.hasSuffix(".png") != true { throw ValidationError("--width requires a .png file.") }
    if !(16...4096).contains(width) {
      throw ValidationError("--width must be between 16 and 4096, not \(width).")
    }
  }

  func perform() async throws -> SnapshotExitCode {
    let catalog = try ReferenceCatalog(ofLastRunIn: source.project)
    let log = try await ReferenceLog(of: catalog.boundary)
    let history = try await SnapshotHistory(of: keys, in: catalog, log: log, limit: source.limit)
    var gallery = PictureGallery()
    for reference in history.references {
      let changes = history.changes(of: reference)
      try HistoryOutput(history: history, output: output).print(reference, changes)
      if let out { gallery.groups.append(history.group(of: reference, changes, isStrip: out.hasSuffix(".png"))) }
    }
    if history.isShallow {
      Console.note("warning: The clone is shallow, so older versions are unknown. To fetch them: git fetch --unshallow")
    }
    if let out { try write(gallery, to: URL(fileURLWithPath: out).standardizedFileURL.path) }
    return .clean
  }

  private func write(_ gallery: PictureGallery, to path: String) throws {
    if path.hasSuffix(".html") {
      let title = gallery.groups.count == 1 ? gallery.groups[0].title : keys.joined(separator: ", ")
      try OutputFile.write(Data(GalleryPage(gallery, title: "History of \(title)").document.utf8), to: path)
    } else {
      try PictureFile.write(gallery, width: width ?? 240, to: path, of: "versions")
    }
    if output.json {
      try Console.print(JSONReport.line(HistoryOutput.FileLine(path: path)))
    } else {
      Console.print(VisibleText.line(path))
    }
  }
}

extension SnapshotHistory {
  /// The number of pictures in a film strip.
  private static let longestStrip = 100

  /// The pictures of a reference: the oldest first in a film strip, the newest first on a page.
  func group(of reference: Reference, _ changes: [VersionChange], isStrip: Bool) -> PictureGallery.Group {
    var group = PictureGallery.Group(title: reference.id)
    if reference.omitted > 0 { group.remarks.append("\(counted(reference.omitted, "older version")) not shown.") }
    if isShallow { group.remarks.append("The clone is shallow, so older versions are unknown.") }
    for (version, change) in zip(reference.versions, changes) {
      let day = (version.commit?.date ?? "").prefix(10)
      var item = PictureGallery.Item(
        name: isStrip ? [version.shortHash, String(day)].joined(separator: "\n") : change.cause,
        place: [
          version.shortHash, version.commit?.date ?? "", version.commit?.author ?? "", version.commit?.subject ?? "",
        ].filter { !$0.isEmpty }.joined(separator: " \u{00B7} "))
      item.details = change.details
      if let path = version.oldPath { item.details.insert("renamed from \(path)", at: 0) }
      if let file = contents(of: version), !(isStrip && change.isEqual), let header = try? PNG.header(of: file) {
        item.pictures = [
          .init(data: file, width: Double(header.width), height: Double(header.height), variant: "")
        ]
      }
      group.items.append(item)
    }
    if isStrip {
      group.items = group.items.filter { !$0.pictures.isEmpty }.prefix(Self.longestStrip).reversed()
    }
    return group
  }
}
