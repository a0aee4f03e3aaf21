import StateStore
import StateStoreTesting
import Testing

@Suite struct EffectTests {
  /// Actions are numbers, which the state collects in order. A negative number starts an effect.
  static func log(_ effects: [Int: Effect<Int>]) -> Store<[Int], Int> {
    Store(
      initialState: [],
      reducer: Reducer<[Int], Int, [Int: Effect<Int>]> { state, action, effects in
        if action >= 0 { state.append(action) }
        return effects[action] ?? .none
      }, environment: effects)
  }

  @Test func synchronousEffectsAreDoneWhenSendReturns() {
    let store = Self.log([
      -1: .merge(.send(1), .concatenate(.send(2), .send(3)), .none), 2: .send(4),
    ])
    store.send(-1)
    #expect(store.state == [1, 2, 3, 4])
  }

  @Test func concatenatedEffectsWaitForEachOther() async {
    let store = Self.log([
      -1: .concatenate(
        .run { send in
          await Task.yield()
          await send(1)
          await send(2)
        }, .send(3), .run { await $0(4) }, .send(5))
    ])
    await store.send(-1).finish()
    #expect(store.state == [1, 2, 3, 4, 5])
  }

  @Test func aLongConcatenationNeedsNoDeepStack() {
    let store = Self.log([-1: .concatenate((0..<9_000).map { .send($0) })])
    store.send(-1)
    #expect(store.state.count == 9_000)
  }

  @Test func cancellationDropsLaterActions() async {
    let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    let store = Self.log([
      -1: .run { send in
        for await _ in gate {}
        await send(1)
      }
      .cancellable(id: "a"),
      -2: .cancel(id: "a"), -3: .cancel(id: "b"),
    ])
    let task = store.send(-1)
    store.send(-3)
    #expect(!task.hasEnded)
    store.send(-2)
    await task.finish()
    opening.finish()
    #expect(store.state == [])
  }

  @Test func cancellationEndsAConcatenation() async {
    let clock = TestClock()
    let store = Self.log([
      -1: .concatenate(.run { _ in try await clock.sleep(for: .seconds(1)) }, .send(1)).cancellable(id: 1),
      -2: .cancel(id: 1),
    ])
    let task = store.send(-1)
    store.send(-2)
    await task.finish()
    #expect(store.state == [])
  }

  @Test func newEffectsCanCancelRunningOnes() {
    let clock = TestClock()
    let reducer = Reducer<Int, Int, Void> { state, action, _ in
      if action > 0 {
        state = action
        return .none
      }
      return .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(-action)
      }
      .cancellable(id: "search", cancelInFlight: true)
    }
    let store = TestStore(initialState: 0, reducer: reducer, environment: ())
    store.send(-1)
    clock.advance(by: .milliseconds(500))
    store.send(-2)
    clock.advance(by: .seconds(1))
    store.receive(2) { $0 = 2 }
  }

  @Test func mappedEffectsKeepTheirShape() async {
    let clock = ImmediateClock()
    let effect = Effect<Int>.concatenate(
      .merge(
        .send(1),
        .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(2)
        }
      ).cancellable(id: 1), .cancel(id: 2), .none, .send(3))
    let store = Self.log([-1: effect.map { $0 * 10 }])
    await store.send(-1).finish()
    #expect(store.state == [10, 20, 30])
  }

  @Test func effectsEndWithTheirStore() async {
    let clock = TestClock()
    var store: Store<[Int], Int>? = Self.log([-1: .run { _ in try await clock.sleep(for: .seconds(1)) }])
    let task = store?.send(-1)
    store = nil
    await task?.finish()
    #expect(task?.hasEnded == true)
  }

  @Test func aStoreCanBeUsedFromManyThreads() async {
    let store = Store(
      initialState: 0,
      reducer: Reducer<Int, Int, Void> { state, action, _ in
        state += action
        return .none
      }, environment: ())
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<500 { store.send(1) } } }
    }
    #expect(store.state == 4_000)
  }
}
