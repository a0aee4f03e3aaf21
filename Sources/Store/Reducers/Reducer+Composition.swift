import TestFailures

extension Reducer {
  /// Runs reducers one after the other on the same state, and their effects at the same time.
  public static func combine(_ reducers: [Reducer]) -> Reducer {
    Reducer { state, action, environment in
      .merge(reducers.map { $0.run(&state, action, environment) })
    }
  }

  /// Runs reducers one after the other on the same state, and their effects at the same time.
  public static func combine(_ reducers: Reducer...) -> Reducer { combine(reducers) }

  /// Runs another reducer after this one.
  public func combined(with other: Reducer) -> Reducer { .combine(self, other) }

  /// A reducer of a part as one of the whole.
  ///
  /// - Parameters:
  ///   - state: Where the part's state is.
  ///   - action: The case that carries the part's actions; others pass by.
  ///   - environment: What the part needs of the whole's dependencies.
  public func pullback<GlobalState, GlobalAction: Sendable, GlobalEnvironment>(
    state path: WritableKeyPath<GlobalState, State> & Sendable, action casePath: CasePath<GlobalAction, Action>,
    environment part: @escaping @Sendable (GlobalEnvironment) -> Environment
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
    Reducer<GlobalState, GlobalAction, GlobalEnvironment> { state, action, environment in
      guard let local = casePath.extract(action) else { return .none }
      return run(&state[keyPath: path], local, part(environment)).map(casePath.embed)
    }
  }

  /// A reducer of something that may be absent: a screen that is not shown.
  ///
  /// An action that comes while it is absent changes nothing and fails the test: usually an effect has outlived its
  /// screen.
  public func optional(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Reducer<State?, Action, Environment> {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return Reducer<State?, Action, Environment> { state, action, environment in
      guard state != nil else {
        FailureChannel.report(.actionWithoutState("the optional state is nil", action: action, at: site))
        return .none
      }
      return run(&state!, action, environment)
    }
  }

  /// A reducer of an element as one of the whole list. Elements are found by their identity, in linear time.
  ///
  /// An action for an element that is not in the list changes nothing and fails the test.
  public func forEach<GlobalState, GlobalAction: Sendable, GlobalEnvironment>(
    state path: WritableKeyPath<GlobalState, [State]> & Sendable,
    action casePath: CasePath<GlobalAction, (State.ID, Action)>,
    environment part: @escaping @Sendable (GlobalEnvironment) -> Environment, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> where State: Identifiable & Sendable, State.ID: Sendable {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return Reducer<GlobalState, GlobalAction, GlobalEnvironment> { state, action, environment in
      guard let (id, local) = casePath.extract(action) else { return .none }
      guard let index = state[keyPath: path].firstIndex(where: { $0.id == id }) else {
        FailureChannel.report(
          .actionWithoutState("no element has the identity \(CompactText.text(of: id))", action: local, at: site))
        return .none
      }
      return run(&state[keyPath: path][index], local, part(environment)).map { casePath.embed((id, $0)) }
    }
  }

  /// A reducer of a value as one of the whole dictionary.
  ///
  /// An action for a key that has no value changes nothing and fails the test.
  public func forEach<GlobalState, GlobalAction: Sendable, GlobalEnvironment, Key: Hashable & Sendable>(
    state path: WritableKeyPath<GlobalState, [Key: State]> & Sendable,
    action casePath: CasePath<GlobalAction, (Key, Action)>,
    environment part: @escaping @Sendable (GlobalEnvironment) -> Environment, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return Reducer<GlobalState, GlobalAction, GlobalEnvironment> { state, action, environment in
      guard let (key, local) = casePath.extract(action) else { return .none }
      guard state[keyPath: path][key] != nil else {
        FailureChannel.report(
          .actionWithoutState("no value has the key \(CompactText.text(of: key))", action: local, at: site))
        return .none
      }
      return run(&state[keyPath: path][key]!, local, part(environment)).map { casePath.embed((key, $0)) }
    }
  }
}

extension TestFailure {
  /// An action has come for a part of the state that is gone.
  static func actionWithoutState(_ why: String, action: some Sendable, at site: CallSite) -> TestFailure {
    TestFailure(
      """
      An action came for a state that is not there: \(why) (reducer at \(site)).

      \(dump(of: action).indented)

      Usually an effect has outlived its screen: cancel it when the state is removed, or handle the action before.
      """, at: site)
  }
}
