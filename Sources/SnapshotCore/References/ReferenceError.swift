import Foundation

/// An error in locating, reading or writing a reference. Each message names the file, the reason and the fix.
package enum ReferenceError: Error, Equatable {
  case directoryInTheWay(path: String)
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)
  case gitLFSPointer(path: String)
  case conflictMarkers(path: String)
  case undecodable(path: String, reason: String)
  /// The reason includes the fix.
  case unreadablePicture(path: String, reason: String)
  case sharedByTests(path: String, first: String, second: String)
  case sharedByCases(path: String, test: String)
  case sharedByNames(path: String, first: String, second: String)
  case differInCase(path: String, other: String)
  case unnamedCase(test: String)
  case numbersGoOn(path: String, test: String)
  case outsideReferenceFolder(path: String, folder: String)
  case fileWithoutPath(file: String)
}

extension ReferenceError: CustomStringConvertible, LocalizedError {
  package var errorDescription: String? { description }

  package var description: String {
    switch self {
    case .directoryInTheWay(let path):
      """
      A folder exists at the path of the reference: \(path)
      Move or delete the folder, then record the reference.
      """
    case .unreadable(let path, let reason):
      """
      The reference cannot be read (\(reason)): \(path)
      Make the file and its folder readable, or delete the file and record the reference again.
      """
    case .unwritable(let path, let reason):
      """
      The reference cannot be written (\(reason)): \(path)
      Make the folder writable, or record on a machine where it is writable.
      """
    case .gitLFSPointer(let path):
      """
      The reference is a Git LFS pointer, not the file itself: \(path)
      Run `git lfs pull`, then run the test again.
      """
    case .conflictMarkers(let path):
      """
      The reference contains merge conflict markers: \(path)
      Resolve the conflict, or delete the file and record the reference again.
      """
    case .undecodable(let path, let reason):
      """
      The reference cannot be decoded: \(path)
      \(reason)
      Restore the file from version control, or delete it and record the reference again.
      """
    case .unreadablePicture(let path, let reason):
      """
      The reference image is not a valid PNG: \(path)
      \(reason)
      """
    case .sharedByTests(let path, let first, let second):
      """
      Two tests use the same reference: \(path)
      The tests are \(first) and \(second).
      Rename one of the tests, or give one of the snapshots a name with `named:`.
      """
    case .sharedByCases(let path, let test):
      """
      Two cases of a test use the same reference, because their arguments have the same description: \(path)
      Both are \(test).
      Give each argument a different `testDescription`.
      """
    case .sharedByNames(let path, let first, let second):
      """
      Two snapshot names result in the same reference: \(path)
      The names are "\(first)" and "\(second)"; file names keep only letters, digits and underscores.
      Rename one of the snapshots.
      """
    case .differInCase(let path, let other):
      """
      The names of two references differ only in case, which many file systems ignore: \(path)
      The other reference is \(other).
      Rename one of the tests or snapshots, or delete the other file if nothing uses it.
      """
    case .unnamedCase(let test):
      """
      This version of Swift Testing does not expose the arguments of \(test).
      Give each snapshot of a parameterized test a unique name with `named:`.
      """
    case .numbersGoOn(let path, let test):
      """
      The reference does not exist and cannot be recorded while tests are repeated: \(path)
      \(test) has no `.snapshots` trait, so each repetition continues the numbers of its unnamed snapshots.
      Add `@Test(.snapshots)` or `@Suite(.snapshots)`, or give each snapshot a name with `named:`.
      """
    case .outsideReferenceFolder(let path, let folder):
      """
      The reference would be outside of its folder \(folder): \(path)
      Use a snapshot name with at least one letter or digit, and a path extension without slashes.
      """
    case .fileWithoutPath(let file):
      """
      The assertion's `file:` argument is not an absolute path: "\(file)"
      In the Swift 6 language mode, `#file` is only the module and the file name. Pass `#filePath` instead, for example \
      as the default argument `file: StaticString = #filePath` of a helper.
      """
    }
  }
}
