import Foundation
import SnapshotCore
import SnapshotFoundation
import SnapshotWorkspace

/// Asserts that a folder of the repository has the same files as a generated folder.
///
///     assertFolder(outputDirectory, at: "Fixtures/Expected")
///     assertFolder(outputDirectory, at: "Expected", excluding: ["*.log", "cache/"], options: .ignoringLineEndings)
///
/// Every missing, surplus or changed file is a difference of its own, which `swift run snapshot accept` and `review` accept or
/// reject on its own. Accepting a surplus file deletes it. Texts are compared line by line, PNG files by pixels if the test
/// imports `Snapshot`, and other files by their bytes.
///
/// Files are written as `assertFile` writes them: a test never overwrites or deletes one, and records a missing one unless it is a
/// source. Symbolic links, pipes, devices and hidden files in the generated folder fail the assertion, which names them. Hidden
/// files in the folder of the repository, such as `.gitkeep`, and empty folders are ignored.
///
/// - Parameters:
///   - folder: The generated folder.
///   - path: The path of the folder of the repository.
///   - base: The folder that the path is relative to.
///   - patterns: Files and folders to leave out in both folders, as in `.gitignore`: `*.log` at any depth, `cache/` for folders
///     only, `docs/*.html` from the folder on, `**` for any number of folders.
///   - options: What to ignore.
///   - record: The record mode, or `nil` for the mode of the innermost scope.
///   - testName: The name of the test.
/// - Complexity: O(*n*), where *n* is the size of both folders.
public func assertFolder(
  _ folder: @autoclosure () throws -> URL,
  at path: String,
  relativeTo base: ReferenceBase = .testFile,
  excluding patterns: [String] = [],
  options: FolderOptions = [],
  record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let assertion = Assertion(
    record: record, position: CallSite(fileID: fileID, filePath: filePath, line: line, column: column),
    testName: testName)
  assertion.report(
    assertion.verify(at: path, relativeTo: base, excluding: patterns, options: options) { patterns in
      try GeneratedFolder(folder(), excluding: patterns)
    })
}

/// Asserts that a folder of the repository has the same files as a generator returns: their contents by their paths, relative to
/// the folder. Executable bits are ignored.
///
///     assertFolder(generator.files, at: "Expected")
public func assertFolder(
  _ files: @autoclosure () throws -> [String: Data],
  at path: String,
  relativeTo base: ReferenceBase = .testFile,
  excluding patterns: [String] = [],
  options: FolderOptions = [],
  record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let assertion = Assertion(
    record: record, position: CallSite(fileID: fileID, filePath: filePath, line: line, column: column),
    testName: testName)
  assertion.report(
    assertion.verify(at: path, relativeTo: base, excluding: patterns, options: options) { patterns in
      try GeneratedFolder(files(), excluding: patterns)
    })
}

/// Asserts that a folder of the repository has the same texts as a generator returns: their contents by their paths, relative to
/// the folder. Executable bits are ignored.
public func assertFolder(
  _ files: @autoclosure () throws -> [String: String],
  at path: String,
  relativeTo base: ReferenceBase = .testFile,
  excluding patterns: [String] = [],
  options: FolderOptions = [],
  record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertFolder(
    try files().mapValues { Data($0.utf8) }, at: path, relativeTo: base, excluding: patterns, options: options,
    record: record, fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}
