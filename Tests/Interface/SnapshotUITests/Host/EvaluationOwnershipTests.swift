import Foundation
import StateStoreTesting
import Testing
import SnapshotUI

/// `X.bodyEvaluations()` belongs to the test that asks, whatever task or thread makes the host, and whatever other tests
/// have left alive.
@Suite struct EvaluationOwnershipTests {
  /// 83 of 100 of these saw the view of another case when a host was found by the address of its task.
  @Suite(.serialized) struct InTurn {
    @Test(arguments: 0..<100) func eachCaseSeesItsOwnView(number: Int) async {
      KeptHosts.shared.keep(ViewHost(Numbered(number: number)))
      #expect(await Numbered.shown() == [number])
    }

    @Test(arguments: [5, 5, 5, 5]) func equalArgumentsAreDifferentCases(number: Int) async {
      KeptHosts.shared.keep(ViewHost(Numbered(number: number)))
      #expect(await Numbered.shown(count: 2) == [number])
    }

    @Test func oneTest() async {
      KeptHosts.shared.keep(ViewHost(Numbered(number: 1001)))
      #expect(await Numbered.shown() == [1001])
    }

    @Test func anotherTest() async {
      KeptHosts.shared.keep(ViewHost(Numbered(number: 1002)))
      #expect(await Numbered.shown() == [1002])
    }
  }

  /// What a suite makes for each of its tests is that test's.
  @Suite(.serialized) struct OfASuite {
    private static let counter = Counter()
    private let number: Int

    init() {
      number = Self.counter.next()
      KeptHosts.shared.keep(ViewHost(Numbered(number: number)))
    }

    @Test(arguments: 0..<10) func eachCaseHasItsOwn(_: Int) async { #expect(await Numbered.shown() == [number]) }
  }

  @Test(arguments: 2000..<2050) func casesSideBySide(number: Int) async {
    let host = ViewHost(Numbered(number: number))
    await Task.yield()
    #expect(await Numbered.shown() == [number])
    _ = host
  }

  @Test func aHostMadeInAsyncLet() async {
    async let made: Void = KeptHosts.shared.keep(ViewHost(Numbered(number: 3001)))
    await made
    #expect(await Numbered.shown() == [3001])
  }

  @Test func aCallerInAsyncLet() async {
    KeptHosts.shared.keep(ViewHost(Numbered(number: 3002)))
    async let shown = Numbered.shown()
    #expect(await shown == [3002])
  }

  @Test func aHostMadeInATaskGroup() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { KeptHosts.shared.keep(ViewHost(Numbered(number: 3003))) }
    }
    let shown = await withTaskGroup(of: [Int].self) { group in
      group.addTask { await Numbered.shown() }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(shown == [3003])
  }

  @Test func aHostMadeInATask() async {
    await Task { KeptHosts.shared.keep(ViewHost(Numbered(number: 3004))) }.value
    #expect(await Numbered.shown() == [3004])
  }

  @Test func aHostMadeOnTheMainActor() async {
    await MainActor.run { KeptHosts.shared.keep(ViewHost(Numbered(number: 3005))) }
    #expect(await Numbered.shown() == [3005])
  }

  /// The registry keeps no host alive.
  @Test func aReleasedHostIsNotFound() async {
    weak var gone: ViewHost<Numbered>?
    do {
      let host = ViewHost(Numbered(number: 3006))
      gone = host
      #expect(await Numbered.shown() == [3006])
    }
    #expect(gone == nil)
    await withKnownIssue {
      for await _ in Numbered.bodyEvaluations() {}
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("No ViewHost of this test shows Numbered") == true
    }
  }

  /// `inspect()` finds the host of the test, too.
  @Test(arguments: 4000..<4020) func inspectionFindsTheHostOfItsTest(number: Int) throws {
    let host = ViewHost(Tapped())
    let view = try #require(try host.evaluations().first?.view as? Tapped)
    try view.inspect().find(button: "0").tap()
    #expect(try host.inspect().text == "1")
  }

  /// A detached task knows nothing of its test: what it makes is found by detached tasks only, and where several have made
  /// hosts nobody can say whose is meant.
  @Suite(.serialized) struct Detached {
    @Test func theOnlyHostIsFound() async {
      let shown = await Task.detached {
        let host = ViewHost(Loose(number: 1))
        defer { withExtendedLifetime(host) {} }
        return await Loose.shown()
      }.value
      #expect(shown == [1])
    }

    @Test func severalHostsAreAmbiguous() async {
      let messages = await Task.detached {
        let hosts = [ViewHost(Loose(number: 1)), ViewHost(Loose(number: 2))]
        defer { withExtendedLifetime(hosts) {} }
        return await issues { for await _ in Loose.bodyEvaluations() {} }
      }.value
      #expect(
        messages == [
          """
          `Loose.bodyEvaluations()` found 2 hosts that were created outside of a test's task. To select one of them, use \
          `host.bodyEvaluations(of: Loose.self)`.
          """
        ])
    }

    @Test func theHostOfATestIsNotThatOfADetachedTask() async {
      let host = ViewHost(Loose(number: 3))
      let messages = await Task.detached {
        await issues { for await _ in Loose.bodyEvaluations() {} }
      }.value
      #expect(
        messages == [
          """
          `Loose.bodyEvaluations()` found no host, because it was called outside of a test's task, such as in \
          `Task.detached`. In a detached task, use `host.bodyEvaluations(of: Loose.self)`.
          """
        ])
      #expect(await Loose.shown() == [3])
      withExtendedLifetime(host) {}
    }
  }
}

/// The failures that a piece of a test would have had.
private func issues(_ body: @Sendable () async -> Void) async -> [String] {
  await failures(body).map(\.message)
}

nonisolated private struct Numbered: View {
  let number: Int

  var body: some View { Text("\(number)") }

  /// The numbers of the views that the hosts of the test show.
  static func shown(count: Int = 1) async -> [Int] {
    var numbers: [Int] = []
    for await (_, view) in bodyEvaluations(timeout: .seconds(3600)).prefix(1) { numbers.append(view.number) }
    return numbers
  }
}

private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 5000

  func next() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}

private struct Loose: View {
  let number: Int

  var body: some View { Text("\(number)") }

  static func shown() async -> [Int] {
    var numbers: [Int] = []
    for await (_, view) in bodyEvaluations(timeout: .seconds(3600)).prefix(1) { numbers.append(view.number) }
    return numbers
  }
}

private struct Tapped: NonisolatedView {
  @State private var count = 0

  var body: some View { Button("\(count)") { count += 1 } }
}
