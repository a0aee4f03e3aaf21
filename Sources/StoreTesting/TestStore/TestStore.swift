import Foundation
import Store
import TestFailures

/// A store that fails the test unless it describes everything that happens: every change of the state, every action
/// that effects send back, and the end of every effect.
///
///     let store = TestStore(initialState: CounterState(), reducer: counterReducer, environment: ())
///     store.send(.incrementTapped) { $0.count = 1 }
///     store.receive(.saved) { $0.isSaved = true }
///
/// Effects run one after the other on a thread of their own, and every step waits until they rest, so that a test is as
/// deterministic as a synchronous one. At its end, when the store goes away, nothing may be left over.
public final class TestStore<State: Equatable & Sendable, Action: Sendable, Environment> {
  /// The state after the last step.
  public internal(set) var state: State
  /// How much the test must describe.
  public var exhaustivity: Exhaustivity = .on
  /// So long a step waits for an action of an effect that is under way.
  public var timeout: Duration = .seconds(1)
  /// So long effects may be busy before they are taken to be without end. It costs no time where they rest; on a machine
  /// with much else to do, a thread may wait for seconds.
  public var busyTimeout: Duration = .seconds(10)

  let core: StoreCore<State, Action>
  let execution = EffectExecution()
  let log = Locked(Log())
  private let environmentBox: EnvironmentBox<Environment>
  /// Where the last step stands: what is left over at the end is reported there.
  var lastSite: CallSite
  private var hasReportedEnd = false
  private var isStuck = false

  /// An action that an effect has sent, and the state after it.
  struct Received {
    var action: Action
    var state: State
  }

  struct Log {
    var afterSent: State?
    var received: [Received] = []
  }

  public init(
    initialState: State, reducer: Reducer<State, Action, Environment>, environment: Environment,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    state = initialState
    lastSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let box = EnvironmentBox(environment)
    environmentBox = box
    core = StoreCore(
      initialState: initialState, execution: execution,
      reduce: { state, action in reducer.run(&state, action, box.value) },
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

  /// The dependencies. A test may change them between steps.
  public var environment: Environment {
    get { environmentBox.value }
    set { environmentBox.value = newValue }
  }

  /// Waits until all effects have ended, and fails if some do not in time or if received actions were not handled.
  public func finish(
    timeout: Duration? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    lastSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    settle()
    waitForEffects(timeout: timeout) { $0.inFlight.isEmpty }
    conclude(at: lastSite)
  }

  /// Drops actions that have been received, without describing them.
  ///
  /// - Parameter strict: Whether there must be some.
  public func skipReceivedActions(
    strict: Bool = true, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    lastSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    settle()
    let skipped = skipReceived()
    if skipped.isEmpty, strict { StepFailure.nothingToSkip("are no received actions").report(at: lastSite) }
  }

  /// Cancels effects under way, without describing how they end.
  ///
  /// - Parameter strict: Whether there must be some.
  public func skipInFlightEffects(
    strict: Bool = true, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    lastSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    settle()
    if inFlight.isEmpty, strict { StepFailure.nothingToSkip("are no running effects").report(at: lastSite) }
    core.runtime.cancelAll()
    settle()
  }

  // MARK: What the steps share

  /// The actions whose effects are under way.
  var inFlight: [String] { core.runtime.inFlight.map { dump(of: $0.action) } }

  /// Runs part of a step. What fails in code that knows nothing of the test is booked on the step.
  func atStep<Result>(_ site: CallSite, _ body: () -> Result) -> Result {
    let outer = FailureChannel.interceptor
    return FailureChannel.$interceptor.withValue({ failure in
      FailureChannel.$interceptor.withValue(outer) {
        FailureChannel.report(TestFailure(failure.message, at: site))
      }
    }) { body() }
  }

  /// Waits until effects rest. Those that do not are cancelled and reported, once.
  func settle() {
    guard !isStuck, !execution.waitUntilIdle(timeout: busyTimeout) else { return }
    giveUpOnEffects()
    isStuck = !execution.waitUntilIdle(timeout: busyTimeout)
  }

  func giveUpOnEffects() {
    StepFailure.neverRests(inFlight, busyTimeout).report(at: lastSite)
    core.runtime.cancelAll()
    _ = skipReceived()
    hasReportedEnd = true
  }

  func waitForEffects(timeout: Duration?, until isMet: (TestStore) -> Bool) {
    guard !isStuck else { return }
    _ = execution.wait(timeout: timeout ?? self.timeout) { isMet(self) }
  }

  /// Drops received actions; the state is then what they have made of it.
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

  /// In a test that need not describe everything: what it passed over.
  func noteSkipped(_ what: @autoclosure () -> String, at site: CallSite) {
    guard exhaustivity == .off(showSkippedAssertions: true) else { return }
    FileHandle.standardError.write(Data("\(site): skipped \(what())\n".utf8))
  }

  /// Nothing may be left over.
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

/// Dependencies that a test changes between steps. Effects have come to rest whenever it does.
private final class EnvironmentBox<Environment>: @unchecked Sendable {
  var value: Environment

  init(_ value: Environment) { self.value = value }
}
