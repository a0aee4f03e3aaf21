import Foundation
import SnapshotPreviewServer
import SnapshotRuns

extension PageState.Item {
  /// The file and the name: `Card:Long title`.
  var label: String {
    let file = (fileID as NSString).lastPathComponent
    return "\((file as NSString).deletingPathExtension):\(name)"
  }

  /// Whether a pattern with `*` and `?` matches the label, the file or the name.
  func matches(_ pattern: String) -> Bool {
    let label = label
    let file = label.prefix { $0 != ":" }
    return [label, String(file), name].contains {
      Glob.matches(Array(pattern.unicodeScalars), Array($0.unicodeScalars))
    }
  }
}
