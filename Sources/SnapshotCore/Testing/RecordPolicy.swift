import Foundation
import SnapshotLedger

/// The record mode that is in force for one assertion, and where it comes from.
///
/// The command line's mode overrules all others. Else the call's own argument wins, then the innermost scope, then the
/// globals of older tests, then the environment. On CI nothing but the command line with its explicit consent may
/// write.
package struct RecordPolicy: Equatable, Sendable {
  package typealias Record = SnapshotTestingConfiguration.Record

  /// What may be written.
  package var mode: Record
  /// Whether the command line forced the mode.
  package var isForced = false
  /// The mode that CI overruled, and what to say about it; `nil` where nothing was.
  package var overruled: Overruled?

  /// A mode that does not count on CI.
  package struct Overruled: Equatable, Sendable {
    package var mode: Record
    /// Where the mode was asked for.
    package var source: Source
    /// The variable that says that this is CI.
    package var ciVariable: String

    package enum Source: String, Sendable {
      case commandLine
      case code
      case environment
    }

    package var message: String {
      let remedy =
        "Record on your own machine and commit the references, or run "
        + "`swift run snapshot record --allow-ci-writes`."
      let asked =
        switch source {
        case .commandLine:
          "The command line asked for the record mode \"\(mode.mode.rawValue)\" without --allow-ci-writes"
        case .code: "The test asks for the record mode \"\(mode.mode.rawValue)\""
        case .environment: "SNAPSHOT_TESTING_RECORD asks for the record mode \"\(mode.mode.rawValue)\""
        }
      return "\(asked), but this is CI (\(ciVariable) is set), where no reference is written. \(remedy)"
    }
  }

  package init(mode: Record, isForced: Bool = false, overruled: Overruled? = nil) {
    self.mode = mode
    self.isForced = isForced
    self.overruled = overruled
  }

  package init(argument: Record?, scope: Record?, global: Record?, settings: ProcessSettings) {
    if let forced = settings.forcedRecord {
      if let variable = settings.ciVariable, !settings.allowsCIWrites, forced != .never {
        self.init(
          mode: .never, isForced: true,
          overruled: Overruled(mode: forced, source: .commandLine, ciVariable: variable))
      } else {
        self.init(mode: forced, isForced: true)
      }
      return
    }
    let code = argument ?? scope ?? global
    guard let variable = settings.ciVariable else {
      self.init(mode: code ?? settings.record ?? .missing)
      return
    }
    self.init(mode: .never)
    if let asked = code ?? settings.record, asked != .never {
      overruled = Overruled(mode: asked, source: code == nil ? .environment : .code, ciVariable: variable)
    }
  }
}

extension RecordPolicy {
  /// What to say about the mode that CI overruled: nothing where that mode would not have recorded either.
  package func note(on comparison: Comparison) -> String? {
    guard let overruled else { return nil }
    let asked = RecordPolicy(mode: overruled.mode, isForced: overruled.source == .commandLine)
    return Judgement.of(comparison, policy: asked) == .record ? overruled.message : nil
  }
}
