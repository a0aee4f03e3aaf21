import StateStore
import SnapshotFoundation

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
/// A value that leaves the state equal is not a change, unless ``repeatedValues`` is `.reported`, which fails the test for it.
///
/// The harness follows a published description of the technique, whose code is not public.
public final class TestHarness<State: Equatable & Sendable> {
  private let recorder: Locked<OutputRecord<State>>
  private let initialState: State
  private let schedulers: HarnessSchedulers
  private let site: CallSite
  private var subscriptions: [SignalSubscription] = []
  private var boundProperties = BoundProperties()
  private var hasCheckedBindings = false
  private var hasReportedWork = false
  /// The state after the last step.
  public private(set) var state: State
  /// Whether a step can advance past work that is due at several times. It must still describe all changes in order.
  public var allowsSkippingWork = false
  /// What happens if an output that is bound from now on sends an equal value again (default: ignored).
  ///
  /// `bind(_:to:repeatedValues:)` can choose otherwise for one output.
  public var repeatedValues: RepeatedValues = .ignored

  /// Creates a harness.
  ///
  /// - Parameters:
  ///   - initialState: The values of the outputs before the first input, with one property for each output.
  ///   - scheduler: The scheduler of the view model. Steps advance its time. No work may be scheduled on it at the end.
  public convenience init(
    initialState: State, scheduler: TestScheduler? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      initialState: initialState, schedulers: scheduler.map { [$0] } ?? [], fileID: fileID, filePath: filePath,
      line: line, column: column)
  }

  /// Creates a harness for a view model with several schedulers.
  ///
  ///     let main = TestScheduler(name: "main")
  ///     let background = TestScheduler(name: "background")
  ///     let harness = TestHarness(initialState: SearchState(), schedulers: [main, background])
  ///
  /// The step `.advance("background", by: .seconds(1))` advances one scheduler. The step `.advance(by: .seconds(1))` advances
  /// all of them, as if they shared one clock.
  ///
  /// - Parameters:
  ///   - initialState: The values of the outputs before the first input, with one property for each output.
  ///   - schedulers: The schedulers of the view model, with different names. No work may be scheduled on them at the end.
  public init(
    initialState: State, schedulers: [TestScheduler], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.initialState = initialState
    state = initialState
    recorder = Locked(OutputRecord(state: initialState))
    self.schedulers = HarnessSchedulers(schedulers: schedulers)
    site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.schedulers.checkNames(at: site)
  }

  deinit {
    reportUnexpectedChanges(StepFailure.changesOutsideOfSteps, at: site)
    // Inputs after the last `assert` can have scheduled work that changes no output yet.
    if hasCheckedBindings, !hasReportedWork { schedulers.reportWorkLeft(at: site) }
  }

  /// Runs steps in order, and compares the changes of the state with those that the steps describe.
  ///
  /// Fails the test if a step has other changes, or if work is scheduled after the last step.
  public func assert(
    _ steps: HarnessStep<State>..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    assert(steps, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs steps in order, and compares the changes of the state with those that the steps describe.
  ///
  /// Fails the test if a step has other changes, or if work is scheduled after the last step. If several steps come from one
  /// line, such as the body of a loop, their failures begin with the number of the step.
  public func assert(
    _ steps: [HarnessStep<State>], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    checkBindings(at: site)
    reportUnexpectedChanges(StepFailure.changesOutsideOfSteps, at: site)
    let places = Dictionary(steps.map { ("\($0.site):\($0.site.column)", 1) }, uniquingKeysWith: +)
    for (index, step) in steps.enumerated() {
      let isUnique = places["\(step.site):\(step.site.column)"] == 1
      step.attributingFailures(position: isUnique ? nil : "Step \(index + 1) of \(steps.count)") { perform(step) }
    }
    hasReportedWork = schedulers.reportWorkLeft(at: site)
  }

  private func perform(_ step: HarnessStep<State>) {
    // Code on other threads can have changed an output since the last step.
    reportUnexpectedChanges(StepFailure.changesBeforeStep, at: step.site)
    switch step.cause {
    case .input(let give): give()
    case .advance(let scheduler, let distance):
      schedulers.advance(scheduler, distance, allowsSkippingWork: allowsSkippingWork, at: step.site)
    case .cancel: subscriptions = []
    }
    let record = recorder.withLock { $0.takeAll() }
    state = record.state
    for failure in record.failures { failure.report(at: step.site) }
    ChangeComparison(changes: record.changes, expected: step.changes).failure(state: state)?.report(at: step.site)
  }

  /// Fails the test if a property has no output, because the harness would not see its changes.
  private func checkBindings(at site: CallSite) {
    guard !hasCheckedBindings else { return }
    hasCheckedBindings = true
    let unbound = boundProperties.missing(in: initialState)
    if !unbound.isEmpty { StepFailure.unboundProperties(unbound).report(at: site) }
  }

  /// Reports changes that happened outside of steps.
  private func reportUnexpectedChanges(_ failure: ([String]) -> StepFailure, at site: CallSite) {
    let record = recorder.withLock { $0.takeAll() }
    state = record.state
    for failure in record.failures { failure.report(at: site) }
    if !record.changes.isEmpty { failure(record.changes.map(\.text)).report(at: site) }
  }
}

extension TestHarness {
  /// Binds an output to a property of the state.
  ///
  /// - Parameters:
  ///   - output: The output of the view model.
  ///   - property: The property that shows the latest value of the output.
  ///   - repeatedValues: What happens if the output sends an equal value again (default: as ``repeatedValues`` says).
  public func bind<Value>(
    _ output: Signal<Value>, to property: WritableKeyPath<State, Value> & Sendable,
    repeatedValues: RepeatedValues? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    bind(output, to: property, repeatedValues: repeatedValues, at: site) { $0[keyPath: property] = $1 }
  }

  /// Binds an output to an optional property of the state, for an output that has no value at first.
  ///
  /// - Parameters:
  ///   - output: The output of the view model.
  ///   - property: The property that shows the latest value of the output.
  ///   - repeatedValues: What happens if the output sends an equal value again (default: as ``repeatedValues`` says).
  public func bind<Value>(
    _ output: Signal<Value>, to property: WritableKeyPath<State, Value?> & Sendable,
    repeatedValues: RepeatedValues? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    bind(output, to: property, repeatedValues: repeatedValues, at: site) { $0[keyPath: property] = $1 }
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
    bind(output, to: property, repeatedValues: .ignored, at: site) { $0[keyPath: property].append($1) }
  }

  private func bind<Value, Property>(
    _ output: Signal<Value>, to property: WritableKeyPath<State, Property>, repeatedValues: RepeatedValues?,
    at site: CallSite, update: @escaping @Sendable (inout State, Value) -> Void
  ) {
    let path = PropertyPath(property)
    let (name, repeatedValues) = (path.description, repeatedValues ?? self.repeatedValues)
    boundProperties.insert(path)
    let before = recorder.withLock { record in
      record.isBinding = true
      return record.state
    }
    subscriptions.append(
      output.subscribe { [recorder] event in
        recorder.withLock { $0.add(event, of: name, repeatedValues: repeatedValues, update: update) }
      })
    // The first value of an output must equal the initial state.
    let record = recorder.withLock { record in
      record.isBinding = false
      return record.takeAll()
    }
    if record.state != before {
      let difference = StateDifference.text(expected: before, actual: record.state)
      StepFailure.outputBeforeFirstStep(name, difference: difference).report(at: site)
      state = record.state
    }
    for failure in record.failures { failure.report(at: site) }
  }
}
