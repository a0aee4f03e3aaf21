import Foundation
import Raster
import SnapshotLedger

/// Whether a reference file can be compared with at all.
package enum ReferenceHealth: Hashable, Sendable {
  case absent
  case readable
  /// A picture that is no PNG, a text that is no UTF-8, a Git LFS pointer, or conflict markers.
  case unreadable

  /// Looks at a file of a format, which is its path extension.
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

  private static func isReadable(_ data: Data, format: String) -> Bool {
    if data.starts(with: Data("version https://git-lfs.github.com/spec/".utf8)) { return false }
    if format == "png" { return (try? PNG.decode(data)) != nil }
    guard let text = String(data: data, encoding: .utf8) else { return false }
    return !text.split(separator: "\n").contains { $0.hasPrefix("<<<<<<< ") || $0.hasPrefix(">>>>>>> ") }
  }
}
