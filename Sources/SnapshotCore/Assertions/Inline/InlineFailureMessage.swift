import Foundation

/// What a failed assertion tells whose reference stands in the source.
struct InlineFailureMessage {
  var label: String?
  /// Whether there is a value, and so a text to record.
  var hasValue: Bool
  var testName: String
  /// File and line.
  var place: String
  var judgement: Judgement
  var comparison: Comparison
  var policy: RecordPolicy
  var evidence: Evidence
  /// What the caller wants said first; empty for nothing.
  var headline: String
  var acceptCommand: String

  var text: String {
    switch (comparison, judgement) {
    case (.missing, .record) where !hasValue:
      """
      No reference was found in the source. Automatically recorded \(subject): …

      \(place)

      \(noValue)
      """
    case (.missing, _) where !hasValue:
      """
      No reference was found in the source. New \(subject) was not recorded because recording is disabled.

      Reference:  \(place)

      \(noValue)
      """
    case (.missing, .record):
      """
      No reference was found in the source. Automatically recorded \(subject): …

      \(place)

      Re-run "\(testName)" to assert against the newly-recorded snapshot.
      """
    case (.missing, _):
      """
      No reference was found in the source. New \(subject) was not recorded because recording is disabled.

      \(files)
      """
    case (.matches, .record):
      "Record mode is on. The reference was up to date already."
    case (.matches, _):
      "Snapshot matches its reference, but its record mode does not count here."
    case (.damaged(let damage), _):
      "\(damage)"
    case (.differs(let difference), .record) where !hasValue:
      """
      \(first) Its reference was taken away.

      \(place)

      \(difference.message.trimmingCharacters(in: .whitespacesAndNewlines))

      \(noValue)
      """
    case (.differs(let difference), .record):
      """
      \(first) A new snapshot was automatically recorded.

      \(place)

      Re-run "\(testName)" to assert against the newly-recorded snapshot.

      \(difference.message.trimmingCharacters(in: .whitespacesAndNewlines))
      """
    case (.differs(let difference), _):
      """
      \(first)

      \(files)

      \(difference.message.trimmingCharacters(in: .whitespacesAndNewlines))
      """
    }
  }

  private var noValue: String {
    """
    The value is nil and has no reference, so nothing was compared.
    Give the assertion a value, or assert that there is none, such as by `#expect(value == nil)` or `XCTAssertNil(value)`.
    """
  }

  private var subject: String { label.map { "snapshot \"\($0)\"" } ?? "snapshot" }

  private var first: String {
    guard headline.isEmpty else { return headline }
    return "\(label.map { "Snapshot \"\($0)\"" } ?? "Snapshot") does not match reference."
  }

  private var files: String {
    var lines = ["Reference:  \(place)"]
    if let path = evidence.actualPath { lines.append("Actual:     \(path)") }
    lines.append("To accept:  \(acceptCommand)")
    return lines.joined(separator: "\n")
  }
}
