import ArgumentParser
import SnapshotRuns

/// One of several parts of a suite: `2/3`.
struct Shard: ExpressibleByArgument {
  var number: Int
  var count: Int

  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1, number <= count else {
      return nil
    }
    self.number = number
    self.count = count
  }

  /// This part of the tests: every count-th of their sorted list, so that each test is in one part and slow neighbours
  /// are spread.
  func tests(of list: TestList) -> [TestList.Test] {
    let sorted = list.tests.sorted { $0.id < $1.id }
    return sorted.indices.filter { $0 % count == number - 1 }.map { sorted[$0] }
  }

  /// Arguments of `swift test` that choose this part of the tests.
  func filters(of list: TestList) -> [String] { tests(of: list).flatMap(\.filter) }
}
