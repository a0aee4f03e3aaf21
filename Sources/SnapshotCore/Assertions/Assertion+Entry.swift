import Foundation
import SnapshotLedger
import Testing
import TestReporting

// What every assertion begins and ends with, wherever its reference is.

extension Assertion {
  /// Makes one entry of the ledger: of what the work comes to, or of the error that it throws.
  package func enter(
    in circumstances: Circumstances, pathExtension: String?, _ work: (inout LedgerEntry) throws -> Verdict
  ) -> Verdict {
    let start = DispatchTime.now().uptimeNanoseconds
    var entry = newEntry(circumstances, pathExtension: pathExtension)
    var verdict: Verdict
    do {
      try position.requirePath()
      verdict = try work(&entry)
    } catch let error as Thrown {
      verdict = Verdict(outcome: .error, message: error.underlying.localizedDescription)
    } catch {
      verdict = Verdict(outcome: .error, message: FailureMessage.failed(error, reference: entry.reference))
    }
    if verdict.message != nil {
      if let complaint = circumstances.session.nextComplaint() { verdict.notes.append(describe(complaint)) }
      verdict.message = verdict.messageWithNotes
    }
    entry.outcome = verdict.outcome
    entry.message = verdict.message ?? ""
    entry.milliseconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000
    circumstances.session.append(entry)
    return verdict
  }

  /// What an assertion comes to that has nothing to assert: a failure, and an entry of the ledger, so that it is not taken
  /// for a pass.
  package func nothingAsserted(_ reason: NothingAsserted, in circumstances: Circumstances) -> Verdict {
    enter(in: circumstances, pathExtension: nil) { entry in
      entry.id = circumstances.test.path + "#" + (name.map { $0 + "." } ?? "") + "nothing-asserted"
      return Verdict(outcome: .error, message: reason.description)
    }
  }

  /// Reports that there was nothing to assert.
  package func report(_ reason: NothingAsserted) {
    report(nothingAsserted(reason, in: Circumstances(self)))
  }

  private func newEntry(_ circumstances: Circumstances, pathExtension: String?) -> LedgerEntry {
    let test = circumstances.test
    return LedgerEntry(
      id: "", target: test.target, suite: test.suite, test: test.function, name: name ?? "", cell: cell?.labels ?? [],
      file: position.filePath, line: position.line, outcome: .error,
      format: pathExtension.map { $0.split(separator: ".").last.map(String.init) ?? $0 } ?? "",
      mode: circumstances.policy.mode.mode.rawValue, reference: "", milliseconds: 0, process: Int(getpid()))
  }

  /// Reports a failure to the test, with its files.
  package func report(_ verdict: Verdict, at position: SourcePosition? = nil) {
    attach(verdict)
    if let message = verdict.message { IssueReport(message: message, position: position ?? self.position).report() }
  }

  /// Hands a failure's files to Swift Testing, which keeps them under `swift test --attachments-path`. XCTest takes no
  /// attachments outside of Apple systems; the run's folder has the files in any case.
  package func attach(_ verdict: Verdict) {
    guard Test.current != nil else { return }
    let location = SourceLocation(
      fileID: position.fileID, filePath: position.filePath, line: max(1, position.line),
      column: max(1, position.column))
    for attachment in verdict.attachments {
      Attachment.record([UInt8](attachment.data), named: attachment.name, sourceLocation: location)
    }
  }
}

/// Why an assertion compares nothing, which must not pass.
package enum NothingAsserted: Error, CustomStringConvertible {
  case noCells
  case noStrategies

  package var description: String {
    switch self {
    case .noCells: "The matrix has no cells: nothing was asserted. Give each axis a value."
    case .noStrategies: "There are no strategies: nothing was asserted. Give the assertion at least one."
    }
  }
}

/// An error of the value under test itself, told from those of its strategy.
package struct Thrown: Error {
  package var underlying: any Error

  package static func wrapping<Value>(_ value: () throws -> Value) throws -> Value {
    do {
      return try value()
    } catch let error as Thrown {
      throw error
    } catch {
      throw Thrown(underlying: error)
    }
  }
}
