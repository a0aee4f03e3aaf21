import Store
import TestFailures

/// One step of a harness' test: something that happens to the view model, and every change that follows from it.
public struct HarnessStep<State> {
  enum Cause {
    case input(() -> Void)
    case advance(Duration)
  }

  let cause: Cause
  let site: CallSite
  var changes: [(inout State) throws -> Void] = []

  /// Gives the view model an input, as a person or the system does.
  public static func input(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ give: @escaping () -> Void
  ) -> HarnessStep {
    HarnessStep(
      cause: .input(give), site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Moves the time on to the next work that is scheduled.
  public static func advance(
    by duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> HarnessStep {
    HarnessStep(
      cause: .advance(duration), site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

/// Chains from the left, so that one step takes several changes in order.
precedencegroup HarnessStepPrecedence {
  associativity: left
  higherThan: AssignmentPrecedence
}

infix operator ==> : HarnessStepPrecedence

/// Says that a step changes the state so. Several changes are described in the order in which they come.
public func ==> <State>(step: HarnessStep<State>, change: @escaping (inout State) throws -> Void) -> HarnessStep<State>
{
  var step = step
  step.changes.append(change)
  return step
}
