import Foundation

/// What a failed assertion tells: what happened, where the files are, the command that accepts, what differs.
struct FailureMessage {
  var name: String?
  var testName: String
  var referencePath: String
  var judgement: Judgement
  var comparison: Comparison
  var policy: RecordPolicy
  var evidence: Evidence
  var diffTool: SnapshotTestingConfiguration.DiffTool
  var acceptCommand: String

  var text: String {
    switch (comparison, judgement) {
    case (.missing, .record) where isRecordMode, (.differs, .record) where isRecordMode:
      recordMode + """
        Automatically recorded snapshot: …

        open "file://\(referencePath)"

        Turn record mode off and re-run "\(testName)" to assert against the newly-recorded snapshot
        """
    case (.missing, .record):
      """
      No reference was found on disk. Automatically recorded snapshot: …

      open "file://\(referencePath)"

      Re-run "\(testName)" to assert against the newly-recorded snapshot.
      """
    case (.missing, _):
      """
      No reference was found on disk. New snapshot was not recorded because recording is disabled

      \(files)
      """
    case (.matches, .record):
      recordMode + "The reference was up to date already."
    case (.matches, _):
      "Snapshot matches its reference, but its record mode does not count here."
    case (.damaged(let damage), .record):
      "\(damage)\n\nA new snapshot was automatically recorded."
    case (.damaged(let damage), _):
      "\(damage)\n\n\(places.joined(separator: "\n"))"
    case (.differs(let difference), _):
      [headline, files, comparisonCommand, difference.message.trimmingCharacters(in: .whitespacesAndNewlines)]
        .compactMap { $0 }.joined(separator: "\n\n")
    }
  }

  /// Whether all references are written, because the test says so or the command line does.
  private var isRecordMode: Bool { policy.mode == .all }

  private var recordMode: String { "Record mode is on. " }

  private var headline: String {
    let subject = name.map { "Snapshot \"\($0)\"" } ?? "Snapshot"
    return "\(subject) does not match reference."
      + (judgement == .record ? " A new snapshot was automatically recorded." : "")
  }

  /// Where reference and new value are, and how to accept.
  private var files: String {
    (places + (judgement == .record ? [] : ["To accept:  \(acceptCommand)"])).joined(separator: "\n")
  }

  private var places: [String] {
    var lines = ["Reference:  \(referencePath)"]
    if let path = evidence.expectedPath, judgement == .record { lines.append("Expected:   \(path)") }
    if let path = evidence.actualPath { lines.append("Actual:     \(path)") }
    if let path = evidence.differencePath { lines.append("Difference: \(path)") }
    return lines
  }

  /// What an assertion says that could not be made: the error, and which reference it was about.
  static func failed(_ error: any Error, reference path: String) -> String {
    let description = describe(error)
    return path.isEmpty || description.contains(path) ? description : description + "\n\nReference:  \(path)"
  }

  /// The comparison tool that the test asked for. Text that existing tests look for at a message's end begins here.
  private var comparisonCommand: String? {
    guard !diffTool.isDefault else { return nil }
    let current = judgement == .record ? evidence.expectedPath ?? referencePath : referencePath
    return diffTool(currentFilePath: current, failedFilePath: evidence.actualPath ?? referencePath)
  }

  /// What a pass on a retry says, when this very run wrote the reference.
  static func recordedEarlier(path: String) -> String {
    """
    The reference was recorded earlier in this run, which therefore proves nothing: \(path)
    Look at the reference, then run the tests again.
    """
  }
}
