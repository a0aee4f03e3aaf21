import SnapshotFoundation

/// The division of tests into shards. It depends on the list of tests, the number of shards and the timings alone, so that all
/// machines divide equally.
///
/// Each test goes to the shard with the least work so far, the longest tests first (Graham's rule of the longest processing
/// time, 1969): no shard takes longer than 4/3 of the best possible division. Tests without timings count as the median of the
/// others. Tests of equal time are ordered by a stable hash of their names, which spreads the tests of a suite.
package struct ShardPlan: Hashable, Sendable {
  /// The tests of each shard, sorted by name.
  private var shards: [[TestList.Test]]
  /// The number of tests with timings.
  package private(set) var timedTests = 0
  /// A hash of the times by which the tests were divided; `nil` without timings. Shards of one run have the same.
  package private(set) var timingsHash: String?

  /// What a test takes besides its assertions, in microseconds, so that tests without work are spread as well.
  private static let overhead = 1000

  private struct Item {
    var test: TestList.Test
    var time: Int
    var hash: String
  }

  /// Divides tests.
  ///
  /// - Parameters:
  ///   - count: The number of shards, at least 1. There can be more of them than tests; then some are empty.
  ///   - timings: The times of an earlier run. Without them, all tests take equally long.
  /// - Complexity: O(*n* log *n* + *n* · `count`) for *n* tests.
  package init(_ list: TestList, count: Int, timings: TestTimings? = nil) {
    let times = list.tests.map { timings?.microseconds(of: $0) }
    let known = times.compactMap { $0 }.sorted()
    let usual = known.isEmpty ? 0 : known[known.count / 2]
    timedTests = known.count
    let items = zip(list.tests, times).map { test, time in
      Item(test: test, time: (time ?? usual) + Self.overhead, hash: StableHash.hexadecimal(test.id))
    }.sorted { ($1.time, $0.hash, $0.test.id) < ($0.time, $1.hash, $1.test.id) }
    if timings != nil {
      timingsHash = StableHash.hexadecimal(items.map { "\($0.test.id) \($0.time)\n" }.joined())
    }
    shards = Array(repeating: [], count: max(1, count))
    var loads = Array(repeating: 0, count: shards.count)
    for item in items {
      let least = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[least] += item.time
      shards[least].append(item.test)
    }
    for index in shards.indices { shards[index].sort { $0.id < $1.id } }
  }

  /// Returns the tests of a shard, counted from 1; none for a number without a shard.
  package func tests(ofShard number: Int) -> [TestList.Test] {
    shards.indices.contains(number - 1) ? shards[number - 1] : []
  }
}
