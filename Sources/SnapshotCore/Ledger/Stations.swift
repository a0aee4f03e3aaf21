import Foundation
import Hashing
import SnapshotLedger

/// The texts behind references, kept beside the runs: a reference is a picture, and does not tell what it was made
/// from. A text is kept when a value made exactly the bytes of the reference, and goes by these bytes, so that it
/// never speaks of another picture.
///
///     .build/snapshots/stations/<id>-<reference>.txt
package struct StationArchive {
  private let folder: String

  /// The archive of the package that a run belongs to; `nil` for a run that lies elsewhere.
  package init?(besides run: RunFolder) {
    let runs = (run.path as NSString).deletingLastPathComponent
    guard (runs as NSString).lastPathComponent == "runs" else { return nil }
    folder = (runs as NSString).deletingLastPathComponent + "/stations"
  }

  private func path(id: String, reference: Data) -> String {
    let hash = ContentHash128(of: reference)
    return "\(folder)/\(StableHash.hexadecimal(id))-\(String(hash.high ^ hash.low, radix: 16)).txt"
  }

  /// The texts of what made a reference, where they are known.
  package func text(id: String, reference: Data) -> Data? {
    FileManager.default.contents(atPath: path(id: id, reference: reference))
  }

  /// Keeps the texts of what made a reference, unless they are kept already. Failing to do so costs an explanation, and
  /// nothing else.
  package func keep(id: String, reference: Data, text: () throws -> String?) {
    let path = path(id: id, reference: reference)
    guard access(path, F_OK) != 0, let text = try? text() else { return }
    try? ReferenceFile.write(Data(text.utf8), to: path)
  }
}
