import SnapshotLedger
import SnapshotRuns
import SnapshotSeededRandom
import Testing

@Suite struct ShardPlanTests {
  private func list(_ count: Int) -> TestList {
    TestList(ids: (0..<count).map { "AppTests.Suite\($0 % 3)/test\($0)()" })
  }

  private func entry(
    _ number: Int, milliseconds: Double, name: String = "1", target: String = "AppTests", suite: String? = nil
  ) -> LedgerEntry {
    LedgerEntry(
      id: "\(target)/Suite\(number % 3)/test\(number)()#\(name)", target: target, suite: suite ?? "Suite\(number % 3)",
      test: "test\(number)()", name: name, file: "/p/Tests/AppTests/A.swift", line: 1, outcome: .passed, format: "png",
      mode: "missing", reference: "/p/a.png", milliseconds: milliseconds, process: 1)
  }

  private func ids(_ plan: ShardPlan, _ number: Int) -> [String] { plan.tests(ofShard: number).map(\.id) }

  @Test func eachTestIsInOneShard() {
    for count in 1...20 {
      let plan = ShardPlan(list(17), count: count)
      let parts = (1...count).map { ids(plan, $0) }
      #expect(parts.joined().sorted() == list(17).tests.map(\.id).sorted())
      #expect(parts.allSatisfy { (17 / count...17 / count + 1).contains($0.count) && $0 == $0.sorted() })
      #expect(ids(plan, 0) == [] && ids(plan, count + 1) == [])
    }
  }

  @Test func theOrderOfTheListDoesNotMatter() {
    var numbers = SplitMix(seed: 3)
    var shuffled = list(50)
    shuffled.tests.shuffle(using: &numbers)
    let entries = (0..<50).map { entry($0, milliseconds: Double($0 % 7)) }
    let timings = TestTimings(of: entries)
    #expect(ShardPlan(list(50), count: 4, timings: timings) == ShardPlan(shuffled, count: 4, timings: timings))
    #expect(timings == TestTimings(of: entries.shuffled(using: &numbers)))
  }

  @Test func longTestsAreBalanced() {
    var numbers = SplitMix(seed: 5)
    for _ in 0..<50 {
      let times = (0..<60).map { _ in Double(Int.random(in: 1...2000, using: &numbers)) }
      let plan = ShardPlan(
        list(60), count: 5, timings: TestTimings(of: times.indices.map { entry($0, milliseconds: times[$0]) }))
      let loads = (1...5).map { number in
        plan.tests(ofShard: number).reduce(0) { $0 + times[Int($1.function.filter(\.isNumber)) ?? 0] }
      }
      let best = max(times.reduce(0, +) / 5, times.max() ?? 0)
      #expect((loads.max() ?? 0) <= best * 4 / 3 + 60, "\(loads)")
      #expect(plan.timedTests == 60)
    }
  }

  @Test func aTestOfManyAssertionsHasTheirSum() {
    // Test 0 has two snapshots of 50 ms, one of them asserted twice; the others take 30 ms.
    let entries =
      [
        entry(0, milliseconds: 50), entry(0, milliseconds: 50, name: "2"), entry(0, milliseconds: 20, name: "2"),
      ] + (1..<4).map { entry($0, milliseconds: 30) }
    let plan = ShardPlan(list(4), count: 2, timings: TestTimings(of: entries))
    #expect(ids(plan, 1) == ["AppTests.Suite0/test0()"])
    #expect(ids(plan, 2).count == 3)
  }

  @Test func aSnapshotOfSeveralAttemptsCountsOnceWithItsLongestTime() {
    let once = TestTimings(of: [entry(0, milliseconds: 7), entry(1, milliseconds: 5)])
    let attempts = [7.0, 3, 7].map { entry(0, milliseconds: $0) } + [entry(1, milliseconds: 5)]
    #expect(TestTimings(of: attempts) == once)
    #expect(TestTimings(of: attempts.reversed()) == once)
  }

  @Test func testsWithoutTimesCountAsTheMedian() {
    // 10, 40 and 90 ms; test 3 is new and counts as 40.
    let plan = ShardPlan(
      list(4), count: 2,
      timings: TestTimings(of: [10, 40, 90].indices.map { entry($0, milliseconds: [10, 40, 90][$0]) }))
    #expect(plan.timedTests == 3)
    #expect(ids(plan, 1) == ["AppTests.Suite2/test2()"] || ids(plan, 1).count == 1)
    #expect(ids(plan, 2).count == 3)
  }

  @Test func invalidTimesCountAsZero() {
    let times = [Double.nan, .infinity, -5, 1e300, 0, 7]
    let plan = ShardPlan(
      list(6), count: 2, timings: TestTimings(of: times.indices.map { entry($0, milliseconds: times[$0]) }))
    #expect(plan.timedTests == 6)
    #expect(ids(plan, 1).count + ids(plan, 2).count == 6)
  }

  @Test func timingsMatchGlobalFunctionsAndModules() {
    let free = TestList(ids: ["AppTests.test1()", "AppTests.Outer/Suite2/test2()"])
    let own = [entry(1, milliseconds: 9, suite: "ScreenTests"), entry(2, milliseconds: 9)]
    #expect(ShardPlan(free, count: 1, timings: TestTimings(of: own)).timedTests == 2)
    let other = [entry(1, milliseconds: 9, target: "OtherTests"), entry(2, milliseconds: 9, suite: "Suite9")]
    #expect(ShardPlan(free, count: 1, timings: TestTimings(of: other)).timedTests == 0)
  }

  @Test func equalTimingsHaveEqualHashes() {
    let timings = TestTimings(of: [entry(0, milliseconds: 5)])
    let plan = ShardPlan(list(3), count: 2, timings: timings)
    #expect(ShardPlan(list(3), count: 2).timingsHash == nil)
    #expect(plan.timingsHash != nil && plan.timingsHash == ShardPlan(list(3), count: 3, timings: timings).timingsHash)
    let slower = TestTimings(of: [entry(0, milliseconds: 6)])
    #expect(plan.timingsHash != ShardPlan(list(3), count: 2, timings: slower).timingsHash)
  }
}
