import SnapshotFoundation
import SnapshotWorkspace

extension RunFacts {
  /// The origin of a run that consists of the images and texts of another tool.
  ///
  /// Such a run has only what the other tool wrote, usually the snapshots that failed. It does not show which references are
  /// used.
  package struct Imported: Hashable, Sendable, Codable {
    package var layout: ImportLayout
    /// The absolute path of the imported folder.
    package var folder: String

    package init(layout: ImportLayout, folder: String) {
      self.layout = layout
      self.folder = folder
    }
  }

  /// Whether the run consists of the images and texts of another tool.
  package var isImported: Bool { imported != nil }
}

extension RunReport {
  /// The command that runs the tool. The project of an imported run can be no Swift package, in which there is no `swift run`.
  package var tool: String { facts?.isImported == true ? "snapshot" : "swift run snapshot" }

  /// The next step after references of the run were accepted.
  package var verification: String {
    guard let imported = facts?.imported else { return "swift run snapshot verify" }
    return "run the tests again, then snapshot import \(ShellText.quote(VisibleText.line(imported.folder)))"
  }
}
