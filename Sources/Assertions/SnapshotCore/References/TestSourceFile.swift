import SnapshotFoundation
import SnapshotWorkspace

/// What the names of references contain of a test file, determined once for each file.
final class TestSourceFile: Sendable {
  /// The path of the file.
  let path: String
  /// The module and the name of the file: `AppTests/LoginTests.swift`.
  let id: String
  let hasAbsolutePath: Bool
  /// The folder of the file.
  let folder: String
  /// The name of the file without its folder and its extension.
  let baseName: String
  /// The module of the test.
  let module: String
  /// The package of the test, with its settings, or why they cannot be read.
  let package: Result<ReferencePackage, ReferenceSettingsError>

  private init(path: String, fileID: String) {
    self.path = path
    id = fileID
    hasAbsolutePath = path.hasPrefix("/")
    let parts = path.partsAtLastSlash
    folder = parts.map { $0.beginning.isEmpty ? "/" : $0.beginning } ?? "."
    let name = parts?.end ?? path
    baseName = name.hasSuffix(".swift") ? String(name.utf8.dropLast(".swift".utf8.count)) ?? name : name
    module = fileID.partsAtLastSlash?.beginning ?? fileID
    // A file without an absolute path fails its assertion, and is in no package.
    package =
      hasAbsolutePath
      ? Result { () throws(ReferenceSettingsError) in try ReferencePackage.containing(file: path) } : .success(.none)
  }

  private struct Known: Sendable {
    /// By path and file ID, with a line feed between them.
    var files: [String: TestSourceFile] = [:]
    /// The file of the last assertion. The next one is usually in the same file.
    var last: (position: CallSite, file: TestSourceFile)?
  }

  private static let known = Locked(Known())

  /// Returns the file of a source location.
  static func of(_ position: CallSite) -> TestSourceFile {
    known.withLock { known in
      if let last = known.last, last.position.hasLiterals(of: position) { return last.file }
      let (path, fileID) = (position.path, position.fileID.description)
      let key = [path, fileID].joined(separator: "\n")
      let older = known.files[key].flatMap { $0.path.hasSameBytes(as: path) ? $0 : nil }
      let file = older ?? TestSourceFile(path: path, fileID: fileID)
      known.files[key] = file
      known.last = (position, file)
      return file
    }
  }
}

extension CallSite {
  /// The file of the source location.
  var source: TestSourceFile { .of(self) }

  /// Throws an error if the path of the file is not absolute, because no reference can be stored beside it.
  func requireAbsolutePath() throws(ReferenceError) {
    guard source.hasAbsolutePath else { throw .fileWithoutPath(file: path) }
  }
}
