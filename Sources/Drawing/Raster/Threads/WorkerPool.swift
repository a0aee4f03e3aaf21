import CRasterPixels
import Foundation

/// The threads of one render: the calling thread, and workers that it wakes.
///
/// A render alternates between parallel loops and sequential steps. Waking a thread takes about 50 µs, and a whole screen
/// takes 2 ms. Workers are therefore woken before the first loop, spin between the loops, and stop after ``spinCount``
/// unsuccessful attempts. The calling thread never waits for a worker that has not started: on a busy machine it runs all
/// iterations itself.
///
/// One `DispatchQueue.concurrentPerform` per loop was measured beside it: on two threads of an idle machine it takes 4.0 to
/// 6.5 % longer on the six scenes of `ScreenBenchmark` (the best of 480 renders each, in alternating runs).
///
/// `@unchecked Sendable`: the counters are atomic, and `work` is written only while no worker can read it, because `state`
/// has no open loop.
final class WorkerPool: @unchecked Sendable {
  /// The largest number of threads, including the calling thread.
  let threads: Int
  /// Runs the loops instead of the threads, or `nil`.
  private let recorder: LoopRecorder?

  /// The body of the open loop. Each running call has a different worker number below `threads`.
  private var work: (@Sendable (_ worker: Int) -> Void)?
  /// The number of workers that were woken and have not stopped.
  private let awake: UnsafeMutablePointer<UInt64>
  private let state: UnsafeMutablePointer<UInt64>
  private let nextIndex: UnsafeMutablePointer<UInt64>
  private let allHaveLeft = DispatchSemaphore(value: 0)

  /// The bit fields of `state`.
  private enum State {
    /// The number of workers that run the loop's body.
    static let running: UInt64 = 0xFFF
    /// The number of workers that have entered the loop, including those that have left it.
    static let entered: UInt64 = 0xFFF000
    static let enter: UInt64 = 0x1001
    /// A loop is open for workers.
    static let isOpen: UInt64 = 1 << 24
    /// The last worker to leave must signal the calling thread.
    static let isAwaited: UInt64 = 1 << 25
    static let isStopped: UInt64 = 1 << 26
    /// The number of the loop, from 1.
    static func loop(_ state: UInt64) -> UInt64 { state &>> 32 }
    static func worker(_ state: UInt64) -> Int { Int((state & entered) &>> 12) + 1 }
  }

  /// The number of times a thread looks for work before it stops, about one microsecond each.
  private static let spinCount = 200
  /// The distance of the counters in words, so that each has its own cache line.
  private static let spacing = 16

  init(threads: Int, recorder: LoopRecorder? = nil) {
    self.threads = max(1, min(threads, 1024))
    self.recorder = recorder
    awake = .allocate(capacity: 4 * Self.spacing)
    awake.initialize(repeating: 0, count: 4 * Self.spacing)
    state = awake + Self.spacing
    nextIndex = awake + 2 * Self.spacing
  }

  deinit { awake.deallocate() }

  /// Stops the workers. Call it after the last loop.
  func stop() { _ = CPixelsOr(state, State.isStopped) }

  /// Wakes the workers before the first loop.
  func wake() {
    if recorder == nil { wake(threads - 1) }
  }

  private func wake(_ count: Int) {
    while CPixelsLoad(awake) < count {
      _ = CPixelsAdd(awake, 1)
      DispatchQueue.global(qos: .userInitiated).async { self.runLoops() }
    }
  }

  /// Calls `body` once for each index below `count`, and returns when all calls have returned.
  ///
  /// Threads take `step` indices at a time. Each call must write to its own locations only, so that the order of calls does
  /// not affect the result.
  ///
  /// - Parameters:
  ///   - count: The number of indices.
  ///   - step: The number of consecutive indices that a thread takes at a time.
  ///   - makeContext: Creates a thread's context from a worker number below ``threads``, which no other thread of this loop has.
  ///   - body: Processes one index.
  ///   - finish: Called with each context when its thread has no more indices.
  func perform<Context>(
    count: Int, step: Int = 1, makeContext: @Sendable (_ worker: Int) -> Context,
    body: @Sendable (inout Context, Int) -> Void, finish: @Sendable (inout Context) -> Void = { _ in }
  ) {
    if let recorder {
      recorder.perform(count: count, step: step, makeContext: makeContext, body: body, finish: finish)
      return
    }
    let workers = min(threads, (count + step - 1) / step) - 1
    guard workers > 0 else {
      guard count > 0 else { return }
      var context = makeContext(0)
      for index in 0..<count { body(&context, index) }
      finish(&context)
      return
    }
    nonisolated(unsafe) let nextIndex = nextIndex
    withoutActuallyEscaping(makeContext) { makeContext in
      withoutActuallyEscaping(body) { body in
        withoutActuallyEscaping(finish) { finish in
          share(among: workers) { worker in
            var start = Int(CPixelsAdd(nextIndex, UInt64(step)))
            guard start < count else { return }
            var context = makeContext(worker)
            while start < count {
              for index in start..<min(count, start + step) { body(&context, index) }
              start = Int(CPixelsAdd(nextIndex, UInt64(step)))
            }
            finish(&context)
          }
        }
      }
    }
  }

  /// Opens a loop, takes part in it, and waits until all workers have left it.
  private func share(among workers: Int, _ work: @escaping @Sendable (_ worker: Int) -> Void) {
    wake(workers)
    self.work = work
    CPixelsStore(nextIndex, 0)
    CPixelsStore(state, (State.loop(CPixelsLoad(state)) + 1) &<< 32 | State.isOpen)
    work(0)
    _ = CPixelsAnd(state, ~State.isOpen)
    var spins = Self.spinCount
    while CPixelsLoad(state) & State.running != 0, spins > 0 {
      Self.pause()
      spins -= 1
    }
    if CPixelsOr(state, State.isAwaited) & State.running != 0 { allHaveLeft.wait() }
    self.work = nil
  }

  /// The main function of a worker.
  private func runLoops() {
    var lastLoop: UInt64 = 0
    var spins = Self.spinCount
    while spins > 0 {
      let state = CPixelsLoad(self.state)
      if state & State.isStopped != 0 { break }
      guard state & State.isOpen != 0, State.loop(state) != lastLoop else {
        Self.pause()
        spins -= 1
        continue
      }
      guard CPixelsExchange(self.state, state, state + State.enter) else { continue }
      runWork(as: State.worker(state))
      let left = CPixelsAdd(self.state, ~0)
      if left & State.running == 1, left & State.isAwaited != 0 { allHaveLeft.signal() }
      lastLoop = State.loop(state)
      spins = Self.spinCount
    }
    _ = CPixelsAdd(awake, ~0)
  }

  private static func pause() {
    for _ in 0..<16 { CPixelsPause() }
    // The system often runs a woken thread on the processor of the thread that woke it, which must continue.
    sched_yield()
  }

  /// A separate function, so that the worker releases the closure before it reports that it has left the loop.
  @inline(never)
  private func runWork(as worker: Int) { work?(worker) }
}
