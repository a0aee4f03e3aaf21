import StateStore
import StateStoreTesting
import SnapshotFoundation
import Testing

/// G8, G9 and bad input: errors, changes outside of steps, and flows that are long or endless.
@Suite struct HarnessFaultTests {
  struct Broken: Error {}

  let values = Subject<Int>()
  let harness = TestHarness(initialState: 0)

  init() { harness.bind(values.signal, to: \.self) }

  @Test("G9: an error without a change fails the step") func errorWithoutChange() {
    let line: UInt = #line + 4
    let found = failures {
      harness.assert(
        .input { values.send(1) } ==> { $0 = 1 },
        .input { values.fail(Broken()) }
      )
    }
    #expect(found.map(\.site.line) == [line])
    #expect(
      found.texts == [
        """
        The output that is bound to \\.self failed with an error: Broken()

        Convert errors to values before they reach an output.
        """
      ])
  }

  @Test("G9: errors outside of steps fail, too") func errorOutsideOfSteps() {
    #expect(
      failures {
        let harness = TestHarness(initialState: 0)
        harness.bind(Signal<Int>.fail(Broken()), to: \.self)
      }.count == 1)
    values.fail(Broken())
    let before = failures { harness.assert() }
    #expect(before.count == 1)
    let after = failures {
      let values = Subject<Int>()
      let harness = TestHarness(initialState: 0)
      harness.bind(values.signal, to: \.self)
      harness.assert()
      values.fail(Broken())
    }
    #expect(after.count == 1)
    #expect(after.text(0).hasPrefix("The output that is bound to \\.self failed with an error: Broken()"))
  }

  @Test("changes before a step are not changes of the step") func earlierChanges() {
    values.send(1)
    let line: UInt = #line + 2
    let found = failures {
      harness.assert(
        .input { values.send(2) } ==> { $0 = 2 }
      )
    }
    #expect(found.map(\.site.line) == [line])
    #expect(found.text(0).hasPrefix("1 change happened outside of `assert`:"))
    values.send(3)
    let described = failures { harness.assert(.input {} ==> { $0 = 3 }) }
    #expect(described.count == 2, "the next step cannot describe an earlier change")
    #expect(described.text(1).hasPrefix("Expected another change, but there was none:"))
  }

  @Test("changes between two steps are not changes of the second one") func changesBetweenSteps() {
    let line: UInt = #line + 8
    let found = failures {
      harness.assert(
        .input { values.send(1) } ==> {
          // An output that changes after the step, as from another thread.
          values.send(5)
          $0 = 1
        },
        .input { values.send(2) } ==> { $0 = 2 }
      )
    }
    #expect(found.map(\.site.line) == [line])
    #expect(found.text(0).hasPrefix("1 change happened before this step, and after the previous one:"))
  }

  @Test("G8: an undescribed change of the last step fails") func lastStep() {
    let line: UInt = #line + 2
    let found = failures {
      harness.assert(.input { values.send(1) } ==> { $0 = 1 }, .input { values.send(2) })
    }
    #expect(found.map(\.site.line) == [line])
    #expect(found.text(0).hasPrefix("1 change was not described:"))
    let end = failures {
      let values = Subject<Int>()
      let harness = TestHarness(initialState: 0)
      harness.bind(values.signal, to: \.self)
      harness.assert(.input { values.send(1) } ==> { $0 = 1 })
      values.send(2)
    }
    #expect(end.count == 1)
    #expect(end.text(0).hasPrefix("1 change happened outside of `assert`:"))
  }

  @Test("bad input: a flow of a thousand steps names the step that fails") func longFlow() {
    let line: UInt = #line + 2
    let steps = (1...1_000).map { number in
      HarnessStep<Int>.input { values.send(number) } ==> { $0 = number == 500 ? -1 : number }
    }
    let found = failures { harness.assert(steps) }
    #expect(found.map(\.site.line) == [line])
    #expect(
      found.texts == [
        """
        Step 500 of 1000: The state after this step differs from the expected state:

          − -1
          + 500

        (− expected, + actual)
        """
      ])
    #expect(harness.state == 1_000)
  }

  @Test("bad input: a step with a thousand changes") func manyChanges() {
    let step = (1...1_000).reduce(HarnessStep<Int>.input { for number in 1...1_000 { values.send(number) } }) {
      step, number in step ==> { $0 = number }
    }
    harness.assert([step])
    #expect(harness.state == 1_000)
  }

  @Test("bad input: an output whose subscriber sends an input") func reentrancy() {
    struct State: Equatable, Sendable {
      var query = ""
      var isLoading = false
    }
    let (queries, loads) = (Subject<String>(), Subject<Void>())
    let harness = TestHarness(initialState: State())
    harness.bind(queries.signal, to: \.query)
    harness.bind(loads.signal.map { true }, to: \.isLoading)
    let subscription = queries.signal.subscribe { _ in loads.send() }
    harness.assert(
      .input { queries.send("a") } ==> { $0.query = "a" } ==> { $0.isLoading = true }
    )
    subscription.cancel()
    let again = queries.signal.subscribe { event in
      if case .value(let query) = event { queries.send(query == "b" ? "c" : "b") }
    }
    let line: UInt = #line + 3
    let found = failures {
      harness.assert(
        .input { loads.send() },
        .input { queries.send("b") }
      )
    }
    again.cancel()
    #expect(
      found.map(\.site.line) == [line + 1, line + 1], "failures of the code under test have the line of the step")
    #expect(found.text(0).hasPrefix("A subject received endless values:"))
    #expect(found.text(1).hasPrefix("10,001 changes were not described:"))
    #expect(found.text(1).contains("\n  … (9981 more)\n"))
  }

  @Test("bad input: endless work is reported at the step, and the next steps run") func endlessWork() {
    let scheduler = TestScheduler()
    let values = Subject<Int>()
    let harness = TestHarness(initialState: 0, scheduler: scheduler)
    harness.bind(values.signal, to: \.self)
    @Sendable func again() { scheduler.schedule { again() } }
    let line: UInt = #line + 3
    let found = failures {
      harness.assert(
        .input { scheduler.schedule(after: .seconds(1)) { again() } },
        .advance(by: .seconds(1)),
        .input { values.send(1) } ==> { $0 = 1 }
      )
    }
    #expect(found.map(\.site.line) == [line + 1])
    #expect(found.text(0).hasPrefix("Scheduled work is endless: 10000 work items ran at 1.0 seconds"))
  }

  @Test func aClosureThatThrowsFailsTheStep() {
    let found = failures {
      harness.assert(
        .input { values.send(1) } ==> { _ in throw Broken() },
        .input {} ==> { _ in throw Broken() })
    }
    #expect(
      found.texts
        == Array(
          repeating: "The closure that describes the expected state threw an error: Broken()", count: 2))
  }
}
