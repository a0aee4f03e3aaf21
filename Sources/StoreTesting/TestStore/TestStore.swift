import Foundation
import Store
import TestFailures
import ValueDump

/// A store for exhaustive tests: a test must assert all changes of the state, all actions that effects send, and the end
/// of all effects.
///
///     let store = TestStore(initialState: CounterState(), reducer: counterReducer, environment: ())
///     store.send(.incrementTapped) { $0.count = 1 }
///     store.receive(.saved) { $0.isSaved = true }
///
/// Effects run one at a time on a separate thread. Each step waits until all effects are suspended, so the test is
/// deterministic. When the store is deallocated, received actions that were not asserted and running effects fail the test.
public final class TestStore<State: Equatable & Sendable, Action: Sendable, Environment> {
  /// The state after the last step.
  public internal(set) var state: State
  /// How much the test must assert (default: everything).
  public var exhaustivity: Exhaustivity = .on
  /// How long a step waits for an action of a running effect, in real time (default: one second).
  public var timeout: Duration = .seconds(1)
  /// How long effects can run without suspending before they are cancelled and reported (default: ten seconds).
  ///
  /// It costs no time if the effects suspend. Increase it on a machine under heavy load.
  public var busyTimeout: Duration = .seconds(10)

  let core: StoreCore<State, Action>
  let execution = EffectExecution()
  let log = Locked(Log())
  private let dependencies: Locked<Environment>
  /// The call site of the last step, where failures at the end of the test are reported.
  var lastSite: CallSite
  private var hasReportedEnd = false
  private var hasBusyEffects = false

  /// An action that an effect sent, and the state after it.
  struct Received {
    var action: Action
    var state: State
  }

  struct Log {
    var afterSent: State?
    var received: [Received] = []
  }

  /// Creates a test store.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - reducer: The reducer to test.
  ///   - environment: The dependencies of the reducer, or `()`.
  public init(
    initialState: State, reducer: Reducer<State, Action, Environment>, environment: Environment,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    state = initialState
    lastSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let dependencies = Locked(environment)
    self.dependencies = dependencies
    core = StoreCore(
      initialState: initialState, execution: execution,
      reduce: { state, action in reducer.run(&state, action, dependencies.withLock { $0 }) },
      didReduce: { [log, execution] action, sender, state in
        log.withLock { log in
          switch sender {
          case .user: log.afterSent = state
          case .effect: log.received.append(Received(action: action, state: state))
          }
        }
        execution.noteEvent()
      })
  }

  deinit {
    conclude(at: lastSite)
    core.runtime.cancelAll()
  }

  /// The dependencies of the reducer. A test can change them between steps.
  public var environment: Environment {
    get { dependencies.withLock { $0 } }
    set { dependencies.withLock { $0 = newValue } }
  }

  /// Waits until all effects have finished.
  ///
  /// Fails the test if effects are still running after the timeout, or if received actions were not asserted.
  ///
  /// - Parameter timeout: How long to wait, in real time; ``timeout`` by default.
  public func finish(
    timeout: Duration? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    lastSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    settle()
    waitForEffects(timeout: timeout) { $0.inFlight.isEmpty }
    conclude(at: lastSite)
  }

  /// Skips the received actions that were not asserted.
  ///
  /// - Parameter strict: Whether to fail the test if there are none.
  public func skipReceivedActions(
    strict: Bool = true, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    lastSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    settle()
    let skipped = skipReceived()
    if skipped.isEmpty, strict { StepFailure.noReceivedActionsToSkip.report(at: lastSite) }
  }

  /// Cancels the running effects.
  ///
  /// - Parameter strict: Whether to fail the test if there are none.
  public func skipInFlightEffects(
    strict: Bool = true, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    lastSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    settle()
    if inFlight.isEmpty, strict { StepFailure.noEffectsToSkip.report(at: lastSite) }
    core.runtime.cancelAll()
    settle()
  }

  // MARK: Shared by the steps

  /// The dumps of the actions whose effects are running.
  var inFlight: [String] { core.runtime.inFlight.map { dump(of: $0.action) } }

  /// Runs part of a step. Failures of the code under test are reported at the call site of the step.
  func atStep<Result>(_ site: CallSite, _ body: () -> Result) -> Result {
    let outer = FailureChannel.interceptor
    return FailureChannel.$interceptor.withValue({ failure in
      FailureChannel.$interceptor.withValue(outer) {
        FailureChannel.report(TestFailure(failure.message, at: site))
      }
    }) { body() }
  }

  /// Waits until all effects are suspended. Reports and cancels effects that never suspend, once.
  func settle() {
    guard !hasBusyEffects, !execution.waitUntilIdle(timeout: busyTimeout) else { return }
    cancelBusyEffects()
    hasBusyEffects = !execution.waitUntilIdle(timeout: busyTimeout)
  }

  func cancelBusyEffects() {
    StepFailure.neverSuspends(inFlight, busyTimeout).report(at: lastSite)
    core.runtime.cancelAll()
    _ = skipReceived()
    hasReportedEnd = true
  }

  func waitForEffects(timeout: Duration?, until isMet: (TestStore) -> Bool) {
    guard !hasBusyEffects else { return }
    _ = execution.wait(timeout: timeout ?? self.timeout) { isMet(self) }
  }

  /// Removes the received actions, and sets the state to the one after the last of them.
  @discardableResult
  func skipReceived() -> [Action] {
    let dropped = log.withLock { log -> [Received] in
      defer { log.received = [] }
      return log.received
    }
    if let last = dropped.last { state = last.state }
    return dropped.map(\.action)
  }

  func report(_ failure: StepFailure?, at site: CallSite) { failure?.report(at: site) }

  /// Prints skipped actions, if the exhaustivity says so.
  func noteSkipped(_ what: @autoclosure () -> String, at site: CallSite) {
    guard exhaustivity == .off(showSkippedAssertions: true) else { return }
    FileHandle.standardError.write(Data("\(site): skipped \(what())\n".utf8))
  }

  /// Reports received actions that were not asserted and running effects.
  func conclude(at site: CallSite) {
    settle()
    let unhandled = skipReceived()
    guard exhaustivity == .on else { return }
    if !unhandled.isEmpty {
      StepFailure.unhandled(.action, unhandled.map { dump(of: $0) }, before: nil).report(at: site)
    }
    let origins = core.runtime.inFlight
    if !origins.isEmpty, !hasReportedEnd {
      hasReportedEnd = true
      StepFailure.inFlight(origins.map { dump(of: $0.action) }).report(at: origins[0].site ?? site)
    }
  }
}
