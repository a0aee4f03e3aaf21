import Foundation
import SnapshotFoundation

/// Asserts that a file of the repository contains a text.
///
/// The file is an ordinary one at the place that you choose, such as a source that a generator writes and the package compiles:
///
///     assertFile(generator.client(), at: "Resources/Petstore/Client.swift")
///     assertFile(schema.text, at: "Schemas/petstore.graphql", relativeTo: .package)
///
/// The test fails if the file differs, and never overwrites it, whatever the record mode is: accept the new contents with
/// `swift run snapshot accept`. A missing file is recorded like other references, except sources, which need to be accepted as
/// well. These are files with the extension of code, such as `swift`, `sh` or `js`, files without an extension, and files in
/// `Sources` or `Plugins`.
///
/// The file must be in the package, and neither hidden nor behind a symbolic link. Only one test may use it. No command deletes
/// it.
///
/// - Parameters:
///   - contents: The expected contents. An error that it throws fails the assertion.
///   - path: The path of the file.
///   - base: The folder that the path is relative to.
///   - record: The record mode, or `nil` for the mode of the innermost scope.
///   - testName: The name of the test.
public func assertFile(
  _ contents: @autoclosure () throws -> String,
  at path: String,
  relativeTo base: ReferenceBase = .testFile,
  record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertFile(
    try contents(), as: .lines, at: path, relativeTo: base, record: record, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
}

/// Asserts that a file of the repository contains some bytes. Has the rules of `assertFile(_:at:)` for texts.
///
/// If both are UTF-8, a failure shows the lines that differ. PNG files are compared by pixels if the test imports `Snapshot`.
public func assertFile(
  _ contents: @autoclosure () throws -> Data,
  at path: String,
  relativeTo base: ReferenceBase = .testFile,
  record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertFile(
    try contents(), as: Snapshotting<Data, Data>(pathExtension: nil, diffing: .file()), at: path, relativeTo: base,
    record: record, fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a file of the repository contains a snapshot of a value. Has the rules of `assertFile(_:at:)` for texts.
///
///     assertFile(configuration, as: .json, at: "Defaults/configuration.json")
///     assertFile(Banner(), as: .image, at: "Documentation/banner.png", relativeTo: .package)
///
/// - Parameters:
///   - value: The value to snapshot.
///   - snapshotting: The strategy that converts the value to the contents of the file. Its path extension is ignored.
///   - path: The path of the file.
///   - base: The folder that the path is relative to.
///   - record: The record mode, or `nil` for the mode of the innermost scope.
///   - timeout: The number of seconds to wait for an asynchronous snapshot.
///   - testName: The name of the test.
public func assertFile<Value, Format>(
  _ value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  at path: String,
  relativeTo base: ReferenceBase = .testFile,
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let assertion = Assertion(
    record: record, timeout: timeout,
    position: CallSite(fileID: fileID, filePath: filePath, line: line, column: column), testName: testName)
  assertion.report(assertion.verify(value, as: snapshotting, at: path, relativeTo: base))
}

extension Assertion {
  /// Verifies a value against a file at a place that the test chooses.
  package func verify<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>, at path: String,
    relativeTo base: ReferenceBase
  ) -> Verdict {
    let context = Context(self)
    // A sweep is about one picture beside a test.
    guard context.settings.sweep == nil else { return .passed }
    let place = PlacedFileReference<Format>(path, relativeTo: base, of: self, in: context)
    return verify(value, as: strategy, at: place, in: context).verdict
  }
}
