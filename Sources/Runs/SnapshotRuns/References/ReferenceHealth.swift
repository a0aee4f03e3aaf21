import Foundation
import Raster
import SnapshotFoundation
import SnapshotLedger
import SnapshotWorkspace

/// Whether a reference file is readable.
package enum ReferenceHealth: Hashable, Sendable {
  case absent
  case readable
  /// It is a PNG image that is damaged, a text that is not UTF-8, a Git LFS pointer, or has conflict markers.
  case unreadable

  /// Checks a file. The format is its path extension.
  package init(path: String, format: String) {
    do throws(PlainFile.Refusal) {
      guard let data = try PlainFile.read(path, limit: RunFolder.largestArtifact) else {
        self = .absent
        return
      }
      let isReadable = GitDamage(of: data) == nil && ReferenceHealth.isWellFormed(data, format: format)
      self = isReadable ? .readable : .unreadable
    } catch {
      self = .unreadable
    }
  }

  /// Whether data has the form of its format: a PNG image that can be decoded, or a text in UTF-8.
  package static func isWellFormed(_ data: Data, format: String) -> Bool {
    if format == "png" { return (try? PNG.decode(data)) != nil }
    return ReferenceExtension.canBeBinary(format) || String(data: data, encoding: .utf8) != nil
  }
}
