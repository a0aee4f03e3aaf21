import CRasterPixels
import Foundation
import Testing

// `@testable` because the pool, which is internal, is the subject.
@testable import Raster

@Suite("A worker pool runs every index once, in any order")
struct WorkerPoolTests {
  @Test("Every index runs once, however many threads and steps there are", arguments: [1, 2, 3, 8])
  func everyIndexOnce(threads: Int) {
    let pool = WorkerPool(threads: threads)
    for round in 0..<400 {
      let count = [0, 1, 2, 7, 160, 1000][round % 6]
      let runs = Counters(count)
      pool.perform(count: count, step: 1 + round % 5, makeContext: { _ in }) { _, index in runs.add(index) }
      #expect(runs.values.allSatisfy { $0 == 1 }, "round \(round)")
    }
  }

  @Test("No two threads use the same worker number at the same time")
  func numbersOfWorkers() {
    let pool = WorkerPool(threads: 4)
    for _ in 0..<50 {
      let busy = Counters(4)
      let clashes = Counters(1)
      pool.perform(count: 200, makeContext: { $0 }) { worker, _ in
        if busy.add(worker) != 0 { clashes.add(0) }
        sched_yield()
        busy.subtract(worker)
      }
      #expect(clashes.values == [0])
    }
  }

  @Test("Values are in index order without nil, and none is leaked")
  func values() throws {
    let pool = WorkerPool(threads: 3)
    let alive = Counters(1)
    for _ in 0..<50 {
      let values = try pool.compactMap(Array((0..<300).reversed()), makeContext: { _ in }) { _, index in
        index % 3 == 0 ? nil : Counted(index, alive)
      }
      #expect(values.map(\.value) == (0..<300).filter { $0 % 3 != 0 })
      #expect(alive.values == [200])
      withExtendedLifetime(values) {}
    }
    #expect(alive.values == [0])
  }

  @Test("The error of the lowest index is thrown, and all values are freed")
  func errors() {
    let pool = WorkerPool(threads: 3)
    let alive = Counters(1)
    for _ in 0..<50 {
      #expect(throws: Failure(index: 41)) {
        _ = try pool.compactMap(Array(0..<300), makeContext: { _ in }) { _, index -> Counted? in
          if index % 42 == 41 { throw Failure(index: index) }
          return Counted(index, alive)
        }
      }
      #expect(alive.values == [0])
    }
  }

  @Test("Nested loops with more threads than processors finish")
  func nested() {
    let outer = WorkerPool(threads: 8)
    let runs = Counters(64)
    outer.perform(count: 64, makeContext: { _ in }) { _, index in
      let inner = WorkerPool(threads: 8)
      inner.perform(count: 10, makeContext: { _ in }) { _, _ in runs.add(index) }
    }
    #expect(runs.values.allSatisfy { $0 == 10 })
  }

  private struct Failure: Error, Equatable { var index: Int }

  private final class Counted: Sendable {
    let value: Int
    private let alive: Counters

    init(_ value: Int, _ alive: Counters) {
      self.value = value
      self.alive = alive
      alive.add(0)
    }

    deinit { alive.subtract(0) }
  }
}

/// Atomic counters. `@unchecked Sendable`: every access is atomic.
private final class Counters: @unchecked Sendable {
  private let words: UnsafeMutablePointer<UInt64>
  private let count: Int

  init(_ count: Int) {
    self.count = count
    words = .allocate(capacity: max(1, count))
    words.initialize(repeating: 0, count: max(1, count))
  }

  deinit { words.deallocate() }

  @discardableResult func add(_ index: Int) -> UInt64 { CPixelsAdd(words + index, 1) }
  func subtract(_ index: Int) { _ = CPixelsAdd(words + index, ~0) }

  var values: [UInt64] { (0..<count).map { CPixelsLoad(words + $0) } }
}
