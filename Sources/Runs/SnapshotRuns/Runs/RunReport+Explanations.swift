import Foundation
import SnapshotLedger

extension RunReport {
  /// The number of reference pictures for which the run kept a render trace, because they have no explanation or an outdated one.
  ///
  /// - Complexity: reads each reference picture once.
  package var picturesToExplain: Int {
    guard let archive = RenderTraceArchive(besides: folder) else { return 0 }
    return results.count { result in
      guard result.entry.format == "png", result.status == .passed,
        let file = referenceContents(of: result.entry)
      else { return false }
      return archive.text(id: result.id, reference: file) != nil
    }
  }
}
