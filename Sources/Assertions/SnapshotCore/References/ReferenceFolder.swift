import SnapshotFoundation
import SnapshotWorkspace

/// The folder that contains an assertion's reference.
struct ReferenceFolder: Equatable, Sendable {
  /// Absolute path.
  var path: String
  /// The folder's name in ids: its path relative to the test's file, without `..` and `__Snapshots__`, or `nil` for the
  /// default folder, `__Snapshots__/<file>` next to the test's file or where the package's settings say.
  var words: String?

  /// - Parameters:
  ///   - directory: The folder that the caller passed, absolute or relative to the test's file.
  ///   - subfolder: The name of the folder in `__Snapshots__`, instead of that of the test's file.
  ///   - file: The file of the test. The settings of its package can name another folder than `__Snapshots__`.
  init(file: TestSourceFile, directory: String?, subfolder: String? = nil) {
    let base = file.folder
    let store = Self.store(of: base, in: try? file.package.get())
    guard let directory else {
      path = store + "/" + (subfolder ?? file.baseName)
      words = subfolder.map {
        $0.split(separator: "/").map { ReferenceName.sanitized(String($0)) }.joined(separator: "/")
      }
      return
    }
    // Without `..`, so that messages and the ledger show a readable path.
    let steps = Self.steps(of: directory.hasPrefix("/") ? directory : base + "/" + directory)
    path = "/" + steps.joined(separator: "/")
    guard steps != Self.steps(of: store + "/" + file.baseName) else { return }
    let baseSteps = Self.steps(of: base)
    let common = zip(steps, baseSteps).prefix { $0 == $1 }.count
    let own = steps.dropFirst(common)
    let telling = own.filter { $0 != "__Snapshots__" }.map(ReferenceName.sanitized).filter { !$0.isEmpty }
    words = telling.isEmpty ? (own.last ?? ".") : telling.joined(separator: "/")
  }

  /// Returns the folder of references for the tests in a folder: `__Snapshots__` in it, or the folder of the same path in the
  /// package's folder of references.
  private static func store(of base: String, in package: ReferencePackage?) -> String {
    guard let root = package?.root, let directory = package?.settings.directory else { return base + "/__Snapshots__" }
    let below =
      base.utf8.count > root.utf8.count && base.hasPrefix(root + "/") ? String(base.dropFirst(root.count)) : ""
    return root + "/" + (directory.hasSuffix("/") ? String(directory.dropLast()) : directory) + below
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
