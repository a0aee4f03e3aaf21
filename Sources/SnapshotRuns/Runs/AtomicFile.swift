import Foundation
import SnapshotLedger

/// Writing of files as a whole or not at all.
package enum AtomicFile {
  /// Writes a file whole or not at all; an older file's mode and owner stay. Missing folders are made.
  ///
  /// - Throws: ``ReportError/unwritable(path:reason:)``.
  package static func write(_ data: Data, to path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    do {
      if !folder.isEmpty {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
      try WholeFile.write(data, to: path)
    } catch let failure as WholeFile.Failure {
      throw ReportError.unwritable(path: path, reason: failure.reason)
    } catch {
      throw ReportError.unwritable(path: path, reason: error.localizedDescription)
    }
  }
}
