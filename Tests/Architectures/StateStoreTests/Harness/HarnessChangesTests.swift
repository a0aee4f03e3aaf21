import Foundation
import StateStore
import StateStoreTesting
import SnapshotFoundation
import Testing

/// How steps describe changes: one closure for each, in order or in any order.
@Suite struct HarnessChangesTests {
  struct State: Equatable, Sendable {
    var a = 0
    var b = 0
    var c = 0
    var pair = Pair()
    struct Pair: Equatable, Sendable {
      var x = 0
      var y = 0
    }
  }

  let a = Subject<Int>()
  let b = Subject<Int>()
  let c = Subject<Int>()
  let pair = Subject<State.Pair>()
  let harness = TestHarness(initialState: State())

  init() {
    harness.bind(a.signal, to: \.a)
    harness.bind(b.signal, to: \.b)
    harness.bind(c.signal, to: \.c)
    harness.bind(pair.signal, to: \.pair)
  }

  func sendAll() {
    a.send(1)
    b.send(2)
    c.send(3)
  }

  /// The paragraph after the difference.
  func hint(of failures: [TestFailure]) -> String {
    failures.count == 1
      ? failures.text(0).components(separatedBy: "(− expected, + actual)\n\n").last ?? "" : "\(failures)"
  }

  @Test func oneClosureForSeveralChanges() {
    let found = failures {
      harness.assert(
        .input { sendAll() } ==> {
          $0.a = 1
          $0.b = 2
        } ==> { $0.c = 3 })
    }
    #expect(
      hint(of: found) == """
        This closure describes 2 changes at once: \\.a, \\.b.
        Describe each change with its own `==>`, in this order.
        """)
  }

  @Test func severalClosuresForOneChange() {
    let found = failures {
      harness.assert(
        .input { pair.send(.init(x: 1, y: 2)) } ==> { $0.pair.x = 1 } ==> { $0.pair.y = 2 })
    }
    #expect(
      hint(of: found) == """
        The step describes 2 changes, but \\.pair changed only once.
        Describe it in one closure instead of 2.
        """)
  }

  @Test("G2: closures in another order") func otherOrder() {
    let found = failures {
      harness.assert(.input { sendAll() } ==> { $0.b = 2 } ==> { $0.c = 3 } ==> { $0.a = 1 })
    }
    #expect(
      hint(of: found) == """
        The changes happened in a different order: \\.a, \\.b, \\.c.
        Describe them in this order, or with `==> .inAnyOrder(…)` if the order is not specified.
        """)
    let noChange = failures { harness.assert(.input { a.send(4) } ==> { $0.a = 1 } ==> { $0.a = 4 }) }
    #expect(
      hint(of: noChange) == """
        This closure describes no change: the state already had these values.
        Remove the closure, or check which change is missing.
        """)
    // Without another form that is right, there is no hint.
    let wrong = failures { harness.assert(.input { a.send(5) } ==> { $0.a = 6 }) }
    #expect(wrong.count == 1)
    #expect(wrong.text(0).hasSuffix("(− expected, + actual)"))
  }

  @Test func anyOrder() {
    harness.assert(
      .input { sendAll() } ==> .inAnyOrder({ $0.c = 3 }, { $0.a = 1 }, { $0.b = 2 }),
      .input {
        sendAll()
        a.send(4)
        b.send(5)
        c.send(6)
      } ==> { $0.a = 4 } ==> .inAnyOrder({ $0.c = 6 }, { $0.b = 5 })
    )
    // One closure can describe the change of the other.
    harness.assert(
      .input {
        a.send(5)
        a.send(6)
      } ==> .inAnyOrder({ $0.a += 1 }, { $0.a = 5 })
    )
  }

  @Test func anyOrderReportsAChangeThatNoClosureDescribes() {
    let line: UInt = #line + 2
    let found = failures {
      harness.assert(.input { sendAll() } ==> .inAnyOrder({ $0.c = 3 }, { $0.a = 1 }, { $0.b = 9 }))
    }
    #expect(found.map(\.site.line) == [line])
    #expect(
      found.texts == [
        """
        No closure of `inAnyOrder` describes this change:

          \\.b:

              HarnessChangesTests.State(
                a: 1,
            −   b: 0,
            +   b: 2,
                c: 0,
                pair: HarnessChangesTests.State.Pair(…)
              )

          (− expected, + actual)

        Check the output, or describe the change in a separate closure.
        """
      ])
  }

  @Test func anyOrderReportsMissingAndUndescribedChanges() {
    let missing = failures {
      harness.assert(.input { a.send(1) } ==> .inAnyOrder({ $0.b = 2 }, { $0.a = 1 }))
    }
    #expect(missing.count == 1)
    #expect(missing.text(0).hasPrefix("Expected another change, but there was none:"))
    #expect(missing.text(0).contains("−   b: 2,\n    +   b: 0,"))
    let undescribed = failures {
      harness.assert(
        .input {
          b.send(2)
          c.send(3)
          a.send(7)
        } ==> .inAnyOrder({ $0.c = 3 }, { $0.b = 2 }))
    }
    #expect(undescribed.count == 1)
    #expect(undescribed.text(0).hasPrefix("1 change was not described:\n\n  \\.a:"))
  }

  @Test("G6: a nested property without an output fails") func nestedProperties() {
    struct Form: Equatable, Sendable {
      var isLoading = false
      var title = ""
      var range = Range()
      struct Range: Equatable, Sendable {
        var start = 0
        var end = 0
      }
    }
    struct Screen: Equatable, Sendable {
      var form = Form()
      var pair = State.Pair()
      var values = [1, 2]
      var count = 0
    }
    let harness = TestHarness(initialState: Screen())
    harness.bind(Signal<Bool>.never, to: \.form.isLoading)
    harness.bind(Signal<Int>.never, to: \.form.range.end)
    harness.bind(Signal<State.Pair>.never, to: \.pair)
    harness.bind(Signal<Int>.never, to: \.values[1])
    let found = failures { harness.assert() }
    #expect(found.count == 1)
    #expect(found.text(0).hasPrefix("No output is bound to `form.title`, `form.range.start`, `count`.\n"))
    // The whole state is one property, too.
    let whole = TestHarness(initialState: Screen())
    whole.bind(Signal<Screen>.never, to: \.self)
    whole.assert()
  }

  @Test("names of outputs contain no addresses") func computedProperties() {
    let values = Subject<Int>()
    let harness = TestHarness(initialState: [1, 2])
    harness.bind(values.signal, to: \.[1])
    let found = failures { harness.assert(.input { values.send(7) }) }
    #expect(found.count == 1)
    #expect(found.text(0).contains("\\.<computed Int>:"), "\(found.texts)")
    #expect(!found.text(0).contains("0x"))
  }

  @Test func repeatedValues() {
    struct State: Equatable, Sendable {
      var title = "a"
      var rows: [Int] = []
      var count = 0
    }
    let (title, rows, count) = (Subject<String>(), Subject<Int>(), Subject<Int>())
    let harness = TestHarness(initialState: State())
    harness.repeatedValues = .reported
    // The first value of an output is not a repetition.
    harness.bind(title.signal.prepend("a"), to: \.title)
    harness.bind(rows.signal, appendingTo: \.rows)
    harness.bind(count.signal, to: \.count, repeatedValues: .ignored)
    let line: UInt = #line + 3
    let found = failures {
      harness.assert(
        .input { title.send("a") },
        .input { title.send("b") } ==> { $0.title = "b" },
        .input {
          rows.send(1)
          rows.send(1)
        } ==> { $0.rows = [1] } ==> { $0.rows = [1, 1] },
        .input { count.send(0) }
      )
    }
    #expect(found.map(\.site.line) == [line])
    #expect(
      found.texts == [
        """
        The output that is bound to \\.title sent an equal value again: a

        Add `removeDuplicates()` to the output, or bind it with `repeatedValues: .ignored`.
        """
      ])
    // By default, they are ignored.
    let quiet = TestHarness(initialState: 0)
    quiet.bind(count.signal, to: \.self)
    quiet.assert(.input { count.send(0) })
  }
}
