import Foundation
import SnapshotPictureDifferences
import Raster
import SnapshotLedger

/// The root causes of the differences between files that no test compared, such as those of two git revisions.
package struct FileDifferences {
  /// A file, before and after.
  package struct File {
    package var name: String
    /// `nil` if only the newer side has the file.
    package var expected: Data?
    /// `nil` if only the older side has the file.
    package var actual: Data?
    /// The contents as pictures, if they are compared with other ones, too.
    package var pictures: (expected: ExplainedPicture, actual: ExplainedPicture)?

    package init(name: String, expected: Data?, actual: Data?) {
      self.name = name
      self.expected = expected
      self.actual = actual
    }
  }

  package enum Comparison {
    case same
    /// With the measurements of two pictures.
    case changed(ImageDifference?)
  }

  /// The root causes of the pictures whose explanations are known.
  package private(set) var causes: [Cause] = []
  /// Lists of names with their titles: files without a known cause, and files of one side.
  package private(set) var others: [(title: String, names: [String])] = []
  /// The error of the first comparison that failed.
  package private(set) var failure: (any Error)?
  /// Whether any file differs.
  package var differs: Bool { !causes.isEmpty || others.contains { !$0.names.isEmpty } }

  /// - Parameter compare: Compares the contents of a file that both sides have.
  package init(_ files: [File], compare: (File, _ expected: Data, _ actual: Data) throws -> Comparison) {
    var members: [CauseMember] = []
    var contradicted: [Contradiction: [SnapshotResult]] = [:]
    var (unknown, added, removed) = ([String](), [String](), [String]())
    for (index, file) in files.enumerated() {
      WorkProgress.tell("Comparing files", done: index, of: files.count)
      guard let old = file.expected, let new = file.actual else {
        if file.expected == nil { added.append(file.name) } else { removed.append(file.name) }
        continue
      }
      do {
        guard old != new, case .changed(let difference) = try compare(file, old, new) else { continue }
        let result = Self.result(file, difference)
        let pictures = file.pictures ?? (ExplainedPicture(file: old), ExplainedPicture(file: new))
        let known = PictureDifference(
          expected: pictures.expected, actual: pictures.actual, image: result.entry.image)
        switch known {
        case .explained(let difference): members.append(CauseMember(result: result, difference: difference))
        case .contradictedReference: contradicted[.reference, default: []].append(result)
        case .contradictedPicture: contradicted[.picture, default: []].append(result)
        case .unknown: unknown.append(file.name)
        case .tooLarge(let reason): unknown.append("\(file.name) (\(reason))")
        }
      } catch {
        failure = failure ?? error
      }
    }
    let matrices = Cause.Matrices([])
    causes = Contradiction.allCases.compactMap { contradiction in
      contradicted[contradiction].map { contradiction.cause($0, matrices) }
    }
    causes += CauseGrouping(members, matrices).causes
    others = [
      ("Changed, without an explanation in both files", unknown), ("Only in the newer version", added),
      ("Only in the older version", removed),
    ]
  }

  private static func result(_ file: File, _ difference: ImageDifference?) -> SnapshotResult {
    var entry = LedgerEntry(
      id: file.name, target: "", suite: "", test: file.name, name: file.name, file: file.name, line: 0,
      outcome: .changed, format: "png", mode: "", reference: file.name, milliseconds: 0, process: 0)
    entry.image = difference.map { LedgerEntry.ImageMetrics($0) }
    return SnapshotResult(status: .changed, entry: entry, attempts: 1)
  }
}
