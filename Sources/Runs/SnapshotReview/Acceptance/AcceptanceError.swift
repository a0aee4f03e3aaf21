import Foundation
import SnapshotFoundation
import SnapshotWorkspace

/// An error that occurs when snapshots are accepted.
package enum AcceptanceError: Error, Hashable, Sendable {
  /// The run has no snapshot that the key selects.
  case noSuchKey(String, nearest: String? = nil)
  /// The run has no root cause with this id.
  case noSuchCause(String, known: [String])
  /// Some snapshots of the root cause must be reviewed one by one.
  case blockedCause(String, title: String, obstacle: String)
  /// The run has no artifact to accept.
  case missingArtifact(id: String)
  /// The command does not run in a package.
  case noPackage
  /// The run names a file that is not a reference of the package, or that a symbolic link leads to.
  case refused(id: String, path: String, reason: String, isOwn: Bool)
  /// The run names an artifact that may not be read.
  case refusedArtifact(id: String, path: String, reason: String)
  /// The snapshot changed, but the run does not have the reference that it was compared with.
  case unknownReference(id: String, path: String)
  /// Two snapshots with different contents have the same reference file.
  case sharedReference(id: String, other: String, path: String)
  /// The edit of a source file does more than write the reviewed text.
  case unexpectedEdit(id: String, path: String, reason: String)
  case damaged(id: String, path: String)
  case referenceChanged(id: String, path: String)
  /// The decision was made about another version of the snapshot.
  case outdatedDecision(id: String)
  /// An inline assertion produced different texts in one run.
  case conflictingTexts(id: String, reference: String)
}

extension AcceptanceError: LocalizedError, CustomStringConvertible {
  package var description: String {
    switch self {
    case .noSuchKey(let key, let nearest):
      "No snapshot matches \(VisibleText.line(key)). "
        + (nearest.map { "Did you mean \(VisibleText.line($0))? " } ?? "")
        + "List the snapshots of the run with: swift run snapshot list"
    case .noSuchCause(let id, let known):
      "No root cause has the id \(VisibleText.line(id)). Known ids: "
        + (known.isEmpty ? "none" : known.joined(separator: ", "))
        + ". List the root causes with: swift run snapshot status"
    case .blockedCause(let id, let title, let obstacle):
      """
      Cannot accept the root cause \(id) (\(VisibleText.line(title))) as a whole: \(VisibleText.line(obstacle)). Nothing was \
      written. Review its snapshots with: swift run snapshot review
      """
    case .missingArtifact(let id):
      "The run has no new value for \(VisibleText.line(id)). Run the tests again with: swift run snapshot verify"
    case .noPackage:
      "No Swift package found. Run the command in a package, or specify one with --package-path."
    case .refused(let id, let path, let reason, let isOwn):
      "The run names an invalid reference for \(VisibleText.line(id)): \(VisibleText.line(path)) (\(reason)). It was not "
        + "changed. "
        + (isOwn
          ? "Record it from its test with: swift run snapshot record"
          : "If you trust the sources of the run, run their tests here with: swift run snapshot verify")
    case .refusedArtifact(let id, let path, let reason):
      """
      Cannot read the artifact of \(VisibleText.line(id)): \(VisibleText.line(path)) (\(reason)). Its \
      reference was not changed. Run the tests again with: swift run snapshot verify
      """
    case .unknownReference(let id, let path):
      """
      The run does not contain the reference that \(VisibleText.line(id)) was compared with, so \
      \(VisibleText.line(path)) may have changed since. Run the tests again with: swift run snapshot verify
      """
    case .sharedReference(let id, let other, let path):
      """
      \(VisibleText.line(other)) and \(VisibleText.line(id)) have the same reference but different values: \
      \(VisibleText.line(path)). It was not changed. Give the snapshots different names, then run the tests again with: \
      swift run snapshot verify
      """
    case .unexpectedEdit(let id, let path, let reason):
      """
      Cannot edit \(VisibleText.line(path)) for \(VisibleText.line(id)): \(reason). It was not changed. If you trust the \
      sources of the run, record the snapshot from its test with: swift run snapshot record
      """
    case .damaged(let id, let path):
      """
      The artifact of \(VisibleText.line(id)) is damaged: \(VisibleText.line(path)). Run the tests again with: \
      swift run snapshot verify
      """
    case .referenceChanged(let id, let path):
      """
      The reference of \(VisibleText.line(id)) changed after the run: \(VisibleText.line(path)). Run the tests again with: \
      swift run snapshot verify
      """
    case .outdatedDecision(let id):
      """
      The decision about \(VisibleText.line(id)) was made for another version of the snapshot. Select the reviewed run with \
      --run, or review the snapshot again.
      """
    case .conflictingTexts(let id, let reference):
      """
      The inline assertion at \(VisibleText.line(reference)) produced different texts in one run, one of them for \
      \(VisibleText.line(id)). Accept one of them by its key, or use a separate assertion for each text.
      """
    }
  }

  package var errorDescription: String? { description }
}
