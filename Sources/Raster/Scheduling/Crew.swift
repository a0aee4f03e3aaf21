import CPixels

/// The threads of one render: the one that renders, and helpers that it summons.
///
/// A render has work for several threads, and steps in between that only one can do. A thread that sleeps needs some
/// 50 µs to wake up, where a whole screen takes 2 ms. That is why helpers are summoned early, stay for the next work a
/// while before they leave, and why the ends of work are waited for awake.
///
/// Nobody waits for a helper who has not come. On a busy machine the thread that renders does all by itself.
final class Crew: @unchecked Sendable {
  /// How many threads there may be, the rendering one among them.
  let threads: Int
  /// Memory for those who draw.
  let scratches: BandScratches

  /// What is at present to be done, by a worker of a number below `threads` that no other one has at the time.
  private var work: (@Sendable (_ worker: Int) -> Void)?
  /// How many have been summoned and did not leave.
  private let present: UnsafeMutablePointer<UInt64>
  private let state: UnsafeMutablePointer<UInt64>
  private let following: UnsafeMutablePointer<UInt64>
  private let allHaveLeft = DispatchSemaphore(value: 0)

  /// The parts of `state`.
  private enum State {
    /// Helpers who are at work.
    static let inside: UInt64 = 0xFFF
    /// Helpers who have come to the present work, whether they are still at it or not.
    static let entered: UInt64 = 0xFFF000
    static let enter: UInt64 = 0x1001
    /// There is work to be had.
    static let isOpen: UInt64 = 1 << 24
    /// The last helper to leave has to wake up the rendering thread.
    static let isAwaited: UInt64 = 1 << 25
    static let isDismissed: UInt64 = 1 << 26
    /// The number of the present work, from 1.
    static func number(_ state: UInt64) -> UInt64 { state &>> 32 }
    static func worker(_ state: UInt64) -> Int { Int((state & entered) &>> 12) + 1 }
  }

  /// How often a thread looks for work before it goes, each time for about a microsecond.
  private static let patience = 200
  /// Counters lie in lines of the cache of their own.
  private static let spacing = 16

  init(threads: Int, scratches: BandScratches = BandScratches()) {
    self.scratches = scratches
    self.threads = max(1, min(threads, 1024))
    present = .allocate(capacity: 4 * Self.spacing)
    present.initialize(repeating: 0, count: 4 * Self.spacing)
    state = present + Self.spacing
    following = present + 2 * Self.spacing
  }

  deinit { present.deallocate() }

  /// Sends the helpers home, when all work is done.
  func dismiss() { _ = CPixelsOr(state, State.isDismissed) }

  /// Has helpers come for work that is near.
  func summon() { summon(threads - 1) }

  private func summon(_ wanted: Int) {
    while CPixelsLoad(present) < wanted {
      _ = CPixelsAdd(present, 1)
      DispatchQueue.global(qos: .userInitiated).async { self.help() }
    }
  }

  /// Runs a body for each index below `count`, and returns when all have run.
  ///
  /// Threads take the next `step` indices as they come free; a body must write to places of its own only, so that the
  /// order never shows. Each thread makes a context of its own first.
  ///
  /// - Parameters:
  ///   - makeContext: takes the worker's number below ``threads``.
  ///   - finish: takes each context when its thread has no more to do.
  func perform<Context>(
    count: Int, step: Int = 1, makeContext: @Sendable (_ worker: Int) -> Context,
    body: @Sendable (inout Context, Int) -> Void, finish: @Sendable (inout Context) -> Void = { _ in }
  ) {
    let helpers = min(threads, (count + step - 1) / step) - 1
    guard helpers > 0 else {
      guard count > 0 else { return }
      var context = makeContext(0)
      for index in 0..<count { body(&context, index) }
      finish(&context)
      return
    }
    nonisolated(unsafe) let following = following
    withoutActuallyEscaping(makeContext) { makeContext in
      withoutActuallyEscaping(body) { body in
        withoutActuallyEscaping(finish) { finish in
          share(among: helpers) { worker in
            var start = Int(CPixelsAdd(following, UInt64(step)))
            guard start < count else { return }
            var context = makeContext(worker)
            while start < count {
              for index in start..<min(count, start + step) { body(&context, index) }
              start = Int(CPixelsAdd(following, UInt64(step)))
            }
            finish(&context)
          }
        }
      }
    }
  }

  /// Has work done by this thread and by those who come while it is at it.
  private func share(among helpers: Int, _ work: @escaping @Sendable (_ worker: Int) -> Void) {
    summon(helpers)
    self.work = work
    CPixelsStore(following, 0)
    CPixelsStore(state, (State.number(CPixelsLoad(state)) + 1) &<< 32 | State.isOpen)
    work(0)
    _ = CPixelsAnd(state, ~State.isOpen)
    var patience = Self.patience
    while CPixelsLoad(state) & State.inside != 0, patience > 0 {
      Self.pause()
      patience -= 1
    }
    if CPixelsOr(state, State.isAwaited) & State.inside != 0 { allHaveLeft.wait() }
    self.work = nil
  }

  private func help() {
    var last: UInt64 = 0
    var patience = Self.patience
    while patience > 0 {
      let state = CPixelsLoad(self.state)
      if state & State.isDismissed != 0 { break }
      guard state & State.isOpen != 0, State.number(state) != last else {
        Self.pause()
        patience -= 1
        continue
      }
      guard CPixelsExchange(self.state, state, state + State.enter) else { continue }
      help(as: State.worker(state))
      let left = CPixelsAdd(self.state, ~0)
      if left & State.inside == 1, left & State.isAwaited != 0 { allHaveLeft.signal() }
      last = State.number(state)
      patience = Self.patience
    }
    _ = CPixelsAdd(present, ~0)
  }

  private static func pause() {
    for _ in 0..<16 { CPixelsPause() }
    // A thread that was woken up is often put on the processor of the one that woke it, whose work must go on.
    sched_yield()
  }

  /// Apart, so that nothing of the work is held when its end is told.
  @inline(never)
  private func help(as worker: Int) { work?(worker) }
}

extension Crew {
  /// The values of a function at each index below `count`, in order.
  func map<Value: Sendable>(count: Int, _ value: @Sendable (Int) -> Value) -> [Value] {
    // An array made without room still writes its count, into the memory that all empty arrays share.
    if count == 0 { return [] }
    return [Value](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let base = buffer.baseAddress else { return }
      nonisolated(unsafe) let places = base
      perform(count: count, makeContext: { _ in }) { _, index in (places + index).initialize(to: value(index)) }
      initialized = count
    }
  }

  /// The values of a function at some indices below `count`, in order, without those that are `nil`.
  ///
  /// - Parameter order: each index once, those whose values take longest first: what is begun last, the others wait for.
  /// - Throws: what the function throws at the lowest index.
  func compactMap<Context, Value: Sendable>(
    _ order: [Int32], makeContext: @Sendable (_ worker: Int) -> Context,
    _ value: @Sendable (inout Context, Int) throws -> Value?
  ) throws -> [Value] {
    let count = order.count
    if count == 0 { return [] }
    return try [Value](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let base = buffer.baseAddress else { return }
      let made = UnsafeMutablePointer<Bool>.allocate(capacity: count)
      made.initialize(repeating: false, count: count)
      defer { made.deallocate() }
      nonisolated(unsafe) let places = (values: base, made: made)
      let failure = FirstFailure()
      // A thousand small values are not worth a thousand turns.
      perform(count: count, step: max(1, count / (threads * 32)), makeContext: makeContext) { context, turn in
        let index = Int(order[turn])
        do {
          guard let value = try value(&context, index) else { return }
          (places.values + index).initialize(to: value)
          places.made[index] = true
        } catch {
          failure.note(error, at: index)
        }
      }
      for index in 0..<count where made[index] {
        if initialized < index { (base + initialized).moveInitialize(from: base + index, count: 1) }
        initialized += 1
      }
      if let error = failure.error { throw error }
    }
  }
}

/// The error of the lowest index, whichever was met first.
private final class FirstFailure: @unchecked Sendable {
  private let lock = NSLock()
  private var first: (index: Int, error: any Error)?

  func note(_ error: any Error, at index: Int) {
    lock.withLock { if index < first?.index ?? .max { first = (index, error) } }
  }

  /// To be asked when all threads are done.
  var error: (any Error)? { lock.withLock { first?.error } }
}
