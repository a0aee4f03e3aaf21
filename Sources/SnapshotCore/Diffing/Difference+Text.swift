import Foundation
import SnapshotLedger

extension Difference {
  /// How two texts differ, or `nil` where they are canonically equivalent.
  static func ofTexts(old: String, new: String) -> Difference? {
    guard old != new else { return nil }
    let hunks = Hunks.hunks(old: old, new: new)
    let patch = Hunks.text(of: hunks)
    var difference = Difference(
      message: patch, attachments: [.data(Data(patch.utf8), name: "difference.patch")],
      file: File(data: Data(patch.utf8), pathExtension: "patch"))
    difference.text = WordDifference.difference(of: hunks)
    return difference
  }
}
