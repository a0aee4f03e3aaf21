import Foundation
import SnapshotLedger
import SnapshotPreviewBuild
import SnapshotReports
import SnapshotReview
import SnapshotRuns
import SnapshotSourceEdits

/// The reason for which a subcommand failed, with its exit code.
struct CommandError: Error {
  var code: SnapshotExitCode
  var message: String

  init(_ code: SnapshotExitCode, _ message: String) {
    self.code = code
    self.message = message
  }

  init(_ error: any Error) {
    switch error {
    case let error as CommandError:
      self = error
    case LedgerError.absent(let path):
      self.init(.noSuchKey, "No run was found at \(path). To run the tests: swift run snapshot verify")
    case let error as LedgerError:
      self.init(.inputOutput, error.description)
    case let error as SourceEditError:
      self.init(.inputOutput, error.description)
    case let error as ImportError:
      self.init(error.code, error.description)
    case let error as LintBaselineError:
      self.init(.badConfiguration, error.description)
    case let error as ReportError:
      self.init(.inputOutput, error.description)
    case let error as ProjectError:
      self.init(.inputOutput, error.description)
    case let error as ToolchainProcess.NotStarted:
      self.init(.inputOutput, error.description)
    case let error as Toolkit.Failure:
      self.init(.inputOutput, error.description)
    case let error as UndoError:
      self.init(.inputOutput, error.description)
    case let error as AcceptanceError:
      switch error {
      case .noSuchKey, .noSuchCause: self.init(.noSuchKey, error.description)
      default: self.init(.inputOutput, error.description)
      }
    default:
      self.init(.internalError, "\(error)")
    }
  }
}

extension ImportError {
  /// The exit code of the tool.
  fileprivate var code: SnapshotExitCode {
    switch self {
    case .absent, .noneMatches: .noSuchKey
    case .notAFolder, .unreadable, .tooManyFiles: .inputOutput
    case .empty: .incomplete
    case .unknownLayout, .ambiguousLayout: .usage
    case .notConfigured: .badConfiguration
    }
  }
}

extension CommandError {
  /// Prints the error, and returns the exit code of the tool.
  func report(isJSON: Bool) -> SnapshotExitCode {
    Console.error(message)
    if isJSON { Console.print((try? JSONReport.line(FailureLine(self))) ?? "") }
    return code
  }
}

/// An error as one line of JSON.
private struct FailureLine: Encodable {
  var schemaVersion = JSONReport.schemaVersion
  var type = "error"
  var exitCode: Int32
  var message: String

  init(_ error: CommandError) {
    exitCode = error.code.rawValue
    message = error.message
  }
}
