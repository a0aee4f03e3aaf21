import Foundation
import SnapshotLedger
import SnapshotTestReporting

/// The result of an assertion.
package struct Verdict {
  package var outcome: LedgerEntry.Outcome
  /// The failure's message; `nil` for a pass.
  package var message: String?
  /// Additional notes about a failure. They follow the message's first paragraph, so that the difference remains at the
  /// message's end.
  package var notes: [String]
  /// Files to attach to the failing test.
  package var attachments: [FailureAttachment]

  package init(
    outcome: LedgerEntry.Outcome, message: String? = nil, notes: [String] = [],
    attachments: [FailureAttachment] = []
  ) {
    self.outcome = outcome
    self.message = message
    self.notes = notes
    self.attachments = attachments
  }

  package static let passed = Verdict(outcome: .passed)

  /// The verdict on a reference that matches only because an earlier attempt of the same run recorded it.
  package static func recordedEarlier(path: String) -> Verdict {
    Verdict(
      outcome: .recorded,
      message: """
        The reference was recorded earlier in this run, so the comparison is not conclusive: \(path)
        Review the reference, then run the tests again.
        """)
  }

  /// The message with the notes inserted after the first paragraph.
  package var messageWithNotes: String? {
    guard let message else { return nil }
    let first = message.range(of: "\n\n")?.lowerBound ?? message.endIndex
    return ([String(message[..<first])] + notes).joined(separator: "\n\n") + message[first...]
  }
}

/// The result of comparing a new value with its reference.
package enum Comparison {
  /// The reference does not exist.
  case missing
  case matches
  case differs(Difference)
  /// The reference is damaged.
  case damaged(ReferenceError)

  package var matches: Bool {
    if case .matches = self { return true }
    return false
  }

  /// Whether the value matches, at least within the tolerance.
  package var passes: Bool {
    if case .differs(let difference) = self { return difference.isTolerated }
    return matches
  }
}

/// The action that a record mode takes after a comparison.
package enum Judgement: Equatable {
  case pass
  /// Fails without writing.
  case fail
  /// Writes the reference and fails.
  case record

  /// Returns the action for a comparison in a record mode.
  package static func of(_ comparison: Comparison, policy: RecordPolicy) -> Judgement {
    switch (policy.mode.mode, comparison) {
    case (.all, .matches):
      // Recording from the command line is intended. A mode that was left in the code must be reported.
      policy.isForced ? .pass : .record
    case (_, .matches):
      policy.overruled.map { $0.mode == .all && $0.source == .code } == true ? .fail : .pass
    case (.never, _), (.missing, .differs), (.missing, .damaged): .fail
    case (.failed, .damaged(.gitLFSPointer)): .fail
    case (.all, _), (.failed, _), (.missing, .missing): .record
    }
  }

  /// Returns the outcome that the ledger records for this action.
  package func outcome(of comparison: Comparison) -> LedgerEntry.Outcome {
    switch (self, comparison) {
    case (.pass, _): .passed
    case (.record, .missing): .recorded
    case (.record, _): .rerecorded
    case (.fail, .missing): .missing
    case (.fail, .damaged), (.fail, .matches): .error
    case (.fail, .differs): .changed
    }
  }
}
