import Foundation
import Raster
import Scenes
import Synchronization

/// One scene drawn twice at the same time by two threads that share nothing: each has its own list, fonts, caches and
/// picture. What they lose to one another (the memory's bandwidth, the shared cache, the clock of a processor whose cores
/// are all busy) no renderer wins back with two threads.
final class IndependentRenderings: Sendable {
  private let starts = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
  private let done = DispatchSemaphore(value: 0)
  private let isOver = Atomic(false)
  private let arrived = Atomic(0)
  private let spans = Mutex<[Range<ContinuousClock.Instant>]>([])

  init(of scene: Scene) throws {
    for start in starts {
      let list = try DisplayList(textForm: scene.list.exactTextForm)
      var book = FontBook.embedded
      // To set what a book falls back on gives it caches of its own.
      let families = book.fallbackFamilies
      book.fallbackFamilies = families
      let renderer = Renderer(fonts: book, threads: 1)
      Thread { [self] in
        var frame = PixelBuffer(width: 0, height: 0)
        while true {
          start.wait()
          if isOver.load(ordering: .sequentiallyConsistent) { return }
          // Both are awake before either begins.
          arrived.add(1, ordering: .sequentiallyConsistent)
          while arrived.load(ordering: .sequentiallyConsistent) < 2 { sched_yield() }
          let begin = ContinuousClock.now
          try? renderer.render(list, scale: Scene.scale, into: &frame)
          let end = ContinuousClock.now
          spans.withLock { $0.append(begin..<end) }
          done.signal()
        }
      }.start()
    }
  }

  /// The milliseconds until both are done.
  func milliseconds() -> Double {
    spans.withLock { $0 = [] }
    arrived.store(0, ordering: .sequentiallyConsistent)
    for start in starts { start.signal() }
    for _ in starts { done.wait() }
    return spans.withLock { spans in
      guard let begin = spans.map(\.lowerBound).min(), let end = spans.map(\.upperBound).max() else { return .nan }
      return (end - begin) / .milliseconds(1)
    }
  }

  func end() {
    isOver.store(true, ordering: .sequentiallyConsistent)
    for start in starts { start.signal() }
  }
}
