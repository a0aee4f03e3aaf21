import Foundation
import SnapshotLedger
import SnapshotFoundation

extension Difference {
  /// Returns the difference of two texts, or `nil` if they are canonically equivalent.
  static func ofTexts(old: String, new: String) -> Difference? {
    guard old != new else { return nil }
    let hunks = Hunks.hunks(old: old, new: new)
    let patch = Hunks.text(of: hunks)
    var difference = Difference(
      message: patch, attachments: [.data(Data(patch.utf8), name: "difference.patch")],
      file: File(data: Data(patch.utf8), pathExtension: "patch"))
    // The ledger keeps a bounded part; the artifact `difference.patch` is complete.
    difference.text = LedgerEntry.TextDifference(WordDifference(of: hunks, lineLimit: 400, byteLimit: 65_536))
    return difference
  }
}

extension LedgerEntry.TextDifference {
  /// Creates the ledger's copy of a difference.
  fileprivate init(_ difference: WordDifference) {
    self.init(
      hunks: difference.sections.map { section in
        Hunk(
          expectedStart: section.expectedStart, actualStart: section.actualStart,
          lines: section.lines.map { line in
            Line(kind: line.kind.inLedger, spans: line.spans.map { Span(text: $0.text, isChanged: $0.isChanged) })
          })
      }, omittedLines: difference.omittedLines)
  }
}

extension Hunk.Kind {
  fileprivate var inLedger: LedgerEntry.TextDifference.Kind {
    switch self {
    case .common: .common
    case .removed: .removed
    case .added: .added
    }
  }
}
