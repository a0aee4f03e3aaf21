import Foundation
import Store
import TestFailures

/// Tests a view model of inputs and outputs exhaustively: all outputs are bound into one state, and each step must
/// describe every change of it, in order.
///
///     let harness = TestHarness(initialState: LoginState(), scheduler: scheduler)
///     harness.bind(outputs.isLoading, to: \.isLoading)   // once for each output
///     harness.assert(
///       .input { username.send("blob") } ==> { $0.isLoginEnabled = true },
///       .input { loginTapped.send() }    ==> { $0.isLoading = true } ==> { $0.isLoginEnabled = false },
///       .advance(by: .seconds(1))        ==> { $0.isLoading = false }
///     )
///
/// The code behind the published description of such a harness is not public: this is a reconstruction from that
/// description.
///
/// A value that leaves the state as it is counts as no change.
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
  /// Whether a step may advance past work at several times, as long as it describes all changes in order.
  public var allowsSkippingWork = false

  /// - Parameters:
  ///   - initialState: What the outputs show before any input: one property for each output.
  ///   - scheduler: The scheduler that the view model was given. Steps move its time, and at the end nothing may be
  ///     scheduled on it.
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

  deinit { reportStrays(at: site) }

  /// Binds an output to the property that it sets.
  public func bind<Value>(
    _ output: Signal<Value>, to property: WritableKeyPath<State, Value> & Sendable,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    bind(output, to: property, at: site) { state, value in state[keyPath: property] = value }
  }

  /// Binds an output to a property that has no value at first.
  public func bind<Value>(
    _ output: Signal<Value>, to property: WritableKeyPath<State, Value?> & Sendable,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    bind(output, to: property, at: site) { state, value in state[keyPath: property] = value }
  }

  /// Binds an output of events, such as routes to other screens: the property collects them, so that two equal ones are
  /// two changes.
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
    // What an output begins with must be what the initial state says.
    let record = recorder.withLock { $0.takeAll() }
    if record.state != before {
      StepFailure.outputBeforeFirstStep(
        name.description, difference: StateDifference.text(expected: before, actual: record.state)
      ).report(at: site)
      state = record.state
    }
    for failure in record.failures { failure.report(at: site) }
  }

  /// Takes steps one after the other. After the last nothing may be left over: no change, no scheduled work.
  public func assert(
    _ steps: HarnessStep<State>..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    checkBindings(at: site)
    reportStrays(at: site)
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

  /// Held against each other one by one. After the first that differs the rest would only repeat it.
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
      // The closures say what was expected only when they are run.
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

  /// Moves the time on, and refuses to do so without knowing what for.
  private func advance(by duration: Duration, at site: CallSite) {
    guard let scheduler else { return StepFailure.noScheduler.report(at: site) }
    let start = scheduler.now
    guard let next = scheduler.dueTimes.first else { return StepFailure.nothingScheduled(duration).report(at: site) }
    if start + duration < next { StepFailure.stopsShort(duration, next: next - start).report(at: site) }
    let times = scheduler.advance(by: duration)
    if times.count > 1, !allowsSkippingWork { StepFailure.skipsPast(times).report(at: site) }
  }

  /// Every property has its output: one that was added later and not bound would go unseen.
  private func checkBindings(at site: CallSite) {
    guard !hasCheckedBindings else { return }
    hasCheckedBindings = true
    let properties = Mirror(reflecting: initialState).children.compactMap(\.label)
    let unbound = properties.filter { !boundProperties.contains($0) }
    if !unbound.isEmpty { StepFailure.unboundOutputs(unbound).report(at: site) }
  }

  /// What outputs have said while no step asked for it.
  private func reportStrays(at site: CallSite) {
    let record = recorder.withLock { $0.takeAll() }
    state = record.state
    for failure in record.failures { failure.report(at: site) }
    if !record.changes.isEmpty { StepFailure.outputOutsideOfSteps(record.changes.map(\.text)).report(at: site) }
  }
}

/// What outputs have said since the last step.
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

  /// All of it; the record is empty then.
  mutating func takeAll() -> OutputRecord {
    defer { (changes, failures) = ([], []) }
    return self
  }
}

/// How a property is called in the source.
private struct PropertyName: CustomStringConvertible {
  /// As a key path, such as `\.form.isLoading`.
  let description: String
  /// The stored property of the state that it begins with.
  let root: String

  init(_ keyPath: AnyKeyPath) {
    let components = keyPath.debugDescription.split(separator: ".").dropFirst()
    // A type's own name may have dots; the names of properties follow the last part that begins with a capital letter.
    let path = components.drop { $0.first?.isUppercase == true }
    description = "\\." + path.joined(separator: ".")
    root = path.first.map { String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) } ?? ""
  }
}
