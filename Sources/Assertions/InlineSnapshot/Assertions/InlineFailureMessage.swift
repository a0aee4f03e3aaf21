import Foundation
import SnapshotCore
import SnapshotLedger
import SnapshotWorkspace

/// The message of a failed assertion whose reference is in the source.
struct InlineFailureMessage {
  var label: String?
  /// Whether the value is not `nil`, so that there is a text to record.
  var hasValue: Bool
  var testName: String
  var failure: AssertionFailure
  /// The headline that the caller passed; empty for the default.
  var headline: String

  /// The path and the line of the reference.
  private var place: String { failure.entry.reference }

  var text: String {
    switch (failure.comparison, failure.judgement) {
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
      "Record mode is on. The reference is already up to date."
    case (.matches, _):
      "Snapshot matches its reference, but its record mode is ignored on CI."
    case (.damaged(let damage), _):
      "\(damage)"
    case (.differs(let difference), .record) where !hasValue:
      """
      \(first) Its reference was removed.

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
    The value is nil and there is no reference, so nothing was compared.
    Pass a value, or assert that it is nil: `#expect(value == nil)` or `XCTAssertNil(value)`.
    """
  }

  private var subject: String { label.map { "snapshot \"\($0)\"" } ?? "snapshot" }

  private var first: String {
    guard headline.isEmpty else { return headline }
    return "\(label.map { "Snapshot \"\($0)\"" } ?? "Snapshot") does not match reference."
  }

  private var files: String {
    var lines = ["Reference:  \(place)"]
    if let path = failure.artifacts.actualPath { lines.append("Actual:     \(path)") }
    lines.append("To accept:  \(AcceptCommandLine.text(id: failure.entry.id))")
    return lines.joined(separator: "\n")
  }
}
