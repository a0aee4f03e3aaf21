import Foundation
import SnapshotWorkspace

/// Writes the files of runs, reports and references.
package enum OutputFile {
  /// Writes a file atomically, and creates missing folders. An existing file keeps its mode and owner.
  ///
  /// - Throws: ``ReportError/unwritable(path:reason:)``, or ``ReportError/noSpace(path:reason:)`` if the disk is full.
  package static func write(_ data: Data, to path: String) throws(ReportError) {
    try placing(path) { try WholeFile.write(data, to: path) }
  }

  /// Writes a new file atomically, and creates missing folders.
  ///
  /// - Throws: ``ReportError/unwritable(path:reason:)``, also if there is a file, or
  ///   ``ReportError/noSpace(path:reason:)`` if the disk is full.
  package static func create(_ data: Data, at path: String) throws(ReportError) {
    try placing(path) { try WholeFile.create(data, at: path) }
  }

  private static func placing(_ path: String, _ write: () throws -> Void) throws(ReportError) {
    let folder = (path as NSString).deletingLastPathComponent
    do {
      if !folder.isEmpty {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
      try write()
    } catch let failure as WholeFile.Failure {
      throw ReportError(writing: path, code: failure.code)
    } catch let error as CocoaError where error.code == .fileWriteOutOfSpace {
      throw .noSpace(path: path, reason: "No space left on device")
    } catch {
      throw .unwritable(path: path, reason: error.localizedDescription)
    }
  }
}
