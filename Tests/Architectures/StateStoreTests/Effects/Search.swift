import StateStore
import StateStoreTesting

/// A search whose effects depend on time.
struct SearchState: Equatable {
  var query = ""
  var results: [String] = []
  var ticks = 0
}

enum SearchAction: Equatable {
  case debounced(String)
  case throttled(String, latest: Bool)
  case found(String)
  case timerStarted
  case ticked(Int)
  case cancelTapped
}

enum SearchID: Hashable { case query, timer }

typealias SearchReducer = Reducer<SearchState, SearchAction, EffectTime>
typealias SearchStore = TestStore<SearchState, SearchAction, EffectTime>

/// A clock or a scheduler, which effects accept equally.
enum EffectTime: Sendable {
  case clock(any Clock<Duration>)
  case scheduler(any Scheduler)
}

extension Effect {
  func debounced(id: SearchID, for duration: Duration, _ time: EffectTime) -> Effect {
    switch time {
    case .clock(let clock): debounce(id: id, for: duration, clock: clock)
    case .scheduler(let scheduler): debounce(id: id, for: duration, scheduler: scheduler)
    }
  }

  func throttled(id: SearchID, for interval: Duration, _ time: EffectTime, latest: Bool) -> Effect {
    switch time {
    case .clock(let clock): throttle(id: id, for: interval, clock: clock, latest: latest)
    case .scheduler(let scheduler): throttle(id: id, for: interval, scheduler: scheduler, latest: latest)
    }
  }
}

let searchReducer = SearchReducer { state, action, time in
  switch action {
  case .debounced(let query):
    state.query = query
    return .send(.found(query)).debounced(id: .query, for: .milliseconds(300), time)
  case .throttled(let query, let latest):
    state.query = query
    return .send(.found(query)).throttled(id: .query, for: .seconds(1), time, latest: latest)
  case .found(let result):
    state.results.append(result)
    return .none
  case .timerStarted:
    switch time {
    case .clock(let clock):
      return .timer(id: SearchID.timer, every: .seconds(1), clock: clock, send: { .ticked($0) })
    case .scheduler(let scheduler):
      return .timer(id: SearchID.timer, every: .seconds(1), scheduler: scheduler, send: .ticked(0))
    }
  case .ticked:
    state.ticks += 1
    return .none
  case .cancelTapped: return .merge(.cancel(id: SearchID.query), .cancel(id: SearchID.timer))
  }
}

func searchStore(_ time: EffectTime, reducer: SearchReducer = searchReducer) -> SearchStore {
  SearchStore(initialState: SearchState(), reducer: reducer, environment: time)
}
