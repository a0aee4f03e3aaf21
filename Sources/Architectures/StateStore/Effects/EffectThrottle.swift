import SnapshotFoundation

/// The rate at which effects with an identifier start.
package struct EffectThrottle: Sendable {
  let id: CancellationID
  let interval: Duration
  let pace: EffectPace
  /// Whether the last effect within an interval starts at its end, or the first one.
  let startsLatest: Bool
  let site: CallSite
}

/// The interval after the last start of a throttled effect.
struct ThrottleWindow: Sendable {
  /// The time since the start.
  var elapsed: @Sendable () -> Duration
  /// The scopes of the effect that starts at the end of the interval.
  var waiting: [CancellationScope] = []

  /// Whether an effect starts at the end of the interval.
  var hasWaiting: Bool { !waiting.isEmpty && !waiting.contains(where: \.isCancelled) }
}

/// The throttled effects of a runtime, by their identifiers.
struct ThrottleTable {
  /// What happens to a throttled effect.
  enum Verdict {
    case start
    case wait(Duration, replacing: CancellationScope?)
    case drop
  }

  private var windows: [CancellationID: ThrottleWindow] = [:]

  /// Returns the interval that an effect falls into, if there is one.
  func window(of throttle: EffectThrottle) -> ThrottleWindow? { windows[throttle.id] }

  /// Begins an interval.
  mutating func open(_ throttle: EffectThrottle, _ elapsed: @escaping @Sendable () -> Duration) {
    windows[throttle.id] = ThrottleWindow(elapsed: elapsed)
  }

  /// Decides about an effect. An effect that waits is kept with its scopes; the last of them is its own.
  mutating func admit(_ throttle: EffectThrottle, after elapsed: Duration?, in scopes: [CancellationScope]) -> Verdict {
    guard let elapsed, let window = windows[throttle.id] else { return .start }
    let remaining = throttle.interval - elapsed
    guard window.hasWaiting || remaining > .zero else { return .start }
    if window.hasWaiting, !throttle.startsLatest { return .drop }
    windows[throttle.id]?.waiting = scopes
    return .wait(max(remaining, .zero), replacing: window.hasWaiting ? window.waiting.last : nil)
  }

  /// Removes an effect that waited.
  mutating func removeWaiting(_ throttle: EffectThrottle, _ scope: CancellationScope) {
    if windows[throttle.id]?.waiting.last === scope { windows[throttle.id]?.waiting = [] }
  }
}

extension EffectRuntime {
  /// Starts a throttled effect, keeps it until the end of the interval, or drops it.
  func throttle(
    _ effect: Effect<Action>, _ throttle: EffectThrottle, in scopes: [CancellationScope], origin: Origin,
    then completion: @escaping @Sendable () -> Void
  ) {
    let own = CancellationScope()
    // Reads the clock, which is code of the app, outside of the lock.
    let elapsed = elapsed(throttle)
    switch throttles.withLock({ $0.admit(throttle, after: elapsed, in: scopes + [own]) }) {
    case .start:
      throttles.withLock { [stopwatch = throttle.pace.stopwatch()] in $0.open(throttle, stopwatch) }
      execute(effect, in: scopes, origin: origin, then: completion)
    case .drop: completion()
    case .wait(let remaining, let replaced):
      replaced?.cancel()
      let delay = EffectDelay(duration: remaining, pace: throttle.pace)
      wait(for: delay, in: scopes + [own], origin: origin) { [weak self] isOver in
        guard let self else { return completion() }
        guard isOver, !own.isCancelled else {
          throttles.withLock { $0.removeWaiting(throttle, own) }
          return completion()
        }
        throttles.withLock { [stopwatch = throttle.pace.stopwatch()] in $0.open(throttle, stopwatch) }
        execute(effect, in: scopes, origin: origin, then: completion)
      }
    }
  }

  /// The time since the last start, or `nil` if there was none.
  private func elapsed(_ throttle: EffectThrottle) -> Duration? {
    guard let window = throttles.withLock({ $0.window(of: throttle) }) else { return nil }
    let elapsed = window.elapsed()
    guard elapsed < .zero else { return elapsed }
    FailureChannel.report(
      .clockWentBackwards(by: .zero - elapsed, id: throttle.id.text, at: throttle.site))
    return nil
  }
}
