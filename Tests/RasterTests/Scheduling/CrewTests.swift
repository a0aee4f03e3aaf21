import CPixels
import Testing

@testable import Raster

@Suite("Threads share a render's work, each piece once and in an order that never shows")
struct CrewTests {
  @Test("Every index runs once, however many threads and steps there are", arguments: [1, 2, 3, 8])
  func everyIndexOnce(threads: Int) {
    let crew = Crew(threads: threads)
    defer { crew.dismiss() }
    // Many works in a row: helpers leave one while the next begins.
    for round in 0..<400 {
      let count = [0, 1, 2, 7, 160, 1000][round % 6]
      let runs = Counters(count)
      crew.perform(count: count, step: 1 + round % 5, makeContext: { _ in }) { _, index in runs.add(index) }
      #expect(runs.values.allSatisfy { $0 == 1 }, "round \(round)")
    }
  }

  @Test("No two threads have one worker's number at a time")
  func numbersOfWorkers() {
    let crew = Crew(threads: 4)
    defer { crew.dismiss() }
    for _ in 0..<50 {
      let busy = Counters(4)
      let clashes = Counters(1)
      crew.perform(count: 200, makeContext: { $0 }) { worker, _ in
        if busy.add(worker) != 0 { clashes.add(0) }
        for _ in 0..<20 { CPixelsPause() }
        busy.subtract(worker)
      }
      #expect(clashes.values == [0])
    }
  }

  @Test("Values come in order without those that are none, and nothing is lost or kept")
  func values() throws {
    let crew = Crew(threads: 3)
    defer { crew.dismiss() }
    let alive = Counters(1)
    for _ in 0..<50 {
      let values = try crew.compactMap(Array((0..<300).reversed()), makeContext: { _ in }) { _, index in
        index % 3 == 0 ? nil : Counted(index, alive)
      }
      #expect(values.map(\.value) == (0..<300).filter { $0 % 3 != 0 })
      #expect(alive.values == [200])
      withExtendedLifetime(values) {}
    }
    #expect(alive.values == [0])
  }

  @Test("The error of the lowest index is thrown, and what was made is freed")
  func errors() {
    let crew = Crew(threads: 3)
    defer { crew.dismiss() }
    let alive = Counters(1)
    for _ in 0..<50 {
      #expect(throws: Failure(index: 41)) {
        _ = try crew.compactMap(Array(0..<300), makeContext: { _ in }) { _, index -> Counted? in
          if index % 42 == 41 { throw Failure(index: index) }
          return Counted(index, alive)
        }
      }
      #expect(alive.values == [0])
    }
  }

  @Test("Work inside of work ends, with more threads asked for than there are")
  func nested() {
    let outer = Crew(threads: 8)
    defer { outer.dismiss() }
    let runs = Counters(64)
    outer.perform(count: 64, makeContext: { _ in }) { _, index in
      let inner = Crew(threads: 8)
      defer { inner.dismiss() }
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

/// Numbers that several threads change.
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
