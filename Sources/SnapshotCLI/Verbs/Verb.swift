import ArgumentParser
import Foundation
import SnapshotLedger
import SnapshotReports
import SnapshotReview
import SnapshotRuns

/// A verb that ends with one of the tool's exit codes.
protocol Verb: AsyncParsableCommand {
  var common: CommonOptions { get }
  func perform() async throws -> SnapshotExitCode
}

extension Verb {
  func run() async throws {
    let code: SnapshotExitCode
    do {
      code = try await perform()
    } catch {
      code = VerbError(error).report(isJSON: common.json)
    }
    if code != .clean { throw ExitCode(code.rawValue) }
  }
}

/// Why a verb could not do its work.
struct VerbError: Error {
  var code: SnapshotExitCode
  var message: String

  init(_ code: SnapshotExitCode, _ message: String) {
    self.code = code
    self.message = message
  }

  init(_ error: any Error) {
    switch error {
    case let error as VerbError:
      self = error
    case LedgerError.absent(let path):
      self.init(.noSuchKey, "There is no run ledger at \(path). Make a run with: snapshot verify")
    case let error as LedgerError:
      self.init(.inputOutput, error.description)
    case let error as SourceEditError:
      self.init(.inputOutput, error.description)
    case let error as ReportError:
      self.init(.inputOutput, error.description)
    case let error as UndoError:
      self.init(.inputOutput, error.description)
    case let error as AcceptanceError:
      if case .noSuchKey = error {
        self.init(.noSuchKey, error.description)
      } else {
        self.init(.inputOutput, error.description)
      }
    default:
      self.init(.internalError, "\(error)")
    }
  }
}

extension VerbError {
  /// Says what happened, and returns how the tool ends.
  func report(isJSON: Bool) -> SnapshotExitCode {
    Console.error(message)
    if isJSON { Console.print((try? JSONReport.line(FailureLine(self))) ?? "") }
    return code
  }
}

/// An error as a line of JSON.
private struct FailureLine: Encodable {
  var schemaVersion = JSONReport.schemaVersion
  var type = "error"
  var exitCode: Int32
  var message: String

  init(_ error: VerbError) {
    exitCode = error.code.rawValue
    message = error.message
  }
}
