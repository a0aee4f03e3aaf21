import SnapshotFoundation
import SnapshotWorkspace

/// The folder that contains an assertion's reference.
struct ReferenceFolder: Equatable, Sendable {
  /// Absolute path.
  var path: String
  /// The folder's name in ids: its path relative to the test's file, without `..` and `__Snapshots__`, or `nil` for the
  /// default folder, `__Snapshots__/<file>` next to the test's file.
  var words: String?

  /// - Parameter directory: The folder that the caller passed, absolute or relative to the test's file.
  init(position: CallSite, directory: String?) {
    let base = position.folder
    let usual = base + "/__Snapshots__/" + position.fileBaseName
    guard let directory else {
      path = usual
      return
    }
    // Without `..`, so that messages and the ledger show a readable path.
    let steps = Self.steps(of: directory.hasPrefix("/") ? directory : base + "/" + directory)
    path = "/" + steps.joined(separator: "/")
    guard steps != Self.steps(of: usual) else { return }
    let baseSteps = Self.steps(of: base)
    let common = zip(steps, baseSteps).prefix { $0 == $1 }.count
    let own = steps.dropFirst(common)
    let telling = own.filter { $0 != "__Snapshots__" }.map(ReferenceName.sanitized).filter { !$0.isEmpty }
    words = telling.isEmpty ? (own.last ?? ".") : telling.joined(separator: "/")
  }

  /// Returns the components of an absolute path, with `.` and `..` resolved lexically.
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
