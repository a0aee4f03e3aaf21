import SnapshotLedger
import TestReporting

/// The folder of an assertion's reference.
struct ReferenceFolder: Equatable, Sendable {
  /// Absolute path.
  var path: String
  /// What ids call the folder: its steps as seen from the test's file, without those up and without `__Snapshots__`;
  /// `nil` for the usual folder, `__Snapshots__/<file>` beside the test's file.
  var words: String?

  /// - Parameter directory: The folder that the caller gave, absolute or relative to the test's file.
  init(position: SourcePosition, directory: String?) {
    let base = position.folder
    let usual = base + "/__Snapshots__/" + position.fileBaseName
    guard let directory else {
      path = usual
      return
    }
    // Without `..`, so that messages and the ledger name a place that people recognise.
    let steps = Self.steps(of: directory.hasPrefix("/") ? directory : base + "/" + directory)
    path = "/" + steps.joined(separator: "/")
    guard steps != Self.steps(of: usual) else { return }
    let baseSteps = Self.steps(of: base)
    let common = zip(steps, baseSteps).prefix { $0 == $1 }.count
    let own = steps.dropFirst(common)
    let telling = own.filter { $0 != "__Snapshots__" }.map(ReferenceName.sanitized).filter { !$0.isEmpty }
    words = telling.isEmpty ? (own.last ?? ".") : telling.joined(separator: "/")
  }

  /// The components of an absolute path, `.` and `..` resolved by their letters.
  private static func steps(of path: String) -> [String] {
    var steps: [String] = []
    for step in path.split(separator: "/") {
      switch step {
      case ".": break
      case "..": _ = steps.popLast()
      default: steps.append(String(step))
      }
    }
    return steps
  }
}
