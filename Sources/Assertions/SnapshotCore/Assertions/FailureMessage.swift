import Foundation
import SnapshotLedger
import SnapshotWorkspace

/// The message of a failed assertion: what happened, where the files are, how to accept the new value, what differs.
struct FailureMessage {
  var name: String?
  var testName: String
  var failure: AssertionFailure
  var policy: RecordPolicy
  var diffTool: SnapshotTestingConfiguration.DiffTool
  /// The root causes of the difference, one per line.
  var causes: [String]

  private var judgement: Judgement { failure.judgement }
  private var artifacts: FailureArtifacts { failure.artifacts }
  private var referencePath: String { failure.entry.reference }

  var text: String {
    switch (failure.comparison, judgement) {
    case (.missing, .record) where isRecordMode, (.differs, .record) where isRecordMode:
      recordMode + """
        Automatically recorded snapshot: …

        open "\(URL(fileURLWithPath: referencePath, isDirectory: false).absoluteString)"

        Turn record mode off and re-run "\(ReferenceName.sanitized(testName))" to assert against the newly-recorded snapshot
        """
    case (.missing, .record):
      """
      No reference was found on disk. Automatically recorded snapshot: …

      open "\(URL(fileURLWithPath: referencePath, isDirectory: false).absoluteString)"

      Re-run "\(ReferenceName.sanitized(testName))" to assert against the newly-recorded snapshot.
      """
    case (.missing, _):
      // If the test itself disables recording, the message is that of swift-snapshot-testing, which tests compare.
      "No reference was found on disk. New snapshot was not recorded because recording is disabled"
        + (policy.note(on: failure.comparison) == nil ? "" : "\n\n\(files)")
    case (.matches, .record):
      recordMode + "The reference is already up to date."
    case (.matches, _):
      "Snapshot matches its reference, but its record mode is ignored on CI."
    case (.damaged(let damage), .record):
      "\(damage)\n\nA new snapshot was automatically recorded."
    case (.damaged(let damage), _):
      "\(damage)\n\n\(places.joined(separator: "\n"))"
    case (.differs(let difference), _):
      [
        headline, comparisonCommand, files, cause, difference.remark,
        difference.message.trimmingCharacters(in: .whitespacesAndNewlines),
      ].compactMap { $0 }.joined(separator: "\n\n")
    }
  }

  /// `Cause:      RoundedRectangle corner radius 8 → 10`
  private var cause: String? {
    guard !causes.isEmpty else { return nil }
    return causes.enumerated().map { ($0 == 0 ? "Cause:      " : "            ") + $1 }.joined(separator: "\n")
  }

  /// Whether the test or the command line requests that all references are written.
  private var isRecordMode: Bool { policy.mode == .all }

  private var recordMode: String { "Record mode is on. " }

  private var headline: String {
    let subject = name.map { "Snapshot \"\($0)\"" } ?? "Snapshot"
    return "\(subject) does not match reference."
      + (judgement == .record ? " A new snapshot was automatically recorded." : "")
  }

  /// The paths of the reference and the new value, and the command that accepts the new value.
  var files: String {
    let acceptance = "To accept:  \(AcceptCommandLine.text(id: failure.entry.id))"
    return (judgement == .record ? places : places + [acceptance]).joined(separator: "\n")
  }

  private var places: [String] {
    var lines = ["Reference:  \(referencePath)"]
    if let path = artifacts.expectedPath, judgement == .record { lines.append("Expected:   \(path)") }
    if let path = artifacts.actualPath { lines.append("Actual:     \(path)") }
    if let path = artifacts.differencePath { lines.append("Difference: \(path)") }
    return lines
  }

  /// The message of an assertion that threw an error before it could compare.
  static func failed(_ error: any Error, reference path: String) -> String {
    if let error = error as? Thrown { return threw(error.underlying, reference: path) }
    let description = ErrorReport.isCodingError(error) ? threw(error, reference: path) : describe(error)
    return path.isEmpty || description.contains(path) ? description : description + "\n\nReference:  \(path)"
  }

  /// The message for an error of the value: its text, then what ``Snapshotting/error`` shows of it.
  static func threw(_ error: any Error, reference path: String = "") -> String {
    let report = ErrorReport.lines(of: error, depth: 0).map { "  " + $0 }.joined(separator: "\n")
    let text = "Threw error: \(describe(error))\n\n\(report)"
    return path.isEmpty ? text : text + "\n\nReference:  \(path)"
  }

  /// The command of the diff tool that the test configures. swift-snapshot-testing prints it in the same place.
  private var comparisonCommand: String? {
    guard !diffTool.isDefault else { return nil }
    let current = judgement == .record ? artifacts.expectedPath ?? referencePath : referencePath
    return diffTool(currentFilePath: current, failedFilePath: artifacts.actualPath ?? referencePath)
  }
}
