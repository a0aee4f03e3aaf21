import StateStore
import StateStoreTesting

typealias CounterTestStore = TestStore<CounterState, CounterAction, CounterEnvironment>

struct CounterState: Equatable {
  var count = 0
  var isLoading = false
  var fact: String?
  var seconds = 0
}

enum CounterAction: Equatable {
  case incrementTapped
  case factTapped
  case factResponse(String)
  case factFailed
  case startTapped
  case stopTapped
  case ticked
}

struct CounterEnvironment {
  var clock: any Clock<Duration> = ImmediateClock()
  var fact: @Sendable (Int) async throws -> String = { "\($0) is a number" }
}

enum TimerID: Hashable { case timer }

let counterReducer = Reducer<CounterState, CounterAction, CounterEnvironment> { state, action, environment in
  switch action {
  case .incrementTapped:
    state.count += 1
    state.fact = nil
    return .none
  case .factTapped:
    state.isLoading = true
    let (count, fact) = (state.count, environment.fact)
    return .run { send in
      await send(.factResponse(try await fact(count)))
    } catch: { _, send in
      await send(.factFailed)
    }
  case .factResponse(let fact):
    state.isLoading = false
    state.fact = fact
    return .none
  case .factFailed:
    state.isLoading = false
    return .none
  case .startTapped:
    let clock = environment.clock
    return .run { send in
      while true {
        try await clock.sleep(for: .seconds(1))
        await send(.ticked)
      }
    }
    .cancellable(id: TimerID.timer, cancelInFlight: true)
  case .stopTapped:
    return .cancel(id: TimerID.timer)
  case .ticked:
    state.seconds += 1
    return .none
  }
}

func counterStore(
  reducer: Reducer<CounterState, CounterAction, CounterEnvironment> = counterReducer,
  environment: CounterEnvironment = CounterEnvironment()
) -> CounterTestStore {
  let store = CounterTestStore(initialState: CounterState(), reducer: reducer, environment: environment)
  // Waits that fail are short.
  store.timeout = .milliseconds(500)
  return store
}
