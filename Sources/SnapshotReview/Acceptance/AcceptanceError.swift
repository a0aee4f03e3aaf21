import Foundation
import SnapshotLedger

/// Why nothing was accepted.
package enum AcceptanceError: Error, Hashable, Sendable {
  case noSuchKey(String)
  case nothingKept(id: String)
  /// The command runs in no package.
  case noPackage
  /// The run names a file that is not a reference of the package, or that a link leads to.
  case refused(id: String, path: String, reason: String)
  /// The run names a file as its own that is none.
  case refusedArtifact(id: String, path: String, reason: String)
  /// The run says that the reference changed, and not from what.
  case unknownReference(id: String, path: String)
  case sharedReference(id: String, other: String, path: String)
  /// The edit of a source does something else than write the text that was looked at.
  case foreignEdit(id: String, path: String)
  case damaged(id: String, path: String)
  case referenceChanged(id: String, path: String)
  case decidedOnOther(id: String)
  case severalTexts(id: String, reference: String)
}

extension AcceptanceError: LocalizedError, CustomStringConvertible {
  package var description: String {
    switch self {
    case .noSuchKey(let key):
      "No snapshot of the run is named \(VisibleText.line(key)). List them with: snapshot list"
    case .nothingKept(let id):
      "The run kept nothing to accept for \(VisibleText.line(id)). Run it again with: snapshot verify"
    case .noPackage:
      "References are written into a package, and there is none here. Name its folder with --package-path."
    case .refused(let id, let path, let reason):
      """
      The run names \(VisibleText.line(path)) as the reference of \(VisibleText.line(id)): \(reason). Nothing was written. \
      If the run is your own, run it again in its package with: snapshot verify
      """
    case .refusedArtifact(let id, let path, let reason):
      """
      \(VisibleText.line(path)), which the run names for \(VisibleText.line(id)), is not read: \(reason). Nothing was \
      written. Run it again with: snapshot verify
      """
    case .unknownReference(let id, let path):
      """
      The run does not say what \(VisibleText.line(id)) was compared with, and \(VisibleText.line(path)) is something else \
      than its new value. Run it again with: snapshot verify
      """
    case .sharedReference(let id, let other, let path):
      """
      \(VisibleText.line(path)) would become the reference of both \(VisibleText.line(other)) and \
      \(VisibleText.line(id)). Nothing was written. Run the tests again with: snapshot verify
      """
    case .foreignEdit(let id, let path):
      """
      The edit of \(VisibleText.line(path)) that the run proposes for \(VisibleText.line(id)) does more than write its new \
      value. Nothing was written. Record it in its package with: snapshot record
      """
    case .damaged(let id, let path):
      "\(VisibleText.line(path)), kept for \(VisibleText.line(id)), is damaged. Run it again with: snapshot verify"
    case .referenceChanged(let id, let path):
      """
      \(VisibleText.line(path)) is no longer the reference that \(VisibleText.line(id)) was compared with. Run it again with: \
      snapshot verify
      """
    case .decidedOnOther(let id):
      """
      The decision about \(VisibleText.line(id)) was made on another picture or text than this run kept. Name the run \
      that it was made on with --run, or decide again.
      """
    case .severalTexts(let id, let reference):
      """
      The assertion at \(VisibleText.line(reference)) made several texts in the run, one of them for \
      \(VisibleText.line(id)). Name the one to accept, or give each an assertion of its own.
      """
    }
  }

  package var errorDescription: String? { description }
}
