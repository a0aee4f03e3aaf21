// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import StateStore

/// The cases of the actions as static properties, where a reducer and a test share them.
extension CasePath where Root == PublicCounterAction, Value == PublicSheetAction {
  public static var sheet: Self { .case(PublicCounterAction.sheet) }
}

/// A reducer as a global constant.
public let publicSheetReducer = Reducer<PublicSheetState, PublicSheetAction, Void> { state, action, _ in
  switch action {
  case .toggled(let isOn): state.isOn = isOn
  }
  return .none
}

/// A reducer as a static constant of its state.
extension PublicRowState {
  public static let reducer = Reducer<PublicRowState, PublicRowAction, Void> { state, action, _ in
    switch action {
    case .renamed(let name): state.name = name
    }
    return .none
  }
}

/// A reducer that is composed of others by key paths and case paths.
public let publicCounterReducer = Reducer<PublicCounterState, PublicCounterAction, PublicCounterEnvironment>.combine(
  publicSheetReducer.optional().pullback(state: \.sheet, action: .sheet, environment: { _ in }),
  PublicRowState.reducer.forEach(state: \.rows, action: .case(PublicCounterAction.row), environment: { _ in }),
  Reducer { state, action, environment in
    switch action {
    case .incrementTapped:
      let count = state.count
      return .run { send in await send(.loaded(try await environment.load(count))) }
        .debounce(id: "load", for: .seconds(1), clock: environment.clock)
    case .loaded(let count):
      state.count = count
      return .none
    case .sheet, .row: return .none
    }
  })

/// A generic reducer: a static stored property cannot be generic, so it is a computed property.
public struct PublicHistory<Value: Equatable & Sendable>: Equatable, Sendable {
  public var value: Value
  public var previous: [Value] = []

  public init(_ value: Value) { self.value = value }

  public static var reducer: Reducer<PublicHistory, PublicHistoryAction<Value>, Void> {
    Reducer { state, action, _ in
      switch action {
      case .changed(let value):
        state.previous.append(state.value)
        state.value = value
      case .undoTapped:
        if let last = state.previous.popLast() { state.value = last }
      }
      return .none
    }
  }
}

public enum PublicHistoryAction<Value: Equatable & Sendable>: Equatable, Sendable {
  case changed(Value)
  case undoTapped
}

/// A function that returns a reducer: it logs the actions of another one.
public func logging<State, Action, Environment>(
  _ reducer: Reducer<State, Action, Environment>, to log: @escaping @Sendable (Action) -> Void
) -> Reducer<State, Action, Environment> {
  Reducer { state, action, environment in
    .merge(.fireAndForget { log(action) }, reducer.run(&state, action, environment))
  }
}
