import StateStore

/// A million actions through reducers that are nested three levels deep, beside a plain function with the same `switch`.
enum NestedReducers {
  struct Leaf: Sendable, Equatable { var count = 0 }
  struct Middle: Sendable, Equatable { var leaf = Leaf() }
  struct Outer: Sendable, Equatable { var middle = Middle() }
  struct App: Sendable, Equatable { var outer = Outer() }

  enum LeafAction: Sendable, Equatable { case added(Int) }
  enum MiddleAction: Sendable, Equatable { case leaf(LeafAction), other }
  enum OuterAction: Sendable, Equatable { case middle(MiddleAction), other }
  enum AppAction: Sendable, Equatable { case outer(OuterAction), other }

  static let leaf = Reducer<Leaf, LeafAction, Void> { state, action, _ in
    switch action {
    case .added(let number): state.count &+= number
    }
    return .none
  }

  private static let outerPath = CasePath<AppAction, OuterAction>(
    embed: { .outer($0) },
    extract: { action in
      guard case .outer(let value) = action else { return nil }
      return value
    })
  private static let middlePath = CasePath<OuterAction, MiddleAction>(
    embed: { .middle($0) },
    extract: { action in
      guard case .middle(let value) = action else { return nil }
      return value
    })
  private static let leafPath = CasePath<MiddleAction, LeafAction>(
    embed: { .leaf($0) },
    extract: { action in
      guard case .leaf(let value) = action else { return nil }
      return value
    })

  static let app =
    leaf
    .pullback(state: \Middle.leaf, action: leafPath, environment: { (_: Void) in })
    .pullback(state: \Outer.middle, action: middlePath, environment: { (_: Void) in })
    .pullback(state: \App.outer, action: outerPath, environment: { (_: Void) in })

  /// The same reducer with case paths that extract values by reflection.
  static let reflecting =
    leaf
    .pullback(state: \Middle.leaf, action: .case(MiddleAction.leaf), environment: { (_: Void) in })
    .pullback(state: \Outer.middle, action: .case(OuterAction.middle), environment: { (_: Void) in })
    .pullback(state: \App.outer, action: .case(AppAction.outer), environment: { (_: Void) in })

  /// A variable with one of two values, so that the optimizer does not know the function.
  nonisolated(unsafe) static var plain: (inout App, AppAction) -> Void = { state, action in
    switch action {
    case .outer(.middle(.leaf(.added(let number)))): state.outer.middle.leaf.count &+= number
    case .outer, .other: break
    }
  }

  static func action(_ index: Int) -> AppAction { .outer(.middle(.leaf(.added(index)))) }

  static func measure() {
    if CommandLine.arguments.contains("nothing") { plain = { _, _ in } }
    var table = SizeTable("Actions through three nested reducers", unit: "action", sizes: [100_000, 1_000_000])
    table.row("a plain closure", setUp: { $0 }) { count in
      var state = App()
      for index in 0..<count { plain(&state, action(index)) }
      check(state, count)
    }
    table.row("Reducer.run", setUp: { $0 }) { count in
      var state = App()
      for index in 0..<count { _ = app.run(&state, action(index), ()) }
      check(state, count)
    }
    table.row("Store.send", setUp: { $0 }) { count in
      let store = Store(initialState: App(), reducer: app, environment: ())
      for index in 0..<count { store.send(action(index)) }
      check(store.state, count)
    }
    table.row("Store.send, case paths by reflection", repetitions: 2, setUp: { $0 }) { count in
      let store = Store(initialState: App(), reducer: reflecting, environment: ())
      for index in 0..<count { store.send(action(index)) }
      check(store.state, count)
    }
  }

  private static func check(_ state: App, _ count: Int) {
    precondition(state.outer.middle.leaf.count == count * (count - 1) / 2, "an action was lost")
  }
}
