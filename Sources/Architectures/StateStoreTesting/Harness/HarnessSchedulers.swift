import StateStore
import SnapshotFoundation

/// The schedulers of a harness, which its steps advance.
struct HarnessSchedulers {
  /// How far a step advances the time.
  enum Distance {
    case by(Duration)
    case to(Duration)
  }

  let schedulers: [TestScheduler]

  /// Fails the test if two schedulers have the same name.
  func checkNames(at site: CallSite) {
    for (index, scheduler) in schedulers.enumerated()
    where schedulers[..<index].contains(where: { $0.name == scheduler.name }) {
      StepFailure.sameSchedulerName(scheduler.name).report(at: site)
    }
  }

  /// Fails the test for each scheduler with scheduled work. Returns whether there is any.
  @discardableResult
  func reportWorkLeft(at site: CallSite) -> Bool {
    let left = schedulers.map { (name: $0.name, times: $0.dueTimes) }.filter { !$0.times.isEmpty }
    for (name, times) in left {
      StepFailure.workLeft(times, scheduler: schedulers.count > 1 ? name : nil).report(at: site)
    }
    return !left.isEmpty
  }

  /// Advances the time of one scheduler or of all, and fails the test if the next work is not due exactly then.
  ///
  /// The work of several schedulers runs in the order of its due times. Work that is due at the same time runs in the order
  /// of the schedulers.
  func advance(_ name: String?, _ distance: Distance, allowsSkippingWork: Bool, at site: CallSite) {
    let advanced = name == nil ? schedulers : schedulers.filter { $0.name == name }
    guard let first = advanced.first else {
      guard let name, !schedulers.isEmpty else { return StepFailure.noScheduler.report(at: site) }
      return StepFailure.unknownScheduler(name, known: schedulers.map(\.name)).report(at: site)
    }
    let duration: Duration
    switch distance {
    case .by(let distance): duration = distance
    case .to(let time):
      // The scheduler reports an earlier time.
      guard time >= first.now else { return _ = first.advance(to: time, at: site) }
      duration = time.addingClamped(.zero - first.now)
    }
    let clocks = advanced.map { Running(scheduler: $0) }
    // The scheduler reports a duration that is negative or too long.
    guard duration >= .zero, clocks.allSatisfy({ duration <= .latestTime - $0.start }) else {
      return _ = first.advance(by: duration, at: site)
    }
    guard let next = clocks.compactMap(\.next).min() else {
      let name = name ?? (schedulers.count > 1 ? nil : first.name)
      return StepFailure.nothingScheduled(duration, scheduler: schedulers.count > 1 ? name : nil).report(at: site)
    }
    if duration < next { StepFailure.advancesTooLittle(duration, next: next).report(at: site) }
    let times = run(clocks, until: duration, at: site).map { $0 + clocks[0].start }
    if times.count > 1, !allowsSkippingWork { StepFailure.advancesPast(times).report(at: site) }
  }

  /// A scheduler during a step.
  private struct Running {
    let scheduler: TestScheduler
    let start: Duration

    init(scheduler: TestScheduler) {
      self.scheduler = scheduler
      start = scheduler.now
    }

    /// The time of the next work since the start of the step.
    var next: Duration? { scheduler.nextDueTime.map { $0 - start } }
  }

  /// Runs work in the order of its due times, and returns the times at which work ran.
  private func run(_ clocks: [Running], until duration: Duration, at site: CallSite) -> [Duration] {
    var times: [Duration] = []
    var rounds = 0
    while let next = clocks.compactMap(\.next).min(), next <= duration,
      let clock = clocks.first(where: { $0.next == next })
    {
      rounds = times.last == next ? rounds + 1 : 1
      if times.last != next { times.append(next) }
      guard rounds <= TestScheduler.runLimit else {
        // Two schedulers schedule work on each other without a delay.
        for clock in clocks { clock.scheduler.cancelWork(until: clock.start + next) }
        StepFailure.endlessWork(next + clocks[0].start).report(at: site)
        continue
      }
      // Work can schedule work on another scheduler, whose time must not lag behind.
      for clock in clocks { clock.scheduler.elapse(to: clock.start + next) }
      _ = clock.scheduler.advance(to: clock.start + next, at: site)
    }
    for clock in clocks { _ = clock.scheduler.advance(to: clock.start + duration, at: site) }
    return times
  }
}
