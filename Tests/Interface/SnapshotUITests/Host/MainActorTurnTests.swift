import Foundation
import SnapshotFoundation
import Testing
import SnapshotUI

/// Evaluations that a view reports to a test's own support code, which does not know the host.
@MainActor private final class Reports {
  private(set) var texts: [String] = []

  func add(_ text: String) { texts.append(text) }

  /// Waits until there is a number of reports. Gives up after many turns of the main actor, so that a missing report fails.
  func wait(for count: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
    for _ in 0..<10_000 where texts.count < count { await Task.yield() }
    #expect(texts.count >= count, sourceLocation: sourceLocation)
  }
}

@Observable private final class Tally { var count = 0 }

private struct TallyScreen: View {
  let tally: Tally
  let reports: Reports

  var body: some View {
    let _ = reports.add("\(tally.count)")
    Text("\(tally.count)")
  }
}

/// A host evaluates changed bodies on the next turn of the main actor, without being asked.
@MainActor @Suite struct MainActorTurnTests {
  @Test("B4, B8: support code of a test sees evaluations that nobody asks the host for") func turns() async {
    let (tally, reports) = (Tally(), Reports())
    let host = ViewHost(TallyScreen(tally: tally, reports: reports))
    #expect(reports.texts == [], "not before the next turn")
    await reports.wait(for: 1)
    tally.count = 1
    tally.count = 2
    await reports.wait(for: 2)
    #expect(reports.texts == ["0", "2"], "changes of one turn are evaluated together")
    _ = host
  }

  @Test func aChangeThatAUseOfTheHostHasAppliedIsNotEvaluatedAgain() async throws {
    let (tally, reports) = (Tally(), Reports())
    let host = ViewHost(TallyScreen(tally: tally, reports: reports))
    _ = try host.inspect()
    tally.count = 1
    #expect(try host.inspect().text == "1")
    for _ in 0..<20 { await Task.yield() }
    #expect(reports.texts == ["0", "1"])
  }

  @Test func aScreenThatNeverSettlesIsTriedOnceAndThrowsWhenItIsUsed() async throws {
    struct Endless: View {
      @State private var count = 0
      let reports: Reports

      var body: some View {
        let _ = reports.add("")
        Text("\(count)").onAppear { count += 1 }.onChange(of: count) { count += 1 }
      }
    }
    let reports = Reports()
    let host = ViewHost(Endless(reports: reports))
    await reports.wait(for: 1)
    for _ in 0..<50 { await Task.yield() }
    let count = reports.texts.count
    for _ in 0..<50 { await Task.yield() }
    #expect(reports.texts.count == count, "a failed update is not repeated by itself")
    #expect(throws: ViewHostError.self) { try host.inspect() }
  }

  @Test("B15: a turn does not keep the host alive") func deallocation() async {
    let (tally, reports) = (Tally(), Reports())
    weak var released: ViewHost<TallyScreen>?
    do {
      let host = ViewHost(TallyScreen(tally: tally, reports: reports))
      released = host
      tally.count = 1
    }
    #expect(released == nil)
    for _ in 0..<20 { await Task.yield() }
    #expect(reports.texts == [])
  }

  @Test("B8: a sequence is woken by a change of any host, and shows the evaluations in their order")
  func everyHost() async throws {
    struct Named: View {
      let name: String
      let tally: Tally
      var body: some View { Text("\(name) \(tally.count)") }
    }
    let (first, second) = (Tally(), Tally())
    let hosts = [ViewHost(Named(name: "a", tally: first)), ViewHost(Named(name: "b", tally: second))]
    var seen: [String] = []
    for await (index, view) in Named.bodyEvaluations(timeout: .seconds(3600)).prefix(5) {
      #expect(index == seen.count)
      seen.append("\(view.name)\(view.tally.count)")
      // Later, when the sequence waits. The change of the first host comes after one of the last host.
      switch index {
      case 1: Task { second.count = 1 }
      case 2: Task { first.count = 1 }
      case 3: Task { second.count = 2 }
      default: break
      }
    }
    #expect(seen == ["a0", "b0", "b1", "a1", "b2"])
    _ = hosts
  }

  @Test("B8: a sequence that nothing wakes ends with a failure that names the last evaluations")
  func nothingWakes() async {
    final class Unobserved { var count = 0 }
    struct Quiet: View {
      let model: Unobserved
      var body: some View { Text("\(model.count)") }
    }
    let model = Unobserved()
    let host = ViewHost(Quiet(model: model))
    let messages = Locked<[String]>([])
    var seen = 0
    await FailureChannel.$interceptor.withValue({ failure in messages.withLock { $0.append(failure.message) } }) {
      for await _ in host.bodyEvaluations(of: Quiet.self, timeout: .milliseconds(50)) {
        seen += 1
        model.count += 1
      }
    }
    #expect(seen == 1)
    #expect(
      messages.withLock { $0 } == [
        """
        The body of Quiet was not evaluated for the 2nd time within 0.05 seconds. Last evaluations:
          Quiet: @self, @identity changed.
        """
      ])
  }
}
