/// Several changes that one step causes. Steps are joined to it with `==>`.
public struct HarnessChanges<State> {
  typealias Update = (inout State) throws -> Void

  /// One change, or several changes in any order.
  let updates: [Update]

  init(_ updates: [Update]) { self.updates = updates }

  /// Changes whose order is not specified, with one closure for each change.
  ///
  ///     .input { refresh.send() } ==> .inAnyOrder({ $0.isLoading = true }, { $0.banner = nil }) ==> { $0.rows = [] }
  ///
  /// Each closure describes one change of the state as it is at that time.
  ///
  /// - Parameter changes: Closures that apply the expected changes to a copy of the state.
  public static func inAnyOrder(_ changes: ((inout State) throws -> Void)...) -> HarnessChanges {
    HarnessChanges(changes)
  }
}

/// Returns a step that also expects several changes of the state in any order.
///
/// - Parameters:
///   - step: The step that causes the changes.
///   - changes: The expected changes.
public func ==> <State>(step: HarnessStep<State>, changes: HarnessChanges<State>) -> HarnessStep<State> {
  var step = step
  step.changes.append(changes)
  return step
}
