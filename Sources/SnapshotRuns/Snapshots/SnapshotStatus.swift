import SnapshotLedger

/// What became of a snapshot in a run.
package enum SnapshotStatus: String, Hashable, Sendable, Codable, CaseIterable {
  /// The assertion could not be made.
  case error
  case changed
  case missing
  /// It passed and failed in one run.
  case nondeterministic
  /// It had no reference, and one was written.
  case new
  /// Its reference was rewritten.
  case rerecorded
  case passed

  init(_ outcome: LedgerEntry.Outcome) {
    switch outcome {
    case .passed: self = .passed
    case .changed: self = .changed
    case .missing: self = .missing
    case .recorded: self = .new
    case .rerecorded: self = .rerecorded
    case .error: self = .error
    }
  }
}

extension SnapshotStatus {
  /// The status in a sentence: "3 changed".
  package var word: String {
    switch self {
    case .error: "unusable"
    case .changed: "changed"
    case .missing: "missing"
    case .nondeterministic: "nondeterministic"
    case .new: "new"
    case .rerecorded: "re-recorded"
    case .passed: "passed"
    }
  }

  /// A mark beside the word, so that nothing depends on colour.
  package var glyph: String {
    switch self {
    case .error: "!"
    case .changed: "\u{2260}"
    case .missing: "?"
    case .nondeterministic: "~"
    case .new: "+"
    case .rerecorded: "\u{21BB}"
    case .passed: "\u{2713}"
    }
  }
}
