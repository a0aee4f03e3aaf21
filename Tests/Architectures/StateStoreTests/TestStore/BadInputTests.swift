import Foundation
import StateStore
import StateStoreTesting
import SnapshotFoundation
import Testing

/// Errors of the code under test are reported at the line of the test, without hangs or crashes.
@Suite struct BadInputTests {
  enum Loop: Equatable { case again }

  @Test func anEndlessLoopOfActions() {
    let reducer = Reducer<Int, Loop, Void> { state, _, _ in
      state += 1
      return .send(.again)
    }
    let store = TestStore(initialState: 0, reducer: reducer, environment: ())
    store.exhaustivity = .off
    let line: UInt = #line + 1
    let found = failures { store.send(.again) }
    #expect(
      found.texts == [
        """
        Endless loop of actions: one action caused 10000 others without suspending. The last was:

          BadInputTests.Loop.again

        The remaining actions are dropped. Look for an action whose effect sends the same action again, or for two actions \
        whose effects send each other.
        """
      ])
    #expect(found.map(\.site.line) == [line])
    #expect(found.map { "\($0.site.filePath)" } == [#filePath])
  }

  @Test func effectThatNeverWaits() {
    let reducer = Reducer<Int, Loop, Void> { _, _, _ in
      .run { _ in while !Task.isCancelled { await Task.yield() } }
    }
    let line: UInt = #line + 4
    let found = failures {
      let store = TestStore(initialState: 0, reducer: reducer, environment: ())
      store.busyTimeout = .milliseconds(50)
      store.send(.again)
    }
    #expect(
      found.texts == [
        """
        Effects ran for 0.05 seconds without suspending and were cancelled. They were started by:

          BadInputTests.Loop.again

        An effect in an endless loop must suspend in each iteration, for example on a clock. If the effects only need more \
        time, increase `busyTimeout`.
        """
      ])
    #expect(found.map(\.site.line) == [line])
    #expect(found.map { "\($0.site.filePath)" } == [#filePath])
  }

  @Test func effectThatIgnoresItsCancellation() {
    let mayEnd = Locked(false)
    let reducer = Reducer<Int, Loop, Void> { _, _, _ in
      .run { _ in while !mayEnd.withLock({ $0 }) { await Task.yield() } }
    }
    let found = failures {
      let store = TestStore(initialState: 0, reducer: reducer, environment: ())
      store.busyTimeout = .milliseconds(50)
      store.send(.again)
      // It blocks only its own thread, and the test continues.
      store.send(.again)
    }
    mayEnd.withLock { $0 = true }
    #expect(found.count == 1)
  }

  @Test func anActionForARemovedElement() {
    struct Row: Equatable, Identifiable { var id: Int; var count = 0 }
    struct Rows: Equatable { var rows: [Row] = [Row(id: 1)] }
    enum RowAction: Equatable { case tapped }
    enum RowsAction: Equatable {
      case row(Int, RowAction)
      static func == (first: RowsAction, second: RowsAction) -> Bool { "\(first)" == "\(second)" }
    }
    let row = Reducer<Row, RowAction, Void> { state, _, _ in
      state.count += 1
      return .none
    }
    let declared: UInt = #line + 1
    let reducer: Reducer<Rows, RowsAction, Void> = row.forEach(
      state: \.rows, action: .case(RowsAction.row), environment: { $0 })
    let store = TestStore(initialState: Rows(), reducer: reducer, environment: ())
    store.send(.row(1, .tapped)) { $0.rows[0].count = 1 }
    let line: UInt = #line + 1
    let found = failures { store.send(.row(2, .tapped)) }
    #expect(found.count == 1)
    #expect(
      found.texts == [
        """
        An action was sent to a state that does not exist: no element has the ID 2 (reducer at \
        StateStoreTests/BadInputTests.swift:\(declared)).

          BadInputTests.RowAction.tapped

        An effect has probably outlived its screen. Cancel the effect before the state is removed.
        """
      ])
    #expect(found.first?.site.line == line)
  }

  /// An effect that outlives its sheet.
  @Test func anActionAfterDismissal() {
    struct Screen: Equatable { var sheet: CounterState? = CounterState() }
    enum ScreenAction: Equatable { case sheet(CounterAction), dismissTapped }
    let reducer = Reducer<Screen, ScreenAction, CounterEnvironment>.combine(
      counterReducer.optional().pullback(
        state: \.sheet, action: .case(ScreenAction.sheet), environment: { $0 }),
      Reducer { state, action, _ in
        if action == .dismissTapped { state.sheet = nil }
        return .none
      })
    let clock = TestClock()
    let store = TestStore(
      initialState: Screen(), reducer: reducer, environment: CounterEnvironment(clock: clock))
    let line: UInt = #line + 2
    let found = failures {
      store.send(.sheet(.startTapped))
      store.send(.dismissTapped) { $0.sheet = nil }
      clock.advance(by: .seconds(1))
      store.receive(.sheet(.ticked))
      store.skipInFlightEffects()
    }
    #expect(found.count == 1)
    #expect(found.text(0).hasPrefix("An action was sent to a state that does not exist: the optional state is nil"))
    #expect(found.text(0).contains("  CounterAction.ticked\n"))
    #expect(found.map(\.site.line) == [line])
    #expect(found.map { "\($0.site.filePath)" } == [#filePath])
  }

  @Test func anUnimplementedDependency() {
    struct Environment {
      var makeID: @Sendable () -> String = unimplemented("makeID", placeholder: "none")
      var load: @Sendable (Int) async throws -> String = unimplemented("load")
      var clock: any Clock<Duration> = UnimplementedClock()
      var scheduler: any Scheduler = UnimplementedScheduler()
    }
    enum Action: Equatable { case makeID, load, sleep, schedule, failing }
    let reducer = Reducer<String, Action, Environment> { state, action, environment in
      switch action {
      case .makeID:
        state = environment.makeID()
        return .none
      case .load:
        let load = environment.load
        return .run { _ in
          _ = try await load(1)
        } catch: { _, _ in
        }
      case .sleep:
        let clock = environment.clock
        return .run { _ in
          try await clock.sleep(for: .seconds(1))
        } catch: { _, _ in
        }
      case .schedule:
        environment.scheduler.schedule {}
        return .none
      case .failing: return .failing("nobody should ask")
      }
    }
    let line: UInt = #line + 3
    let found = failures {
      let store = TestStore(initialState: "", reducer: reducer, environment: Environment())
      store.send(.makeID) { $0 = "none" }
      store.send(.load)
      store.send(.sleep)
      store.send(.schedule)
      store.send(.failing)
    }
    let names = [
      "\"makeID\"", "\"load\"", "\"clock.now\"", "\"clock.sleep\"", "\"scheduler.schedule\"", "nobody should ask",
    ]
    #expect(found.count == names.count)
    for (failure, name) in zip(found, names) { #expect(failure.text.contains(name)) }
    #expect(found.map(\.site.line) == [line, line + 1, line + 2, line + 2, line + 3, line + 4])
    #expect(found.first?.text.hasSuffix("or change the code so that it does not use it.") == true)
  }

  @Test func anUnhandledError() {
    struct Broken: Error {}
    let reducer = Reducer<Int, Loop, Void> { _, _, _ in .run { _ in throw Broken() } }
    let store = TestStore(initialState: 0, reducer: reducer, environment: ())
    let line: UInt = #line + 1
    let found = failures { store.send(.again) }
    #expect(found.count == 1)
    #expect(found.text(0).contains("threw an unhandled error: Broken()"))
    #expect(found.first?.site.line == line)
  }
}
