import Foundation
import Store
import TestFailures
import ValueText

/// An exhaustive test of a view model with inputs and outputs.
///
/// All outputs are bound to the properties of one state. Each step must describe all changes of the state, in order.
///
///     let harness = TestHarness(initialState: LoginState(), scheduler: scheduler)
///     harness.bind(outputs.isLoading, to: \.isLoading)   // once for each output
///     harness.assert(
///       .input { username.send("blob") } ==> { $0.isLoginEnabled = true },
///       .input { loginTapped.send() }    ==> { $0.isLoading = true } ==> { $0.isLoginEnabled = false },
///       .advance(by: .seconds(1))        ==> { $0.isLoading = false }
///     )
///
/// A value that leaves the state equal is not a change.
///
/// The harness follows a published description of the technique, whose code is not public.
public final class TestHarness<State: Equatable & Sendable> {
  private let recorder: Locked<OutputRecord<State>>
  private let initialState: State
  private let scheduler: TestScheduler?
  private let site: CallSite
  private var subscriptions: [SignalSubscription] = []
  private var boundProperties: Set<String> = []
  private var hasCheckedBindings = false
  /// The state after the last step.
  public private(set) var state: State
  /// Whether a step can advance past work that is due at several times. It must still describe all changes in order.
  public var allowsSkippingWork = false

  /// Creates a harness.
  ///
  /// - Parameters:
  ///   - initialState: The values of the outputs before the first input, with one property for each output.
  ///   - scheduler: The scheduler of the view model. Steps advance its time. No work may be scheduled on it at the end.
  public init(
    initialState: State, scheduler: TestScheduler? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.initialState = initialState
    state = initialState
    recorder = Locked(OutputRecord(state: initialState))
    self.scheduler = scheduler
    site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  deinit { reportUnexpectedChanges(at: site) }

  /// Binds an output to a property of the state.
  ///
  /// - Parameters:
  ///   - output: The output of the view model.
  ///   - property: The property that shows the latest value of the output.
  public func bind<Value>(
    _ output: Signal<Value>, to property: WritableKeyPath<State, Value> & Sendable,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    bind(output, to: property, at: site) { state, value in state[keyPath: property] = value }
  }

  /// Binds an output to an optional property of the state, for an output that has no value at first.
  ///
  /// - Parameters:
  ///   - output: The output of the view model.
  ///   - property: The property that shows the latest value of the output.
  public func bind<Value>(
    _ output: Signal<Value>, to property: WritableKeyPath<State, Value?> & Sendable,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    bind(output, to: property, at: site) { state, value in state[keyPath: property] = value }
  }

  /// Binds an output to an array that collects its values, so that two equal values are two changes.
  ///
  /// Use it for events, such as routes to other screens.
  ///
  /// - Parameters:
  ///   - output: The output of the view model.
  ///   - property: The array to which the values are appended.
  public func bind<Value>(
    _ output: Signal<Value>, appendingTo property: WritableKeyPath<State, [Value]> & Sendable,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    bind(output, to: property, at: site) { state, value in state[keyPath: property].append(value) }
  }

  private func bind<Value, Property>(
    _ output: Signal<Value>, to property: WritableKeyPath<State, Property>, at site: CallSite,
    update: @escaping @Sendable (inout State, Value) -> Void
  ) {
    let name = PropertyName(property)
    boundProperties.insert(name.root)
    let before = recorder.withLock(\.state)
    subscriptions.append(
      output.subscribe { [recorder] event in
        recorder.withLock { record in
          switch event {
          case .value(let value):
            let before = record.state
            update(&record.state, value)
            if record.state != before {
              record.changes.append(OutputRecord.Change(output: name.description, before: before, after: record.state))
            }
          case .failure(let error):
            record.failures.append(.outputFailed(name.description, error: CompactText.text(of: error)))
          case .completed: break
          }
        }
      })
    // The first value of an output must equal the initial state.
    let record = recorder.withLock { $0.takeAll() }
    if record.state != before {
      StepFailure.outputBeforeFirstStep(
        name.description, difference: StateDifference.text(expected: before, actual: record.state)
      ).report(at: site)
      state = record.state
    }
    for failure in record.failures { failure.report(at: site) }
  }

  /// Runs steps in order, and compares the changes of the state with those that the steps describe.
  ///
  /// Fails the test if a step has other changes, or if work is scheduled after the last step.
  public func assert(
    _ steps: HarnessStep<State>..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    checkBindings(at: site)
    reportUnexpectedChanges(at: site)
    for step in steps { perform(step) }
    if let left = scheduler?.dueTimes, !left.isEmpty { StepFailure.workLeft(left).report(at: site) }
  }

  private func perform(_ step: HarnessStep<State>) {
    switch step.cause {
    case .input(let give): give()
    case .advance(let duration): advance(by: duration, at: step.site)
    }
    let record = recorder.withLock { $0.takeAll() }
    state = record.state
    for failure in record.failures { failure.report(at: step.site) }
    compare(record.changes, with: step)
  }

  /// Compares the changes of a step one by one, and reports only the first difference.
  private func compare(_ changes: [OutputRecord<State>.Change], with step: HarnessStep<State>) {
    for (change, update) in zip(changes, step.changes) {
      let expectation = StateExpectation<State>(update: update, exhaustivity: .on)
      if let failure = expectation.failure(before: change.before, after: change.after) {
        return failure.report(at: step.site)
      }
    }
    if changes.count > step.changes.count {
      let rest = changes[step.changes.count...]
      StepFailure.unhandled(.change, rest.map(\.text), before: nil).report(at: step.site)
    } else if changes.count < step.changes.count {
      // The missing changes, applied to the state.
      do {
        var expected = state
        for update in step.changes[changes.count...] { try update(&expected) }
        StepFailure.nothingReceived(
          .change, expected: StateDifference.text(expected: expected, actual: state), waitedFor: nil, inFlight: []
        ).report(at: step.site)
      } catch {
        StepFailure.updateThrew(CompactText.text(of: error)).report(at: step.site)
      }
    }
  }

  /// Advances the time, and fails the test if the next work is not due exactly then.
  private func advance(by duration: Duration, at site: CallSite) {
    guard let scheduler else { return StepFailure.noScheduler.report(at: site) }
    let start = scheduler.now
    guard let next = scheduler.dueTimes.first else { return StepFailure.nothingScheduled(duration).report(at: site) }
    if start + duration < next { StepFailure.advancesTooLittle(duration, next: next - start).report(at: site) }
    let times = scheduler.advance(by: duration)
    if times.count > 1, !allowsSkippingWork { StepFailure.advancesPast(times).report(at: site) }
  }

  /// Fails the test if a property has no output, because the harness would not see its changes.
  private func checkBindings(at site: CallSite) {
    guard !hasCheckedBindings else { return }
    hasCheckedBindings = true
    let properties = Mirror(reflecting: initialState).children.compactMap(\.label)
    let unbound = properties.filter { !boundProperties.contains($0) }
    if !unbound.isEmpty { StepFailure.unboundProperties(unbound).report(at: site) }
  }

  /// Reports changes that happened outside of steps.
  private func reportUnexpectedChanges(at site: CallSite) {
    let record = recorder.withLock { $0.takeAll() }
    state = record.state
    for failure in record.failures { failure.report(at: site) }
    if !record.changes.isEmpty { StepFailure.changesOutsideOfSteps(record.changes.map(\.text)).report(at: site) }
  }
}

/// The changes and errors of the outputs since the last step.
struct OutputRecord<State: Equatable & Sendable>: Sendable {
  struct Change: Sendable {
    var output: String
    var before: State
    var after: State

    var text: String { "\(output):\n\n\(StateDifference.text(expected: before, actual: after))" }
  }

  var state: State
  var changes: [Change] = []
  var failures: [StepFailure] = []

  /// Returns the record, and removes its changes and failures.
  mutating func takeAll() -> OutputRecord {
    defer { (changes, failures) = ([], []) }
    return self
  }
}

/// The name of a property in the source.
private struct PropertyName: CustomStringConvertible {
  /// As a key path, such as `\.form.isLoading`.
  let description: String
  /// The first property of the key path.
  let root: String

  init(_ keyPath: AnyKeyPath) {
    let components = keyPath.debugDescription.split(separator: ".").dropFirst()
    // The name of a nested type contains dots. Property names follow the last component that begins with a capital letter.
    let path = components.drop { $0.first?.isUppercase == true }
    description = "\\." + path.joined(separator: ".")
    root = path.first.map { String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) } ?? ""
  }
}
