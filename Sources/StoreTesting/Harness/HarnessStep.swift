import Store
import TestFailures

/// A step of a ``TestHarness`` test: an input or an advance of the time, and the changes that it causes.
public struct HarnessStep<State> {
  enum Cause {
    case input(() -> Void)
    case advance(Duration)
  }

  let cause: Cause
  let site: CallSite
  var changes: [(inout State) throws -> Void] = []

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

  /// Advances the time of the harness's scheduler to the next scheduled work.
  ///
  /// - Parameter duration: The time until the next work is due.
  public static func advance(
    by duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> HarnessStep {
    HarnessStep(
      cause: .advance(duration), site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
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
  step.changes.append(change)
  return step
}
