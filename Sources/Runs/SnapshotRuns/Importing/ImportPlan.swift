import SnapshotLedger

/// The files of an imported folder, each with its reference or the reason why it has none.
package struct ImportPlan: Sendable {
  /// A new image or text, and the reference that the other tool compares it with.
  package struct Pair: Hashable, Sendable {
    package var actual: ArtifactFolder.File
    /// The path of the reference relative to the project.
    package var reference: String
    /// Whether the reference exists.
    package var hasReference: Bool
    /// The path of the test's source file relative to the project, if it is known.
    package var source: String?
    package var target: String
    package var suite: String
    package var test: String
    package var name: String
    /// The path extension of the reference.
    package var format: String
  }

  /// A file that is not compared.
  package struct Unpaired: Hashable, Sendable {
    /// The path relative to the imported folder or to the project.
    package var path: String
    /// The reason, as a clause without a full stop.
    package var reason: String

    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  package var pairs: [Pair] = []
  package var unpaired: [Unpaired] = []
  /// The number of new images and texts, with and without a reference.
  package var fileCount: Int { pairs.count + unpaired.count }

  /// Finds the reference of each file.
  ///
  /// - Parameters:
  ///   - expected: The folder of expected files relative to the project, for the layout ``ImportLayout/folders``.
  package init(_ artifacts: ArtifactFolder, layout: ImportLayout, references: ReferenceFiles, expected: String?) {
    switch layout {
    case .snapshotTesting: SnapshotTestingLayout.fill(&self, artifacts, references)
    case .folders: FolderLayout.fill(&self, artifacts, references, expected: expected ?? "")
    case .playwright: PlaywrightLayout.fill(&self, artifacts, references)
    case .paparazzi: PaparazziLayout.fill(&self, artifacts, references)
    }
    unpaired += artifacts.refused
  }

  mutating func leaveOut(_ file: ArtifactFolder.File, _ reason: String) {
    unpaired.append(Unpaired(path: file.path, reason: reason))
  }

  /// Leaves out a file that several references match.
  mutating func leaveOut(_ file: ArtifactFolder.File, matching candidates: [String]) {
    let shown = candidates.prefix(3).joined(separator: ", ") + (candidates.count > 3 ? ", …" : "")
    leaveOut(
      file, "\(candidates.count) references match: \(shown); select one with --references and the folder of its tests")
  }

  /// The reason of a file for which there is neither a reference nor a test.
  static let noReference = "no reference and no test file of this name found"
}

extension ImportPlan.Pair {
  /// The identifier of the snapshot: `AppTests/LoginTests/welcome#iPhone`.
  var id: String {
    SnapshotID.text(test: [target, suite, test].filter { !$0.isEmpty }.joined(separator: "/"), name: name)
  }
}
