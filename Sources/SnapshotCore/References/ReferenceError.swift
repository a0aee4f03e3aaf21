import Foundation

/// Why a reference could not be found, read or written. Each names the file, the reason and the remedy.
package enum ReferenceError: Error, Equatable {
  case directoryInTheWay(path: String)
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)
  case gitLFSPointer(path: String)
  case conflictMarkers(path: String)
  case undecodable(path: String, reason: String)
  /// The reason says what to do.
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
      A folder stands where the reference should be: \(path)
      Move the folder away, then record the reference.
      """
    case .unreadable(let path, let reason):
      """
      The reference cannot be read (\(reason)): \(path)
      Make the file and its folder readable, or delete the file and record it.
      """
    case .unwritable(let path, let reason):
      """
      The reference cannot be written (\(reason)): \(path)
      Make the folder writable, or record where it is.
      """
    case .gitLFSPointer(let path):
      """
      The reference is a Git LFS pointer, not the file itself: \(path)
      Run `git lfs pull`, then the test again.
      """
    case .conflictMarkers(let path):
      """
      The reference holds the conflict markers of an unfinished merge: \(path)
      Finish the merge, or delete the file and record it.
      """
    case .undecodable(let path, let reason):
      """
      The reference cannot be understood: \(path)
      \(reason)
      Restore the file from version control, or delete it and record it.
      """
    case .unreadablePicture(let path, let reason):
      """
      The reference is not a whole picture: \(path)
      \(reason)
      """
    case .sharedByTests(let path, let first, let second):
      """
      Two tests share one reference: \(path)
      They are \(first) and \(second).
      Rename one of the tests, or give one of the snapshots a name with `named:`.
      """
    case .sharedByCases(let path, let test):
      """
      Two cases of a test share one reference, because their arguments have the same description: \(path)
      Both are \(test).
      Let the `testDescription` of each argument be another.
      """
    case .sharedByNames(let path, let first, let second):
      """
      Two names of snapshots lead to one reference: \(path)
      They are "\(first)" and "\(second)"; only letters, digits and low lines count.
      Rename one of them.
      """
    case .differInCase(let path, let other):
      """
      Two references differ in nothing but the case of letters, which many disks do not tell apart: \(path)
      The other is \(other).
      Rename one of the tests or snapshots, or delete the other file if nothing uses it.
      """
    case .unnamedCase(let test):
      """
      This version of Swift Testing does not tell the arguments of \(test).
      Give each snapshot of a parametrised test a name of its own with `named:`.
      """
    case .numbersGoOn(let path, let test):
      """
      There is no reference, and none is recorded while tests are repeated: \(path)
      The numbers of unnamed snapshots go on from turn to turn in \(test), because it has no `.snapshots` trait.
      Write `@Test(.snapshots)` or `@Suite(.snapshots)`, or give each snapshot a name with `named:`.
      """
    case .outsideReferenceFolder(let path, let folder):
      """
      The reference would lie outside of its folder \(folder): \(path)
      Give the snapshot a name with a letter or a digit, and a path extension without slashes.
      """
    case .fileWithoutPath(let file):
      """
      The assertion's `file:` is not an absolute path: "\(file)"
      In the Swift 6 language mode `#file` is the module and the file's name. Pass `#filePath` instead, such as by the \
      default argument `file: StaticString = #filePath` of a helper.
      """
    }
  }
}
