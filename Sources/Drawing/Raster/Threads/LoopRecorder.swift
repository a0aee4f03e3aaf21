import Foundation

/// Measures the loops that the threads of a render share, to compute the time on more processors than a machine has.
///
/// A recorded render runs on the calling thread, with the loops and the chunks that it has with ``Renderer/threads`` threads.
///
/// `@unchecked Sendable`: only the thread that renders uses it.
package final class LoopRecorder: @unchecked Sendable {
  /// The loops of the renders so far, in order.
  package private(set) var loops: [LoopCosts] = []

  package init() {}

  /// Runs a loop of a ``WorkerPool``.
  func perform<Context>(
    count: Int, step: Int, makeContext: (_ worker: Int) -> Context, body: (inout Context, Int) -> Void,
    finish: (inout Context) -> Void
  ) {
    guard count > 0 else { return }
    var costs = LoopCosts(context: 0, chunks: [])
    var time = Self.processorTime()
    /// Returns the time since the last call.
    func lap() -> Double {
      let last = time
      time = Self.processorTime()
      return time - last
    }
    var context = makeContext(0)
    costs.context = lap()
    for start in stride(from: 0, to: count, by: step) {
      for index in start..<min(count, start + step) { body(&context, index) }
      costs.chunks.append(lap())
    }
    finish(&context)
    costs.context += lap()
    loops.append(costs)
  }

  /// The processor time of the thread in seconds.
  package static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// The times of one loop.
package struct LoopCosts: Equatable, Sendable {
  /// The time that each thread takes before its first chunk and after its last one.
  package var context: Double
  /// The time of each chunk, in the order in which threads take them.
  package var chunks: [Double]

  package init(context: Double, chunks: [Double]) {
    self.context = context
    self.chunks = chunks
  }

  /// The time on one thread.
  package var sum: Double { context + chunks.reduce(0, +) }

  /// Returns the time on several threads, each of which takes the next chunk when it has finished one.
  package func duration(threads: Int) -> Double {
    var busy = [Double](repeating: context, count: max(1, min(threads, chunks.count)))
    for chunk in chunks {
      // The first thread that is free.
      guard let next = busy.indices.min(by: { busy[$0] < busy[$1] }) else { continue }
      busy[next] += chunk
    }
    return busy.max() ?? 0
  }
}

/// The times of a render: of its loops, and of the steps between them.
package struct RenderCosts: Equatable, Sendable {
  /// The time outside of loops.
  package var sequential: Double
  /// The loops in order.
  package var loops: [LoopCosts]

  package init(sequential: Double, loops: [LoopCosts]) {
    self.sequential = sequential
    self.loops = loops
  }

  /// The smaller times of two measurements of one render, because other processes make a time only longer.
  package func combined(with other: RenderCosts) -> RenderCosts {
    RenderCosts(
      sequential: min(sequential, other.sequential),
      loops: zip(loops, other.loops).map { first, second in
        LoopCosts(
          context: min(first.context, second.context), chunks: zip(first.chunks, second.chunks).map { min($0, $1) })
      })
  }

  /// Returns the time on several threads. Waking threads and sharing memory take no time.
  package func duration(threads: Int) -> Double {
    loops.reduce(sequential) { $0 + (threads > 1 ? $1.duration(threads: threads) : $1.sum) }
  }

  /// The time on any number of threads.
  package var criticalPath: Double { loops.reduce(sequential) { $0 + $1.context + ($1.chunks.max() ?? 0) } }
}
