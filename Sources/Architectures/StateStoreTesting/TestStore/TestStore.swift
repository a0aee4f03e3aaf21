import Foundation
import StateStore
import SnapshotFoundation
import SnapshotValueDump

/// A store for exhaustive tests: a test must assert all changes of the state, all actions that effects send, and the end
/// of all effects.
///
///     let store = TestStore(initialState: CounterState(), reducer: counterReducer, environment: ())
///     store.send(.incrementTapped) { $0.count = 1 }
///     store.receive(.saved) { $0.isSaved = true }
///
/// Effects run one at a time on a separate thread. Each step waits until all effects are suspended, so the test is
/// deterministic. Before macOS 15 and iOS 18, effects run in parallel, and count as suspended when they sleep on a
/// `TestClock`, or when they do nothing for at least 50 milliseconds and much longer than tasks wait for the processor at
/// the moment. When the store is deallocated, received actions that were not asserted and running effects fail the test.
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
  var counter = StepCounter()
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
    /// Whether an endless loop of actions was ended, whose received actions no test can assert.
    var hasEndedLoop = false
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
      }, didEndLoop: { [log] in log.withLock { $0.hasEndedLoop = true } })
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
    waitForEffects(timeout: timeout) { $0.isWaitingForTest }
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
    if skipped.isEmpty, strict { report(.noReceivedActionsToSkip, at: lastSite) }
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
    if hasNoEffects, strict { report(.noEffectsToSkip, at: lastSite) }
    core.runtime.cancelAll()
    settle()
  }

  // MARK: Shared by the steps

  /// The actions whose effects are running, with the identifiers that cancel the effects.
  var inFlight: [String] { core.runtime.inFlight.map(\.text) }

  /// Whether no effect is running.
  var hasNoEffects: Bool { core.runtime.inFlight.isEmpty }

  /// Whether nothing happens until the test does something: no effect is running, or all wait for a clock of the test.
  var isWaitingForTest: Bool { core.runtime.isWaitingForTest }

  /// Begins a step.
  func begin(at site: CallSite) {
    lastSite = site
    counter.begin(at: site)
  }

  /// Sets the number of the running step, for a flow whose steps are numbered in its storyboard.
  package func setStepNumber(_ number: Int) { counter.flowNumber = number }

  /// Runs part of a step. Failures of the code under test are reported at the call site of the step.
  func atStep<Result>(_ site: CallSite, _ body: () -> Result) -> Result {
    let outer = FailureChannel.interceptor
    let note = counter.note(at: site)
    return FailureChannel.$interceptor.withValue({ failure in
      FailureChannel.$interceptor.withValue(outer) {
        FailureChannel.report(TestFailure(failure.message + note, at: site))
      }
    }) { body() }
  }

  /// Waits until all effects are suspended. Reports and cancels effects that never suspend, once.
  func settle() {
    defer { skipEndedLoop() }
    guard !hasBusyEffects, !execution.waitUntilIdle(timeout: busyTimeout) else { return }
    cancelBusyEffects()
    // Cancelled effects end soon, but not within a short `busyTimeout` on a busy machine.
    hasBusyEffects = !execution.waitUntilIdle(timeout: max(busyTimeout, .seconds(1)))
    // Also an action that was on its way when its effect was cancelled. Its reduction ends by itself, on a busy machine later.
    core.waitUntilReduced(until: Date(timeIntervalSinceNow: max(busyTimeout, .seconds(10)).seconds))
    skipReceived()
  }

  /// Skips the received actions of an endless loop, which is reported already.
  private func skipEndedLoop() {
    let hasEnded = log.withLock { log -> Bool in
      defer { log.hasEndedLoop = false }
      return log.hasEndedLoop
    }
    if hasEnded { skipReceived() }
  }

  func cancelBusyEffects() {
    report(.neverSuspends(inFlight, busyTimeout), at: lastSite)
    core.runtime.stop()
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

  /// Reports a failure of a step. If its line runs repeatedly, the message contains the number of the step.
  func report(_ failure: StepFailure?, at site: CallSite) {
    guard let failure else { return }
    FailureChannel.report(TestFailure(failure.message + counter.note(at: site), at: site))
  }

  /// Prints skipped actions, if the exhaustivity says so.
  func noteSkipped(_ what: @autoclosure () -> String, at site: CallSite) {
    guard exhaustivity == .off(showSkippedAssertions: true) else { return }
    ErrorOutput.write("\(site): skipped \(what())")
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
      StepFailure.inFlight(origins.map(\.text)).report(at: origins[0].site ?? site)
    }
  }
}

extension EffectRuntime.Origin {
  /// The action that started the effect, and the identifiers that cancel it: `AppAction.startTapped (id: TimerID.clock)`.
  fileprivate var text: String {
    var seen: Set<String> = []
    let names = ids.map(\.text).filter { seen.insert($0).inserted }
    return dump(of: action) + (names.isEmpty ? "" : " (id: \(names.joined(separator: ", ")))")
  }
}
