import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotWorkspace

extension Assertion {
  /// Returns the file or folder of the package that the test chooses.
  package func place(_ path: String, relativeTo base: ReferenceBase) throws -> PackageFile {
    try requireSource()
    return try PackageFile(path, relativeTo: base, from: position.source)
  }
}

extension PackageFile {
  /// The name of the test of an assertion in messages, with its case.
  package static func owner(in context: Assertion.Context) -> String {
    context.test.caller?.name ?? context.test.written + (context.test.arguments.component.map { " (\($0))" } ?? "")
  }

  /// Claims the file for a test.
  ///
  /// - Throws: ``ReferenceError`` if another test uses it.
  package func claim(in context: Assertion.Context) throws(ReferenceError) {
    let claim = NameRegistry.Claim(
      path: path, test: context.test.written, testCase: context.test.caseIdentity, caller: context.test.caller?.name,
      testClass: context.naming.testClass, name: relativePath)
    guard let other = context.naming.registry.claim(claim) else { return }
    guard other.path == path else { throw .differInCase(path: path, other: other.path) }
    throw .sharedPlace(path: path, first: other.caller ?? other.test, second: Self.owner(in: context))
  }

  /// Returns the contents of the file; `nil` if it does not exist.
  package func contents(isReadOnly: Bool) throws(ReferenceError) -> Data? {
    // The runfiles of a Bazel test are links, and are never written.
    if isReadOnly { return try ReferenceFile.read(path) }
    let contents: Data?
    do throws(PlainFile.Refusal) {
      contents = try PlainFile.read(parts, below: root, limit: RunFolder.largestArtifact)
    } catch {
      switch error {
      case .symbolicLink, .notAFolder: throw .invalidPlace(path: path, reason: error.reason)
      case .notARegularFile:
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
          throw .directoryInTheWay(path: path)
        }
        throw .unreadable(path: path, reason: "it is not a regular file")
      case .tooLarge(let bytes, let limit): throw .tooLarge(path: path, bytes: bytes, limit: limit)
      default: throw .unreadable(path: path, reason: error.reason)
      }
    }
    if contents == nil, let command = SparseCheckout.command(for: path) {
      throw .notCheckedOut(path: path, command: command)
    }
    return contents
  }
}
