import SnapshotUI

extension Preview {
  /// What identifies the preview in a process.
  var key: String { "\(fileID)\t\(line)\t\(referenceName)" }
}
