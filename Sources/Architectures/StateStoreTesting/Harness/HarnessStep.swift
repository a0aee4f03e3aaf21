import StateStore
import SnapshotFoundation

/// A step of a ``TestHarness`` test: an input or an advance of the time, and the changes that it causes.
public struct HarnessStep<State> {
  enum Cause {
    case input(() -> Void)
    case advance(scheduler: String?, HarnessSchedulers.Distance)
    case cancel
  }

  let cause: Cause
  let site: CallSite
  var changes: [HarnessChanges<State>] = []

  /// Sends an input to the view model.
  ///
  /// - Parameter give: Sends the input.
  public static func input(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ give: @escaping () -> Void
  ) -> HarnessStep {
    HarnessStep(
      cause: .input(give), site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Advances the time of all schedulers of the harness to the next scheduled work.
  ///
  /// - Parameter duration: The time until the next work is due.
  public static func advance(
    by duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> HarnessStep {
    HarnessStep(
      cause: .advance(scheduler: nil, .by(duration)),
      site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Advances the time of one scheduler of the harness to the next scheduled work.
  ///
  /// - Parameters:
  ///   - scheduler: The name of the scheduler.
  ///   - duration: The time until the next work is due (default: zero, for work without a delay).
  public static func advance(
    _ scheduler: String, by duration: Duration = .zero, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> HarnessStep {
    HarnessStep(
      cause: .advance(scheduler: scheduler, .by(duration)),
      site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Advances the time of all schedulers of the harness to the time of the next scheduled work.
  ///
  /// - Parameter time: The time since the schedulers were created. An earlier time than the current one fails the test.
  public static func advance(
    to time: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> HarnessStep {
    HarnessStep(
      cause: .advance(scheduler: nil, .to(time)),
      site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Cancels the subscriptions to all outputs, as when a screen is dismissed.
  ///
  /// Use it as the last step for a view model with a timer that never ends. Work that is still scheduled after it fails the
  /// test, because the view model does not cancel it.
  public static func cancel(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> HarnessStep {
    HarnessStep(cause: .cancel, site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

/// The precedence of `==>`. It associates to the left, so that a step can have several changes.
precedencegroup HarnessStepPrecedence {
  associativity: left
  higherThan: AssignmentPrecedence
}

/// Describes a change that a step causes.
infix operator ==> : HarnessStepPrecedence

/// Returns a step that also expects a change of the state. Describe several changes in the order in which they happen.
///
/// - Parameters:
///   - step: The step that causes the change.
///   - change: Applies the expected change to a copy of the state.
public func ==> <State>(
  step: HarnessStep<State>, change: @escaping (inout State) throws -> Void
) -> HarnessStep<State> {
  var step = step
  step.changes.append(HarnessChanges([change]))
  return step
}
