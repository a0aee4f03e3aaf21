import Foundation
import SnapshotLedger

/// The references of a package with what is known about their snapshots, without running a test.
///
/// A run on this machine knows the id, the configuration and the preview of each reference that it compared. What no run has
/// compared is read from the path; see ``ReferenceFileName``.
package struct ReferenceCatalog: Sendable {
  package let boundary: PackageBoundary
  /// The entries of a run by the paths of their references, relative to the package.
  private let known: [String: LedgerEntry]

  /// - Parameter run: The run to read ids from, or `nil` to read them from the paths.
  package init(of boundary: PackageBoundary, run: RunReport? = nil) {
    self.boundary = boundary
    var known: [String: LedgerEntry] = [:]
    for result in run?.results ?? [] where !result.entry.hasReferenceInSource {
      guard var path = run?.location(of: result.entry), path.hasPrefix(boundary.root + "/") else { continue }
      path.removeFirst(boundary.root.count + 1)
      known[path] = result.entry
    }
    self.known = known
  }

  /// The entry of a reference, as after a run in which it matched.
  ///
  /// - Parameter path: The path relative to the package. The file need not exist.
  package func entry(of path: String) -> LedgerEntry {
    var entry = ReferenceFileName(path: path).entry(path: path, in: boundary)
    guard let known = known[path] else { return entry }
    (entry.id, entry.target, entry.suite, entry.test) = (known.id, known.target, known.suite, known.test)
    (entry.name, entry.cell, entry.preview, entry.lint) = (known.name, known.cell, known.preview, known.lint)
    (entry.line, entry.format) = (known.line, known.format)
    return entry
  }

  /// The paths of all references in the package, relative to it, sorted.
  package var paths: [String] {
    let inventory = ReferenceInventory(in: boundary)
    return (inventory.files + inventory.kept).map { String($0.dropFirst(boundary.root.count + 1)) }.sorted {
      SnapshotOrder.textPrecedes($0, $1)
    }
  }
}
