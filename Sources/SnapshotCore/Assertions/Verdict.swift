import Foundation
import SnapshotLedger

/// What an assertion came to.
package struct Verdict {
  package var outcome: LedgerEntry.Outcome
  /// The failure's message; `nil` for a pass.
  package var message: String?
  /// What else there is to say about a failure. It stands after the message's first paragraph, because the difference
  /// ends a message, and tests look for it there.
  package var notes: [String]
  /// Files that explain the failure, for the test framework.
  package var attachments: [(name: String, data: Data)]

  package init(
    outcome: LedgerEntry.Outcome, message: String? = nil, notes: [String] = [],
    attachments: [(name: String, data: Data)] = []
  ) {
    self.outcome = outcome
    self.message = message
    self.notes = notes
    self.attachments = attachments
  }

  package static let passed = Verdict(outcome: .passed)

  /// The message with the notes in their place.
  package var messageWithNotes: String? {
    guard let message else { return nil }
    let first = message.range(of: "\n\n")?.lowerBound ?? message.endIndex
    return ([String(message[..<first])] + notes).joined(separator: "\n\n") + message[first...]
  }
}

/// How a new value stands to its reference.
package enum Comparison {
  /// There is no reference.
  case missing
  case matches
  case differs(Difference)
  /// The reference is damaged.
  case damaged(ReferenceError)

  package var matches: Bool {
    if case .matches = self { return true }
    return false
  }

  /// Whether it matches, if only within a tolerance.
  package var passes: Bool {
    if case .differs(let difference) = self { return difference.isTolerated }
    return matches
  }
}

/// What a record mode does about a comparison.
package enum Judgement: Equatable {
  case pass
  /// Fails, and writes nothing.
  case fail
  /// Writes the reference, and fails.
  case record

  /// The table of record modes.
  package static func of(_ comparison: Comparison, policy: RecordPolicy) -> Judgement {
    switch (policy.mode.mode, comparison) {
    case (.all, .matches):
      // The command line re-records everything and is done; a mode left in the code must not go unseen.
      policy.isForced ? .pass : .record
    case (_, .matches):
      policy.overruled.map { $0.mode == .all && $0.source == .code } == true ? .fail : .pass
    case (.never, _), (.missing, .differs), (.missing, .damaged): .fail
    case (.failed, .damaged(.gitLFSPointer)): .fail
    case (.all, _), (.failed, _), (.missing, .missing): .record
    }
  }
  /// What carrying it out comes to.
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
