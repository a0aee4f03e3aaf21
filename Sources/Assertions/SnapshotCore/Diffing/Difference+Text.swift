import Foundation
import SnapshotFoundation

extension Difference {
  /// Returns the difference of two texts, or `nil` if their bytes are equal.
  package static func ofTexts(old: String, new: String) -> Difference? {
    guard !old.hasSameBytes(as: new) else { return nil }
    let text = TextDifference(expected: old, actual: new)
    let patch = text.patch
    var difference = Difference(
      message: patch, attachments: [.data(Data(patch.utf8), name: "difference.patch")],
      file: File(data: Data(patch.utf8), pathExtension: "patch"))
    difference.remark = text.invisibleDifferences(expected: old, actual: new)
    // The ledger keeps a bounded part; the artifact `difference.patch` is complete.
    difference.text = text.markingWords(lineLimit: 400, byteLimit: 65_536)
    return difference
  }
}
