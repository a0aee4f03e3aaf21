import SnapshotFoundation
import SnapshotReports
import SnapshotRuns

/// Prints the versions of references as lines for people or as JSON.
struct HistoryOutput {
  let history: SnapshotHistory
  let output: OutputOptions

  /// A file that was written.
  struct FileLine: Encodable {
    var schemaVersion = JSONReport.schemaVersion
    var type = "historyFile"
    var path: String
  }

  struct VersionLine: Encodable {
    var schemaVersion = JSONReport.schemaVersion
    var type = "version"
    var id: String
    /// The path of the reference in this version, relative to the package.
    var reference: String
    var renamedFrom: String?
    var kind: ReferenceVersion.Kind
    /// Absent in the working copy.
    var commit: String?
    var date: String?
    var author: String?
    var subject: String?
    var cause: String
    var details: [String]
    /// The name of the contents in git.
    var object: String?

    init(id: String, _ version: ReferenceVersion, _ change: VersionChange) {
      self.id = id
      self.reference = version.path
      renamedFrom = version.oldPath
      kind = version.kind
      commit = version.commit?.hash
      date = version.commit?.date
      author = version.commit?.author
      subject = version.commit?.subject
      cause = change.cause
      details = change.details
      object = version.new
    }
  }

  private static let mostDetails = 5

  func print(_ reference: SnapshotHistory.Reference, _ changes: [VersionChange]) throws {
    let palette = output.palette
    if !output.json {
      let count = counted(reference.versions.count + reference.omitted, "version")
      Console.print(palette.strong(VisibleText.line(reference.id)) + "  \(count)")
    }
    for (version, change) in zip(reference.versions, changes) {
      if output.json {
        try Console.print(JSONReport.line(VersionLine(id: reference.id, version, change)))
        continue
      }
      guard !output.quiet else { continue }
      for line in Self.lines(version, change, palette) { Console.print("  " + line) }
    }
    if reference.omitted > 0 {
      let text = "\(counted(reference.omitted, "older version")) not read. To read more: --limit"
      if output.json {
        Console.note("warning: \(VisibleText.line(reference.id)): " + text)
      } else {
        Console.print("  " + text)
      }
    }
  }

  /// The commit, and below it what it changed.
  static func lines(
    _ version: ReferenceVersion, _ change: VersionChange, _ palette: TerminalPalette
  ) -> [String] {
    var head = version.shortHash
    if let commit = version.commit {
      head += "  \(commit.date.prefix(10))  \(VisibleText.line(commit.author))  \(VisibleText.line(commit.subject))"
    }
    var lines = [head, "    " + palette.strong(VisibleText.line(change.cause))]
    if let path = version.oldPath { lines.append(palette.quiet("    renamed from " + VisibleText.line(path))) }
    lines += change.details.prefix(mostDetails).map { palette.quiet("    " + VisibleText.line($0)) }
    if change.details.count > mostDetails {
      lines.append(palette.quiet("    \u{2026} \(change.details.count - mostDetails) more"))
    }
    return lines
  }
}
