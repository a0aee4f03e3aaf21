import Foundation
import SnapshotFoundation
import SnapshotWorkspace

/// The render traces of reference images without an explanation, kept beside the runs.
///
/// A trace is kept when a value produces exactly the bytes of the reference. Its file name contains a hash of these bytes,
/// so a trace never explains another image.
///
///     .build/snapshots/traces/<id>-<reference>.4.txt
package struct RenderTraceArchive {
  private let folder: String
  /// The version of the text.
  private static let version = 4

  /// The archive of the package that a run belongs to; `nil` for a run outside of a package's build folder.
  package init?(besides run: RunFolder) {
    let runs = (run.path as NSString).deletingLastPathComponent
    guard (runs as NSString).lastPathComponent == "runs" else { return nil }
    folder = (runs as NSString).deletingLastPathComponent + "/traces"
  }

  private func path(id: String, reference: Data) -> String {
    let hash = ContentHash128(of: reference)
    return "\(folder)/\(StableHash.hexadecimal(id))-\(String(hash.high ^ hash.low, radix: 16)).\(Self.version).txt"
  }

  /// The render trace of a reference; `nil` without one.
  package func text(id: String, reference: Data) -> Data? {
    FileManager.default.contents(atPath: path(id: id, reference: reference))
  }

  /// Removes the render trace of a reference, which may describe an earlier view of the same picture.
  package func remove(id: String, reference: Data) {
    try? FileManager.default.removeItem(atPath: path(id: id, reference: reference))
  }

  /// Writes the render trace of a reference unless the archive has it. Errors are ignored: a missing trace only costs an
  /// explanation.
  package func keep(id: String, reference: Data, text: () throws -> String?) {
    let path = path(id: id, reference: reference)
    guard access(path, F_OK) != 0, let text = try? text() else { return }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? WholeFile.write(Data(text.utf8), to: path)
  }
}
