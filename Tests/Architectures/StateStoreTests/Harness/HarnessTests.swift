import StateStore
import StateStoreTesting
import SnapshotFoundation
import Testing

/// G6 to G8, G12, G14 and G15: the requirements of a harness.
@Suite struct HarnessTests {
  @Test("G6: a property without an output fails") func unboundProperty() {
    struct State: Equatable {
      var isLoading = false
      var banner: String?
      var nested = Nested()
      struct Nested: Equatable { var deep = 0 }
    }
    let harness = TestHarness(initialState: State())
    harness.bind(Signal<Int>.never, to: \.nested.deep)
    let line: UInt = #line + 1
    let found = failures { harness.assert() }
    #expect(
      found.texts == [
        """
        No output is bound to `isLoading`, `banner`.

        Bind every property of the state with `bind(_:to:)`, so that the harness checks all outputs.
        """
      ])
    #expect(found.map(\.site.line) == [line])
  }

  @Test("G7: imprecise advancing fails") func sloppyAdvancing() {
    struct State: Equatable { var count = 0 }
    let scheduler = TestScheduler()
    let start = Subject<Void>()
    let output = Signal<Int> { receive in
      start.signal.subscribe { _ in
        for second in 1...3 {
          scheduler.schedule(after: .seconds(second)) { receive(.value(second)) }
        }
      }
    }
    let harness = TestHarness(initialState: State(), scheduler: scheduler)
    harness.bind(output, to: \.count)
    let lines = (first: UInt(#line) + 3, end: UInt(#line) + 2)
    let found = failures {
      harness.assert(
        .advance(by: .seconds(1)),
        .input { start.send() },
        .advance(by: .milliseconds(400)),
        .advance(by: .seconds(2)) ==> { $0.count = 1 } ==> { $0.count = 2 }
      )
    }
    #expect(
      found.texts == [
        """
        Cannot advance by 1.0 seconds: no work is scheduled.

        Remove the step, or check why the view model scheduled no work.
        """,
        """
        Advancing by 0.4 seconds reaches no scheduled work: the next work is due in 1.0 seconds.

        Advance by 1.0 seconds.
        """,
        """
        This step advances past work that is due at 2 different times: 1.0 seconds, 2.0 seconds.

        Use one step for each time, or set `allowsSkippingWork`.
        """,
        """
        1 work item is still scheduled at the end of the test, due at 3.0 seconds.

        Advance until the work has run, or cancel it in the view model.
        """,
      ])
    #expect(found.map(\.site.line) == [lines.first, lines.first + 2, lines.first + 3, lines.end])
    // It can be allowed.
    harness.allowsSkippingWork = true
    scheduler.schedule(after: .seconds(1)) {}
    harness.assert(.advance(by: .seconds(1)) ==> { $0.count = 3 })
    let none = TestHarness(initialState: State())
    none.bind(Signal<Int>.never, to: \.count)
    let missing = failures { none.assert(.advance(by: .seconds(1))) }
    #expect(
      missing.texts == [
        """
        This step advances the time, but the harness has no scheduler.

        Pass the scheduler of the view model to `TestHarness(initialState:scheduler:)`.
        """
      ])
  }

  @Test("G8: unhandled changes and scheduled work fail at the end") func leftOver() {
    let found = withLogin(fails: true) { scheduler in
      failures {
        let login = LoginHarness.setUpTestHarness(scheduler: scheduler)
        login.harness.assert(
          .input { login.inputs.username.send("blob") } ==> { $0.isLoginEnabled = true },
          .input { login.inputs.loginTapped.send() } ==> { $0.isLoading = true }
        )
        login.inputs.username.send("")
        login.inputs.username.send("again")
      }
    }
    #expect(found.count == 3)
    #expect(found.text(0).hasPrefix("1 change was not described"))
    #expect(found.text(1).hasPrefix("2 work items are still scheduled at the end of the test, due at 1.0 seconds."))
    #expect(
      found.text(2) == """
        1 change happened outside of `assert`:

          \\.isLoginEnabled:

              LoginViewModelState(
                isLoading: true,
            −   isLoginEnabled: false,
            +   isLoginEnabled: true,
                banner: nil,
                routes: []
              )

          (− expected, + actual)

        Send inputs in the steps of `assert`.
        """)
  }

  @Test("G12: each test has separate dependencies") func dependenciesAreScoped() async {
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<20 {
        group.addTask {
          await withDependencies($Current) {
            $0.logIn = { _ in .just("\(index)") }
          } operation: {
            await Task.yield()
            let names = Locked<[String]>([])
            let subscription = Current.logIn("x").subscribe { event in
              if case .value(let name) = event { names.withLock { $0.append(name) } }
            }
            subscription.cancel()
            #expect(names.withLock { $0 } == ["\(index)"])
          }
        }
      }
    }
    #expect(Current.scheduler is LiveScheduler)
  }

  @Test("G14: a failure has the line of the step and shows the difference") func failureNamesItsLine() {
    struct State: Equatable { var name = "" }
    let names = Subject<String>()
    let harness = TestHarness(initialState: State())
    harness.bind(names.signal, to: \.name)
    let line: UInt = #line + 4
    let found = failures {
      harness.assert(
        .input { names.send("a") } ==> { $0.name = "a" },
        .input { names.send("b") } ==> { $0.name = "c" }
      )
    }
    #expect(found.map(\.site.line) == [line])
    #expect(
      found.texts == [
        """
        The state after this step differs from the expected state:

          − HarnessTests.State(name: "c")
          + HarnessTests.State(name: "b")

        (− expected, + actual)
        """
      ])
  }

  @Test("G15: the length of a test grows with the number of changes, not of outputs") func linesGrowLinearly() {
    struct Wide: Equatable { var values = Array(repeating: 0, count: 100) }
    let inputs = (0..<100).map { _ in Subject<Int>() }
    let harness = TestHarness(initialState: Wide())
    for (index, input) in inputs.enumerated() { harness.bind(input.signal, to: \.values[index]) }
    // With a hundred outputs, a step still describes only the one that changes.
    for (index, input) in inputs.enumerated() {
      harness.assert(.input { input.send(index + 1) } ==> { $0.values[index] = index + 1 })
    }
    #expect(harness.state.values == Array(1...100))
  }

  @Test func initialOutputsMustMatchTheInitialState() {
    struct State: Equatable { var isEnabled = false }
    let harness = TestHarness(initialState: State())
    let line: UInt = #line + 1
    let found = failures { harness.bind(.just(true), to: \.isEnabled) }
    #expect(found.map(\.site.line) == [line])
    #expect(
      found.texts == [
        """
        Binding \\.isEnabled changed the state before the first step:

          − HarnessTests.State(isEnabled: false)
          + HarnessTests.State(isEnabled: true)

        (− expected, + actual)

        Set the first value of the output in the initial state.
        """
      ])
    harness.assert()
  }
}
