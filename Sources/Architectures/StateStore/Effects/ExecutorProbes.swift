/// Probes of the global executor, which detect that the effects of a test store are suspended.
///
/// The global executor does not tell a suspended task from one that waits for a thread, or for the processor. Probes measure
/// how long such waits take at the moment. Each probe is a task of the effects' priority. It starts after the jobs that were
/// ready before it, because the executor starts jobs of a priority in their order, and then uses the processor for a
/// while, in which the system can take the processor away from it as from an effect. Effects count as suspended when
/// nothing happened while several probes ran one after another, and for many times as long as any of the latest
/// probes waited. On a busy machine, this takes longer.
struct ExecutorProbes {
  /// What a probe measured.
  struct Measurement {
    /// When the task started to run.
    var start: ContinuousClock.Instant
    var end: ContinuousClock.Instant
    /// The longest time in which the running task made no progress.
    var interruption: Duration
  }

  /// How long no effect may do anything, at least.
  private static let quietTime = Duration.milliseconds(50)
  /// How many probes run meanwhile, at least.
  private static let count = 10
  /// How many times as long as the longest delay of a probe no effect may do anything.
  private static let factor = 10
  /// How long a probe uses the processor.
  private static let work = Duration.milliseconds(1)
  /// The time between two probes.
  static let pause = Duration.milliseconds(3)
  /// How many probes are kept. Those before the last event also tell how busy the machine is.
  private static let capacity = 40

  /// A probe that has ended.
  private struct Record {
    /// When the task was created.
    var creation: ContinuousClock.Instant
    /// The longest time in which the task did not run although it could.
    var delay: Duration
  }

  private var records: [Record] = []
  private var running: ContinuousClock.Instant?
  private var lastEnd: ContinuousClock.Instant?

  /// Notes that a probe begins. Returns `false` if it must not begin yet.
  mutating func begin(at now: ContinuousClock.Instant) -> Bool {
    guard running == nil, lastEnd.map({ now - $0 >= Self.pause }) ?? true else { return false }
    running = now
    return true
  }

  /// Notes the result of the running probe.
  mutating func end(with measurement: Measurement) {
    guard let creation = running else { return }
    running = nil
    lastEnd = measurement.end
    if records.count == Self.capacity { records.removeFirst() }
    records.append(Record(creation: creation, delay: max(measurement.start - creation, measurement.interruption)))
  }

  /// Whether so many probes have run since an instant, in so much time, that a task that was ready then has run as well.
  func haveRun(since start: ContinuousClock.Instant, now: ContinuousClock.Instant = .now) -> Bool {
    guard let longest = records.lazy.map(\.delay).max() else { return false }
    return now - start >= max(Self.quietTime, longest * Self.factor)
      && records.count(where: { $0.creation >= start }) >= Self.count
  }

  /// Uses the processor for a while, and measures the longest interruption.
  static func measure() -> Measurement {
    let start = ContinuousClock.now
    var measurement = Measurement(start: start, end: start, interruption: .zero)
    while measurement.end < start + work {
      let now = ContinuousClock.now
      measurement.interruption = max(measurement.interruption, now - measurement.end)
      measurement.end = now
    }
    return measurement
  }
}
