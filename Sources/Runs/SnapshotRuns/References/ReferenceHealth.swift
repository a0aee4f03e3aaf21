import Foundation
import Raster
import SnapshotLedger

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
      self.init(data, format: format)
    } catch {
      self = .unreadable
    }
  }

  package init(_ data: Data, format: String) {
    self = ReferenceHealth.isReadable(data, format: format) ? .readable : .unreadable
  }

  static func isGitLFSPointer(_ data: Data) -> Bool {
    data.starts(with: Data("version https://git-lfs.github.com/spec/".utf8))
  }

  private static func isReadable(_ data: Data, format: String) -> Bool {
    if isGitLFSPointer(data) { return false }
    if format == "png" { return (try? PNG.decode(data)) != nil }
    guard let text = String(data: data, encoding: .utf8) else { return ReferenceExtension.canBeBinary(format) }
    return !text.split(separator: "\n").contains { $0.hasPrefix("<<<<<<< ") || $0.hasPrefix(">>>>>>> ") }
  }
}
