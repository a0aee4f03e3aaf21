import Foundation
import SnapshotLedger
import SnapshotFoundation
import SnapshotTestReporting

// The steps that assertions share, whether the reference is a file or part of the source.

extension Assertion {
  /// Throws the error that prevents finding files beside the test's source, if any.
  func requireSource() throws {
    if let relocationError { throw relocationError }
    try position.requireAbsolutePath()
  }

  /// Performs an assertion and appends its outcome, or the error that it throws, to the run's ledger.
  package func enter(
    in context: Context, pathExtension: String?, _ work: (inout LedgerEntry) throws -> Verdict
  ) -> Verdict {
    let start = DispatchTime.now().uptimeNanoseconds
    var entry = newEntry(context, pathExtension: pathExtension)
    var verdict: Verdict
    do {
      if relocationError != nil || !context.asserting.source.hasAbsolutePath { try requireSource() }
      verdict = try work(&entry)
    } catch {
      verdict = Verdict(outcome: .error, message: FailureMessage.failed(error, reference: entry.reference))
    }
    if verdict.message != nil {
      if let warning = context.session.nextWarning() { verdict.notes.append(describe(warning)) }
      verdict.message = verdict.messageWithNotes
    }
    entry.outcome = verdict.outcome
    entry.message = verdict.message ?? ""
    entry.milliseconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000
    // A crash of the test loses the entries of its assertions that passed. The test is unknown then in any case.
    context.session.append(entry, isDeferred: verdict.outcome == .passed && context.asserting.isObserved)
    return verdict
  }

  /// Returns the failure of an assertion that has nothing to compare, and appends it to the ledger.
  package func nothingAsserted(_ reason: NothingAsserted, in context: Context) -> Verdict {
    enter(in: context, pathExtension: nil) { entry in
      entry.id = SnapshotID.text(test: context.asserting.path, name: (name.map { $0 + "." } ?? "") + "nothing-asserted")
      return Verdict(outcome: .error, message: reason.description)
    }
  }

  /// Reports that an assertion has nothing to compare.
  package func report(_ reason: NothingAsserted) {
    report(nothingAsserted(reason, in: Context(self)))
  }

  func newEntry(_ context: Context, pathExtension: String?) -> LedgerEntry {
    let test = context.test
    var entry = LedgerEntry(
      id: "", target: test.target, suite: test.suite, test: test.function, name: name ?? "", cell: cell?.labels ?? [],
      file: context.asserting.source.path, line: Int(clamping: position.line), outcome: .error,
      format: Self.format(pathExtension ?? ""),
      mode: context.policy.mode.mode.rawValue, reference: "", milliseconds: 0, process: Self.process)
    entry.preview = subject?.preview
    entry.runningTest = test.running?.name
    entry.testCase = test.arguments.component
    return entry
  }

  /// The process, which forks no process that runs tests.
  private static let process = Int(getpid())

  /// Returns the end of a path extension: `gz` of `tar.gz`.
  private static func format(_ pathExtension: String) -> String {
    guard pathExtension.contains(byte: UInt8(ascii: ".")) else { return pathExtension }
    return pathExtension.split(separator: ".").last.map(String.init) ?? pathExtension
  }

  /// Reports a failure and its attachments to the running test.
  package func report(_ verdict: Verdict, at position: CallSite? = nil) {
    guard let message = verdict.message else { return attach(verdict) }
    IssueReport(message: message, position: position ?? self.position, attachments: verdict.attachments).report()
  }

  /// Attaches a failure's files to the running test. Swift Testing stores them with `swift test --attachments-path` and in
  /// Xcode, and XCTest in Xcode. The XCTest of Linux has no attachments. The run's folder always has the files.
  package func attach(_ verdict: Verdict) {
    if !verdict.attachments.isEmpty { IssueReport.attach(verdict.attachments, at: position) }
  }
}

/// The reason why an assertion has nothing to compare, and therefore fails.
package enum NothingAsserted: Error, CustomStringConvertible {
  case noCells
  case noStrategies
  case noFrames

  package var description: String {
    switch self {
    case .noCells: "The matrix has no configurations, so nothing was asserted. Give each axis at least one value."
    case .noFrames: "The list of frames is empty, so nothing was asserted. Pass at least one frame."
    case .noStrategies: "The list of strategies is empty, so nothing was asserted. Pass at least one strategy."
    }
  }
}

/// An error of the value under test, as opposed to one of its strategy or its reference.
package struct Thrown: Error {
  package var underlying: any Error

  package init(underlying: any Error) { self.underlying = underlying }

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
