import SnapshotFoundation

extension Effect {
  /// Returns an effect that starts after a pause, unless another effect with the same identifier is debounced meanwhile.
  ///
  ///     case .queryChanged(let query):
  ///       state.query = query
  ///       return .run { send in await send(.found(try await environment.search(query))) }
  ///         .debounce(id: SearchID.query, for: .milliseconds(300), clock: environment.clock)
  ///
  /// A newer effect also cancels an effect with the same identifier that already runs, like
  /// `cancellable(id:cancelInFlight: true)`. ``cancel(id:)`` cancels the pause and the running effect.
  ///
  /// - Parameters:
  ///   - id: The identifier of the debounced effects.
  ///   - duration: The length of the pause.
  ///   - clock: The clock that measures the pause. Tests pass a ``TestClock`` or an ``ImmediateClock``.
  public func debounce(
    id: some Hashable & Sendable, for duration: Duration, clock: any Clock<Duration>
  ) -> Effect {
    debounce(id: id, for: duration, pace: EffectPace(clock))
  }

  /// Returns an effect that starts after a pause, unless another effect with the same identifier is debounced meanwhile.
  ///
  /// - Parameters:
  ///   - id: The identifier of the debounced effects.
  ///   - duration: The length of the pause.
  ///   - scheduler: The scheduler that measures the pause. Tests pass a ``TestScheduler`` or an ``ImmediateScheduler``.
  public func debounce(
    id: some Hashable & Sendable, for duration: Duration, scheduler: any Scheduler
  ) -> Effect {
    debounce(id: id, for: duration, pace: EffectPace(scheduler))
  }

  private func debounce(id: some Hashable & Sendable, for duration: Duration, pace: EffectPace) -> Effect {
    Effect(.delay(self, EffectDelay(duration: duration, pace: pace))).cancellable(id: id, cancelInFlight: true)
  }

  /// Returns an effect that starts at most once per interval.
  ///
  /// The first effect with an identifier starts immediately. Of the effects that follow within the interval, one starts at
  /// the end of the interval, which begins the next interval. The others don't run. ``cancel(id:)`` cancels the waiting
  /// effect and the running ones.
  ///
  /// - Parameters:
  ///   - id: The identifier of the throttled effects.
  ///   - interval: The minimum time between two starts.
  ///   - clock: The clock that measures the interval. Tests pass a ``TestClock``.
  ///   - latest: Whether the last effect within the interval starts at its end (`true`) or the first one (`false`).
  public func throttle(
    id: some Hashable & Sendable, for interval: Duration, clock: any Clock<Duration>, latest: Bool,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Effect {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return throttle(id: id, for: interval, pace: EffectPace(clock), latest: latest, at: site)
  }

  /// Returns an effect that starts at most once per interval.
  ///
  /// - Parameters:
  ///   - id: The identifier of the throttled effects.
  ///   - interval: The minimum time between two starts.
  ///   - scheduler: The scheduler that measures the interval. Tests pass a ``TestScheduler``.
  ///   - latest: Whether the last effect within the interval starts at its end (`true`) or the first one (`false`).
  public func throttle(
    id: some Hashable & Sendable, for interval: Duration, scheduler: any Scheduler, latest: Bool,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Effect {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return throttle(id: id, for: interval, pace: EffectPace(scheduler), latest: latest, at: site)
  }

  private func throttle(
    id: some Hashable & Sendable, for interval: Duration, pace: EffectPace, latest: Bool, at site: CallSite
  ) -> Effect {
    let throttle = EffectThrottle(
      id: CancellationID(id), interval: interval, pace: pace, startsLatest: latest, site: site)
    return Effect(.throttle(self, throttle)).cancellable(id: id)
  }

  /// Returns an effect that sends an action at regular intervals until it is cancelled.
  ///
  /// The first action is sent after one interval. A timer replaces a running effect with the same identifier. Ticks that are
  /// missed while the process is suspended are skipped.
  ///
  /// - Parameters:
  ///   - id: The identifier to cancel the timer with.
  ///   - interval: The time between two actions.
  ///   - clock: The clock that measures the time. Tests pass a ``TestClock``.
  ///   - action: The action to send.
  public static func timer(
    id: some Hashable & Sendable, every interval: Duration, clock: any Clock<Duration>, send action: Action,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Effect {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return timer(id: id, every: interval, pace: EffectPace(clock), at: site) { _ in action }
  }

  /// Returns an effect that sends actions at regular intervals until it is cancelled.
  ///
  /// - Parameters:
  ///   - id: The identifier to cancel the timer with.
  ///   - interval: The time between two actions.
  ///   - clock: The clock that measures the time. Tests pass a ``TestClock``.
  ///   - action: Returns the action for the number of a tick, counted from 1.
  public static func timer(
    id: some Hashable & Sendable, every interval: Duration, clock: any Clock<Duration>,
    send action: @escaping @Sendable (_ tick: Int) -> Action, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Effect {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return timer(id: id, every: interval, pace: EffectPace(clock), at: site, action)
  }

  /// Returns an effect that sends an action at regular intervals until it is cancelled.
  ///
  /// - Parameters:
  ///   - id: The identifier to cancel the timer with.
  ///   - interval: The time between two actions.
  ///   - scheduler: The scheduler that measures the time. Tests pass a ``TestScheduler``.
  ///   - action: The action to send.
  public static func timer(
    id: some Hashable & Sendable, every interval: Duration, scheduler: any Scheduler, send action: Action,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Effect {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return timer(id: id, every: interval, pace: EffectPace(scheduler), at: site) { _ in action }
  }

  private static func timer(
    id: some Hashable & Sendable, every interval: Duration, pace: EffectPace, at site: CallSite,
    _ action: @escaping @Sendable (Int) -> Action
  ) -> Effect {
    let name = CancellationID(id).text
    guard interval > .zero else {
      return report(.timerWithoutInterval(interval, id: name, at: site))
    }
    guard pace.kind != .immediate else { return report(.timerWithoutEnd(id: name, at: site)) }
    return Effect(
      .run(nil) { send in
        var ticks = EffectTicks(interval: interval, pace: pace, id: name, site: site)
        while await ticks.next() { send.now(action(ticks.number)) }
      }
    ).cancellable(id: id, cancelInFlight: true)
  }

  /// Returns an effect that reports a failure when it runs, at the line of the step.
  private static func report(_ failure: TestFailure) -> Effect {
    Effect(.run(nil) { _ in FailureChannel.report(failure) })
  }
}

extension TestFailure {
  static func timerWithoutInterval(_ interval: Duration, id: String, at site: CallSite) -> TestFailure {
    TestFailure(
      """
      A timer needs a positive interval, but the interval of the timer \(id) is \(interval) (timer at \(site)).
      The timer does not start.
      """, at: site)
  }

  static func timerWithoutEnd(id: String, at site: CallSite) -> TestFailure {
    TestFailure(
      """
      The timer \(id) would tick endlessly, because its clock skips all delays (timer at \(site)).
      Pass a TestClock or a TestScheduler, and advance it. The timer does not start.
      """, at: site)
  }

  static func clockWentBackwards(by duration: Duration, id: String, at site: CallSite) -> TestFailure {
    TestFailure(
      """
      The clock of the effect \(id) went backwards by \(duration) (effect at \(site)).
      Use a clock whose time never decreases. The interval starts again.
      """, at: site)
  }
}
