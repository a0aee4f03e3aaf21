import SnapshotLedger

/// The status of a snapshot in a run, the most severe first.
package enum SnapshotStatus: String, Hashable, Sendable, Codable, CaseIterable {
  /// The comparison failed, for example because the reference is unreadable.
  case error
  case changed
  case missing
  /// It passed and changed, or changed in different ways, in one run.
  case nondeterministic
  /// It had no reference, and a reference was recorded.
  case new
  /// Its reference was recorded again.
  case rerecorded
  /// It failed where its test expects a known issue, so the test passes.
  case known
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
  /// Whether someone has to accept or reject the new value.
  package var needsDecision: Bool {
    switch self {
    case .changed, .missing, .nondeterministic: true
    case .error, .new, .rerecorded, .known, .passed: false
    }
  }

  /// Whether the status neither passes nor is expected.
  package var isProblem: Bool { self != .passed && self != .known }

  /// Whether a known issue of the test can explain the status.
  var canBeKnown: Bool { needsDecision || self == .error }

  /// The status for people: "changed".
  package var word: String {
    switch self {
    case .error: "error"
    case .changed: "changed"
    case .missing: "missing"
    case .nondeterministic: "nondeterministic"
    case .new: "new"
    case .rerecorded: "re-recorded"
    case .known: "known issue"
    case .passed: "passed"
    }
  }

  /// The status as the predicate of a sentence: "has no reference".
  package var predicate: String {
    switch self {
    case .error: "could not be compared"
    case .changed: "changed"
    case .missing: "has no reference"
    case .nondeterministic: "is nondeterministic"
    case .new: "was recorded"
    case .rerecorded: "was re-recorded"
    case .known: "is a known issue"
    case .passed: "passed"
    }
  }

  /// A number of snapshots with the status: "3 changed", "2 errors".
  package func counted(_ count: Int) -> String { "\(count) \(word(count))" }

  /// The status of a number of snapshots: "changed", "errors", "known issues".
  package func word(_ count: Int) -> String { word + ([.error, .known].contains(self) && count != 1 ? "s" : "") }

  /// A symbol for the status, so that reports do not rely on color alone.
  package var glyph: String {
    switch self {
    case .error: "!"
    case .changed: "\u{2260}"
    case .missing: "?"
    case .nondeterministic: "~"
    case .new: "+"
    case .rerecorded: "\u{21BB}"
    case .known: "\u{2691}"
    case .passed: "\u{2713}"
    }
  }
}
