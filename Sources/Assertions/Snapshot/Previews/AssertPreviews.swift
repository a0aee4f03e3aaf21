import Foundation
import SnapshotCore
import SnapshotFoundation
import SnapshotUI

/// Asserts that every preview of a module matches its references: each use of `#Preview` and each view of a
/// `PreviewProvider`.
///
///     @MainActor @Test func previews() {
///       assertPreviews(in: "Feature")
///     }
///
/// Records `__Snapshots__/<module>/<file>/<name>.<configuration>.png` next to the test's file. A second preview of one name
/// in a file gets `-2`. Previews fail at their own lines, and each is an assertion of its own.
///
/// The previews are first drawn in a child process. One that crashes or does not end is reported by name, and the others are
/// verified.
///
/// Finding no preview is a failure: the module must be a dependency of the test target.
///
/// - Parameters:
///   - module: The module with the previews.
///   - matrix: The configurations, unless a preview has the trait `snapshot(across:)` (default: `Matrix.previews`, an iPhone
///     SE in light and dark mode).
///   - exclusions: Previews to leave out, as `File:name`, or `File` for all of a file.
///   - timeout: The number of seconds that the drawing of one preview may take.
@MainActor
public func assertPreviews(
  in module: String,
  across matrix: Matrix = .previews,
  excluding exclusions: [String] = [],
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 30,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let verification = PreviewVerification(
    matrix: matrix, record: record, timeout: timeout,
    position: CallSite(fileID: fileID, filePath: filePath, line: line, column: column), testName: testName)
  PreviewsAssertion(of: module, excluding: PreviewExclusions(exclusions), verification).perform()
}

/// Asserts that one preview matches its references. Use it in a test with arguments:
///
///     @MainActor @Test(arguments: await Previews.all(in: "Feature"))
///     func previews(_ preview: Preview) {
///       assertPreview(preview)
///     }
///
/// The references have the same names as those of ``assertPreviews(in:across:excluding:record:timeout:fileID:file:testName:line:column:)``.
/// A preview with the trait `noSnapshot` passes. A preview that crashes ends the process.
@MainActor
public func assertPreview(
  _ preview: Preview,
  across matrix: Matrix = .previews,
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 30,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let verification = PreviewVerification(
    matrix: matrix, record: record, timeout: timeout,
    position: CallSite(fileID: fileID, filePath: filePath, line: line, column: column), testName: testName)
  PreviewAssertion(of: preview, verification).performNamingCrashes()
}
