import Foundation
import SnapshotLedger

/// The record mode of one assertion, and where it comes from.
///
/// The mode of the command line takes precedence, followed by the call's argument, the innermost scope, the deprecated
/// globals and the environment. On CI, references are written only if the command line allows it explicitly.
package struct RecordPolicy: Equatable, Sendable {
  package typealias Record = SnapshotTestingConfiguration.Record

  /// The mode that applies.
  package var mode: Record
  /// Whether the command line forced the mode.
  package var isForced = false
  /// The requested mode, if CI replaced it with ``SnapshotTestingConfiguration/Record/never``.
  package var overruled: Overruled?

  /// Why nothing is recorded, if neither the code nor ``overruled`` says so.
  package var restriction: Restriction?

  /// The setting that disables recording.
  package enum Restriction: Equatable, Sendable, CustomStringConvertible {
    case commandLine
    case environment
    /// The variable that identifies CI.
    case ci(variable: String)
    /// The runfiles of a Bazel test.
    case runfiles

    package var description: String {
      switch self {
      case .commandLine: "The command that runs the tests disables recording. Accept the new value of the run."
      case .environment:
        "SNAPSHOT_TESTING_RECORD is \"never\". Unset it to record, or accept the new value of the run."
      case .ci(let variable): "References are not written on CI (\(variable) is set). \(Self.remedyOnCI)"
      case .runfiles:
        "References are not written to the runfiles of a Bazel test. Accept the new values of the run, or record with "
          + "`bazel run`."
      }
    }

    static let remedyOnCI =
      "Record locally and commit the references, or run `swift run snapshot record --allow-ci-writes`."
  }

  /// A mode that is ignored on CI.
  package struct Overruled: Equatable, Sendable {
    package var mode: Record
    /// Where the mode was requested.
    package var source: Source
    /// The environment variable that identifies CI; `nil` in a Bazel test, whose runfiles are never written.
    package var ciVariable: String?

    package enum Source: String, Sendable {
      case commandLine
      case code
      case environment
    }

    package var message: String {
      guard let ciVariable else {
        return "Record mode \"\(mode.mode.rawValue)\" is requested, but references are not written to the "
          + "runfiles of a Bazel test. Accept the new values of the run, or record with `bazel run`."
      }
      let request =
        switch source {
        case .commandLine:
          "The command line requests record mode \"\(mode.mode.rawValue)\" without --allow-ci-writes"
        case .code: "The test requests record mode \"\(mode.mode.rawValue)\""
        case .environment: "SNAPSHOT_TESTING_RECORD requests record mode \"\(mode.mode.rawValue)\""
        }
      return "\(request), but references are not written on CI (\(ciVariable) is set). \(Restriction.remedyOnCI)"
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
        if forced == .never { restriction = .commandLine }
      }
      return
    }
    let code = argument ?? scope ?? global
    guard let variable = settings.ciVariable else {
      self.init(mode: code ?? settings.record ?? .missing)
      if code == nil, mode == .never { restriction = .environment }
      return
    }
    self.init(mode: .never)
    if let asked = code ?? settings.record, asked != .never {
      overruled = Overruled(mode: asked, source: code == nil ? .environment : .code, ciVariable: variable)
    } else if code == nil {
      restriction = .ci(variable: variable)
    }
  }
}

extension RecordPolicy {
  /// Returns the policy of a test whose references cannot be written.
  func writingNothing() -> RecordPolicy {
    guard mode != .never else { return self }
    let source: Overruled.Source = isForced ? .commandLine : .code
    // Nobody asked for the default mode.
    var policy = RecordPolicy(
      mode: .never, isForced: isForced,
      overruled: mode == .missing && !isForced ? nil : Overruled(mode: mode, source: source))
    if policy.overruled == nil { policy.restriction = .runfiles }
    return policy
  }

  /// The note about what prevented the recording, or `nil` if nothing would have been recorded.
  package func note(on comparison: Comparison) -> String? {
    guard let overruled else {
      guard case .missing = comparison else { return nil }
      return restriction?.description
    }
    let asked = RecordPolicy(mode: overruled.mode, isForced: overruled.source == .commandLine)
    return Judgement.of(comparison, policy: asked) == .record ? overruled.message : nil
  }
}
