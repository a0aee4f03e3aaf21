import Foundation
import SnapshotCore
import SnapshotLedger
import SnapshotWorkspace

/// The message of a failed assertion whose reference is in the source.
///
/// Each message ends as that of swift-snapshot-testing, because tests of failures compare the end: with the difference,
/// indented, and with what was recorded. What happened, the files and the command that accepts the new value come before.
struct InlineFailureMessage {
  var label: String?
  /// Whether the value is not `nil`, so that there is a text to record.
  var hasValue: Bool
  var testName: String
  var failure: AssertionFailure
  var policy: RecordPolicy
  /// The difference of the reference, or of an empty text if there is none, and the new text.
  var difference: Difference?
  /// The sentence before the difference that the caller passed; empty for the default.
  var sentence: String

  /// The path and the line of the reference.
  private var place: String { failure.entry.reference }

  var text: String { paragraphs.compactMap { $0 }.joined(separator: "\n\n") }

  private var paragraphs: [String?] {
    switch (failure.comparison, failure.judgement) {
    case (.missing, .record) where !hasValue:
      ["No reference was found in the source. Automatically recorded \(subject): …", place, noValue]
    case (.missing, .record):
      ["No reference was found in the source.", place, recorded, rerun]
    case (.missing, _):
      [
        "No reference was found in the source. New \(subject) was not recorded because recording is disabled.",
        hasValue ? files : "Reference:  \(place)", hasValue ? indentedDifference : noValue,
        "No expected value to assert against.",
      ]
    case (.matches, .record):
      ["Record mode is on. The reference is already up to date.", rerun]
    case (.matches, _):
      ["Snapshot matches its reference, but its record mode is ignored on CI."]
    case (.damaged(let damage), _):
      ["\(damage)"]
    case (.differs, .record) where !hasValue:
      ["\(headline) Its reference was removed.", place, mismatch, noValue]
    case (.differs, .record) where policy.mode == .all:
      ["\(headline) A new snapshot was automatically recorded.", place, difference?.remark, recorded, rerun]
    case (.differs, .record):
      [
        "\(headline) A new snapshot was automatically recorded.", place, difference?.remark, mismatch,
        "A new snapshot was automatically recorded.",
      ]
    case (.differs, _):
      [
        headline, files, hasValue ? nil : "The value is nil, so it has no text. The reference has one.",
        difference?.remark, mismatch,
      ]
    }
  }

  private var noValue: String {
    """
    The value is nil and there is no reference, so nothing was compared.
    Pass a value, or assert that it is nil: `#expect(value == nil)` or `XCTAssertNil(value)`.
    """
  }

  private var subject: String { label.map { "snapshot \"\($0)\"" } ?? "snapshot" }

  private var headline: String {
    "\(label.map { "Snapshot \"\($0)\"" } ?? "Snapshot") does not match reference."
  }

  private var files: String {
    var lines = ["Reference:  \(place)"]
    if let path = failure.artifacts.actualPath { lines.append("Actual:     \(path)") }
    lines.append("To accept:  \(AcceptCommandLine.text(id: failure.entry.id))")
    return lines.joined(separator: "\n")
  }

  // MARK: - As swift-snapshot-testing

  private var mismatch: String {
    let sentence = sentence.isEmpty ? "Snapshot did not match. Difference: …" : sentence
    return "\(sentence)\n\n\(indentedDifference ?? "")"
  }

  private var recorded: String {
    let sentence = "Automatically recorded a new snapshot\(label.map { " for \"\($0)\"" } ?? "")."
    return indentedDifference.map { "\(sentence) Difference: …\n\n\($0)" } ?? sentence
  }

  private var rerun: String { "Re-run \"\(testName)\" to assert against the newly-recorded snapshot." }

  /// The difference with two spaces before each line that is not empty.
  private var indentedDifference: String? {
    difference?.message.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
      .joined(separator: "\n")
  }
}
