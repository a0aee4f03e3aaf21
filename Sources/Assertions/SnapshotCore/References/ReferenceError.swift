import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotWorkspace

/// An error in locating, reading or writing a reference. Each message names the file, the reason and the fix.
package enum ReferenceError: Error, Equatable {
  case directoryInTheWay(path: String)
  case unreadable(path: String, reason: String)
  case tooLarge(path: String, bytes: Int, limit: Int)
  case unwritable(path: String, reason: String)
  case gitLFSPointer(path: String)
  /// A reference that a sparse checkout leaves out.
  case notCheckedOut(path: String, command: String)
  case conflictMarkers(path: String)
  case undecodable(path: String, reason: String)
  /// A picture with chunks because of which other programs show other colors or turn it.
  case foreignParts(path: String, parts: [String], test: String)
  /// The reason includes the fix.
  case unreadablePicture(path: String, reason: String)
  case sharedByTests(path: String, first: String, second: String)
  /// The name is that of the function or the text which both assertions are named after.
  case sharedByCallers(path: String, name: String, first: String, second: String)
  case sharedByCases(path: String, test: String)
  /// Cases of a test whose reference does not contain the case.
  case sharedByNamedCases(path: String, first: String, second: String)
  case sharedByNames(path: String, first: String, second: String)
  /// Two assertions of a test that passed the same name, and have different values.
  case sharedByAssertions(path: String, name: String, first: String, second: String)
  /// Two tests that chose the same file.
  case sharedPlace(path: String, first: String, second: String)
  /// Files of two folders that cannot be compared, each with the reason.
  case uncomparableFiles(path: String, problems: [String])
  /// A generated folder that does not exist.
  case noGeneratedFolder(path: String)
  /// A path that a test may not choose. The reason includes the fix.
  case invalidPlace(path: String, reason: String)
  /// A test that chose a file, but is in no package.
  case placeWithoutPackage(path: String)
  case differInCase(path: String, other: String)
  case unnamedCase(test: String)
  case namedByMacro(function: String)
  case numbersGoOn(path: String, test: String)
  case outsideReferenceFolder(path: String, folder: String)
  case fileWithoutPath(file: String)
  /// An entry of `SNAPSHOT_SOURCE_MAP` that is not `old=new`.
  case invalidSourceMap(entry: String)
  /// A test file that is not where an environment variable says.
  case sourceNotFound(path: String, variable: String, folder: String)
  case ambiguousSource(path: String, first: String, second: String)
  /// The package's `.snapshot.yml` cannot be read.
  case invalidSettings(ReferenceSettingsError)
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
    case .tooLarge(let path, let bytes, let limit):
      """
      The reference has \(bytes) bytes, but the limit is \(limit): \(path)
      Compare a smaller part of the value, or its hash.
      """
    case .unwritable(let path, let reason):
      """
      The reference cannot be written (\(reason)): \(path)
      Make the folder writable, or record on a machine where it is writable.
      """
    case .gitLFSPointer(let path):
      """
      The reference is a Git LFS pointer, not the file itself: \(path)
      Run `\(GitCheckout.lfsCommand(for: [path]))`, then run the test again.
      """
    case .notCheckedOut(let path, let command):
      """
      The reference is in the repository, but the sparse checkout leaves it out: \(path)
      Run `\(command)`, then run the test again.
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
    case .foreignParts(let path, let parts, let test):
      """
      Other programs show other colors or another orientation than the test compares, because the reference has the PNG chunks \
      \(parts.joined(separator: ", ")): \(path)
      Write the file without them: swift run snapshot record --filter \(ShellText.quote(VisibleText.line(Self.filter(test))))
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
    case .sharedByCallers(let path, let name, let first, let second):
      """
      Two tests use the same reference, because their assertions are named after "\(name)": \(path)
      The tests are \(min(first, second)) and \(max(first, second)).
      Name the snapshots after the tests: add `testName: String = #function` to the parameters of a helper and pass it to the \
      assertion, or pass `testName:` in an initializer or a property.
      """
    case .sharedByCases(let path, let test):
      """
      Two cases of a test use the same reference, because their arguments have the same description: \(path)
      Both are \(test).
      Give each argument a different `testDescription`, or each snapshot a name with `named:`.
      """
    case .sharedByNamedCases(let path, let first, let second):
      """
      Two cases of a test have different values for the same reference, because its name does not contain the case: \(path)
      The cases are \(first) and \(second).
      Give each case a name of its own with `named:`, or delete the file and remove references.omit-case from .snapshot.yml.
      """
    case .sharedByNames(let path, let first, let second):
      """
      Two snapshot names result in the same reference: \(path)
      The names are "\(first)" and "\(second)"; file names keep only letters, digits and underscores.
      Rename one of the snapshots.
      """
    case .sharedByAssertions(let path, let name, let first, let second):
      """
      Two snapshots of a test have the name "\(name)" and different values, so that they cannot share a reference: \(path)
      They are at \(first) and \(second).
      Give each snapshot a name of its own with `named:`.
      """
    case .sharedPlace(let path, let first, let second):
      """
      Two tests use the same file or folder: \(path)
      The tests are \(min(first, second)) and \(max(first, second)).
      Compare it in one of the tests only, or choose a place of its own for each test.
      """
    case .uncomparableFiles(let path, let problems):
      """
      The folder cannot be compared with the generated one: \(path)
      \(problems.prefix(Self.mostProblems).map { "  " + $0 }.joined(separator: "\n"))\
      \(problems.count > Self.mostProblems ? "\n  and \(problems.count - Self.mostProblems) more" : "")
      Delete or replace these files, or leave them out with `excluding:`.
      """
    case .noGeneratedFolder(let path):
      """
      The generated folder does not exist: \(path)
      Generate it before the assertion.
      """
    case .invalidPlace(let path, let reason):
      """
      A test cannot use this path for a reference: \(path)
      The reason: \(reason).
      Choose a path in the package that is neither hidden nor behind a symbolic link.
      """
    case .placeWithoutPackage(let path):
      """
      The test is in no package, so the file cannot be found: \(path)
      Add a Package.swift or a .snapshot.yml to a folder above the test's file.
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
    case .namedByMacro(let function):
      """
      The assertion is in a closure that a macro moves into a function of its own, such as the body of an exit test: \(function)
      The name of this function changes with each line above it. Pass the name of the test, such as `testName: "login()"`.
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
    case .invalidSourceMap(let entry):
      """
      SNAPSHOT_SOURCE_MAP has an invalid entry: "\(entry)"
      Set it to <old>=<new>, where <old> is the folder in the paths of the compiled tests, and <new> is the absolute path of \
      the folder on this machine. Separate several entries with colons.
      """
    case .sourceNotFound(let path, let variable, let folder):
      """
      The test file was not found: \(path)
      It was compiled in another folder, and \(variable) points to the wrong path: \(folder)
      Correct the variable, or set SNAPSHOT_SOURCE_MAP to <old>=<new>, such as \(ReferenceError.exampleMap(of: path)).
      """
    case .ambiguousSource(let path, let first, let second):
      """
      Two files on this machine match the test file, which was compiled in another folder: \(path)
      \(first)
      \(second)
      Set SNAPSHOT_SOURCE_MAP to a single <old>=<new>, such as \(ReferenceError.exampleMap(of: path)).
      """
    case .invalidSettings(let error):
      """
      The settings of the package cannot be read.
      \(error)
      """
    }
  }

  private static let mostProblems = 20

  /// A regular expression that finds a test: its name as far as it has no special characters.
  private static func filter(_ test: String) -> String { String(test.prefix { !"()[]{}*+?\\^$|".contains($0) }) }

  /// A map of the folder above `Tests`, or of the file's folder.
  private static func exampleMap(of path: String) -> String {
    let folder = path.hasPrefix("/") ? path.range(of: "/Tests/").map { String(path[..<$0.lowerBound]) } : "."
    return (folder ?? (path as NSString).deletingLastPathComponent) + "=/path/of/the/package"
  }
}

extension ReferenceError {
  /// The reference that two tests or two cases share.
  var sharedPath: String? {
    switch self {
    case .sharedByTests(let path, _, _), .sharedByCallers(let path, _, _, _), .sharedByCases(let path, _),
      .sharedByNamedCases(let path, _, _):
      path
    default: nil
    }
  }

  /// Creates the error of a reference that git damaged.
  init(_ damage: GitDamage, path: String) {
    switch damage {
    case .lfsPointer: self = .gitLFSPointer(path: path)
    case .conflictMarkers: self = .conflictMarkers(path: path)
    }
  }
}
