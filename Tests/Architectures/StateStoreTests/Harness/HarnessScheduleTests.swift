import StateStore
import StateStoreTesting
import SnapshotFoundation
import Testing

/// G7 and G8 with several schedulers.
@Suite struct HarnessScheduleTests {
  struct State: Equatable, Sendable {
    var rows: [String] = []
    var isSaved = false
  }

  /// Loads on a background scheduler and shows the result on the main scheduler.
  struct Screen {
    let main = TestScheduler(name: "main")
    let background = TestScheduler(name: "background")
    let load = Subject<Void>()
    let harness: TestHarness<State>

    init() {
      harness = TestHarness(initialState: State(), schedulers: [main, background])
      let loaded = load.signal.delay(by: .seconds(1), on: background)
      harness.bind(loaded.receive(on: main).map { ["row"] }, to: \.rows)
      harness.bind(loaded.delay(by: .seconds(1), on: background).map { true }, to: \.isSaved)
    }
  }

  @Test("G7: steps advance a named scheduler") func named() {
    let screen = Screen()
    screen.harness.assert(
      .input { screen.load.send() },
      .advance("background", by: .seconds(1)),
      .advance("main") ==> { $0.rows = ["row"] },
      .advance("background", by: .seconds(1)) ==> { $0.isSaved = true }
    )
    #expect(screen.main.now == .zero)
    #expect(screen.background.now == .seconds(2))
  }

  @Test("G7: a step without a name advances all schedulers") func together() {
    let screen = Screen()
    screen.harness.assert(
      .input { screen.load.send() },
      .advance(by: .seconds(1)) ==> { $0.rows = ["row"] },
      .advance(to: .seconds(2)) ==> { $0.isSaved = true }
    )
    #expect(screen.main.now == .seconds(2))
    // Work of both schedulers runs in the order of time.
    let log = EventLog()
    screen.background.schedule(after: .seconds(2)) { log.add("b2") }
    screen.main.schedule(after: .seconds(3)) { log.add("m3") }
    screen.main.schedule(after: .seconds(1)) { log.add("m1") }
    screen.harness.allowsSkippingWork = true
    screen.harness.assert(.advance(by: .seconds(3)))
    #expect(log.texts == ["m1", "b2", "m3"])
    screen.harness.allowsSkippingWork = false
    screen.background.schedule(after: .seconds(2)) {}
    screen.main.schedule(after: .seconds(1)) {}
    let skipped = failures { screen.harness.assert(.advance(by: .seconds(2))) }
    #expect(
      skipped.text(0).hasPrefix(
        "This step advances past work that is due at 2 different times: 6.0 seconds, 7.0 seconds."))
  }

  @Test("G8: work that is left is reported by the name of its scheduler") func workLeft() {
    let screen = Screen()
    let line: UInt = #line + 2
    let found = failures {
      screen.harness.assert(.input { screen.load.send() }, .advance("background", by: .seconds(1)))
    }
    #expect(
      found.texts == [
        """
        1 work item is still scheduled on the scheduler "main" at the end of the test, due at 0.0 seconds.

        Advance until the work has run, or cancel it in the view model.
        """,
        """
        1 work item is still scheduled on the scheduler "background" at the end of the test, due at 2.0 seconds.

        Advance until the work has run, or cancel it in the view model.
        """,
      ])
    #expect(found.map(\.site.line) == [line, line])
  }

  @Test("G8: work that is scheduled after the last assert fails") func workAfterTheEnd() {
    let found = failures {
      let screen = Screen()
      screen.harness.assert()
      screen.load.send()
    }
    #expect(found.count == 1)
    #expect(found.text(0).hasPrefix("2 work items are still scheduled on the scheduler \"background\""))
  }

  @Test func schedulersNeedDifferentNames() {
    let line: UInt = #line + 2
    let found = failures {
      let harness = TestHarness(initialState: 0, schedulers: [TestScheduler(), TestScheduler()])
      harness.bind(Signal<Int>.never, to: \.self)
      harness.assert(.advance("main", by: .seconds(1)), .advance("test"))
    }
    #expect(
      found.texts == [
        """
        Two schedulers of the harness are named "test".

        Give each scheduler a unique name: `TestScheduler(name:)`.
        """,
        """
        This step advances the scheduler "main", which the harness does not have. Its schedulers are "test", "test".

        Use one of these names, or pass `TestScheduler(name: "main")` to `TestHarness(initialState:schedulers:)`.
        """,
        """
        Cannot advance by 0.0 seconds: no work is scheduled on the scheduler "test".

        Remove the step, or check why the view model scheduled no work.
        """,
      ])
    #expect(found.map(\.site.line) == [line, line + 2, line + 2])
  }

  @Test("bad input: times that go backwards or too far are reported at the step") func badTimes() {
    let screen = Screen()
    let line: UInt = #line + 3
    let found = failures {
      screen.harness.assert(
        .input { screen.load.send() },
        .advance("background", by: .seconds(-1)),
        .advance(by: .seconds(Int64.max)),
        .advance("background", by: .seconds(1)),
        .advance(to: .seconds(-2)),
        .advance("main") ==> { $0.rows = ["row"] },
        .advance("background", by: .seconds(1)) ==> { $0.isSaved = true }
      )
    }
    #expect(found.map(\.site.line) == [line + 1, line + 2, line + 4])
    #expect(found.text(0).hasPrefix("Cannot advance by -1.0 seconds: the duration is negative."))
    #expect(found.text(1).hasPrefix("Cannot advance by or to 9.22"))
    #expect(found.text(2).hasPrefix("Cannot advance to -2.0 seconds: the time is already 0.0 seconds."))
    #expect(screen.harness.state == State(rows: ["row"], isSaved: true))
  }

  @Test("bad input: schedulers that schedule on each other endlessly are reported at the step") func endless() {
    let (main, background) = (TestScheduler(name: "main"), TestScheduler(name: "background"))
    let harness = TestHarness(initialState: 0, schedulers: [main, background])
    let taps = Subject<Int>()
    harness.bind(taps.signal, to: \.self)
    @Sendable func ping() { background.schedule { pong() } }
    @Sendable func pong() { main.schedule { ping() } }
    let line: UInt = #line + 3
    let found = failures {
      harness.assert(
        .input { ping() },
        .advance(by: .zero),
        .input { taps.send(7) } ==> { $0 = 7 }
      )
    }
    #expect(found.map(\.site.line) == [line + 1])
    #expect(
      found.texts == [
        """
        Scheduled work is endless: 10000 work items ran at 0.0 seconds, and more work is due at this time.

        The remaining work of this time was cancelled. Schedule repeated work after a positive delay.
        """
      ])
  }

  @Test("G8: a screen with a timer ends with the cancellation of its outputs") func cancellation() {
    let scheduler = TestScheduler()
    let harness = TestHarness(initialState: 0, scheduler: scheduler)
    harness.bind(Signal.interval(.seconds(1), on: scheduler).map { $0 + 1 }, to: \.self)
    harness.assert(
      .advance(by: .seconds(1)) ==> { $0 = 1 },
      .advance(by: .seconds(1)) ==> { $0 = 2 },
      .cancel()
    )
    #expect(scheduler.dueTimes == [])
  }
}
