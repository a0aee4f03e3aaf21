import SnapshotFoundation
import SnapshotValueDump

extension Reducer {
  /// Returns a reducer that runs reducers in order on the same state, and merges their effects.
  public static func combine(_ reducers: [Reducer]) -> Reducer {
    Reducer { state, action, environment in
      .merge(reducers.map { $0.run(&state, action, environment) })
    }
  }

  /// Returns a reducer that runs reducers in order on the same state, and merges their effects.
  public static func combine(_ reducers: Reducer...) -> Reducer { combine(reducers) }

  /// Returns a reducer that runs this reducer and then another one.
  public func combined(with other: Reducer) -> Reducer { .combine(self, other) }

  /// Returns a reducer of a parent's state and actions that runs this reducer on a child.
  ///
  /// - Parameters:
  ///   - path: The key path from the parent's state to the child's state.
  ///   - casePath: The case of the parent's action that contains the child's actions. Other actions are ignored.
  ///   - part: Returns the child's dependencies.
  public func pullback<GlobalState, GlobalAction: Sendable, GlobalEnvironment>(
    state path: WritableKeyPath<GlobalState, State> & Sendable, action casePath: CasePath<GlobalAction, Action>,
    environment part: @escaping @Sendable (GlobalEnvironment) -> Environment
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
    Reducer<GlobalState, GlobalAction, GlobalEnvironment> { state, action, environment in
      guard let local = casePath.extract(action) else { return .none }
      return run(&state[keyPath: path], local, part(environment)).map(casePath.embed)
    }
  }

  /// Returns a reducer of an optional state, such as a screen that is not always shown.
  ///
  /// An action that is sent while the state is `nil` changes nothing and fails the test, because an effect has probably
  /// outlived its screen.
  public func optional(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Reducer<State?, Action, Environment> {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return Reducer<State?, Action, Environment> { state, action, environment in
      guard var local = state else {
        FailureChannel.report(.actionWithoutState("the optional state is nil", action: action, at: site))
        return .none
      }
      // Keeps one reference to the value, so that a change does not copy its collections.
      state = nil
      defer { state = local }
      return run(&local, action, environment)
    }
  }

  /// Returns a reducer of a parent's state that runs this reducer on one element of an array.
  ///
  /// An action for an ID that is not in the array changes nothing and fails the test. An action for an ID that several
  /// elements have changes the first of them and fails the test.
  ///
  /// - Parameters:
  ///   - path: The key path from the parent's state to the array.
  ///   - casePath: The case of the parent's action that contains an element's ID and action.
  ///   - part: Returns the element's dependencies.
  /// - Complexity: O(*n*) per action, where *n* is the number of elements.
  public func forEach<GlobalState, GlobalAction: Sendable, GlobalEnvironment>(
    state path: WritableKeyPath<GlobalState, [State]> & Sendable,
    action casePath: CasePath<GlobalAction, (State.ID, Action)>,
    environment part: @escaping @Sendable (GlobalEnvironment) -> Environment, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> where State: Identifiable & Sendable, State.ID: Sendable {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return Reducer<GlobalState, GlobalAction, GlobalEnvironment> { state, action, environment in
      guard let (id, local) = casePath.extract(action) else { return .none }
      let positions = state[keyPath: path].positions(of: id)
      guard let index = positions.first else {
        FailureChannel.report(
          .actionWithoutState("no element has the ID \(CompactText.text(of: id))", action: local, at: site))
        return .none
      }
      if positions.count > 1 {
        FailureChannel.report(.ambiguousElement(id: id, at: positions, action: local, at: site))
      }
      return run(&state[keyPath: path][index], local, part(environment)).map { casePath.embed((id, $0)) }
    }
  }

  /// Returns a reducer of a parent's state that runs this reducer on one value of a dictionary.
  ///
  /// An action for a key that is not in the dictionary changes nothing and fails the test.
  ///
  /// - Parameters:
  ///   - path: The key path from the parent's state to the dictionary.
  ///   - casePath: The case of the parent's action that contains a key and the value's action.
  ///   - part: Returns the value's dependencies.
  public func forEach<GlobalState, GlobalAction: Sendable, GlobalEnvironment, Key: Hashable & Sendable>(
    state path: WritableKeyPath<GlobalState, [Key: State]> & Sendable,
    action casePath: CasePath<GlobalAction, (Key, Action)>,
    environment part: @escaping @Sendable (GlobalEnvironment) -> Environment, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return Reducer<GlobalState, GlobalAction, GlobalEnvironment> { state, action, environment in
      guard let (key, local) = casePath.extract(action) else { return .none }
      guard let index = state[keyPath: path].index(forKey: key) else {
        FailureChannel.report(
          .actionWithoutState(
            "the dictionary has no value for the key \(CompactText.text(of: key))", action: local, at: site))
        return .none
      }
      return run(&state[keyPath: path].values[index], local, part(environment)).map { casePath.embed((key, $0)) }
    }
  }
}

extension Array where Element: Identifiable {
  /// Returns the positions of the elements with an ID.
  fileprivate func positions(of id: Element.ID) -> [Int] { indices.filter { self[$0].id == id } }
}

extension TestFailure {
  /// The failure of an action whose state does not exist.
  static func actionWithoutState(_ reason: String, action: some Sendable, at site: CallSite) -> TestFailure {
    TestFailure(
      """
      An action was sent to a state that does not exist: \(reason) (reducer at \(site)).

      \(dump(of: action).indented)

      An effect has probably outlived its screen. Cancel the effect before the state is removed.
      """, at: site)
  }

  /// The failure of an action whose ID belongs to several elements.
  static func ambiguousElement(
    id: some Sendable, at positions: [Int], action: some Sendable, at site: CallSite
  ) -> TestFailure {
    TestFailure(
      """
      \(positions.count) elements have the ID \(CompactText.text(of: id)), at the positions \
      \(positions.map { "\($0)" }.joined(separator: ", ")) (reducer at \(site)). The first receives the action:

      \(dump(of: action).indented)

      Give each element its own ID.
      """, at: site)
  }
}
