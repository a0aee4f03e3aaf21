/// A task of an element, which starts again when its value changes.
struct IdentifiedTask {
  /// The value; a change cancels the task and starts it again.
  let id: Any
  let action: @Sendable () async -> Void
}

nonisolated extension View {
  /// Starts a task when the view appears, cancels it and starts it again when a value
  /// changes, and cancels it when the view leaves.
  ///
  /// - Parameter priority: Has no effect.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modified(
      ElementActionModifier { actions, context in
        let action = context.performing(by: "task(id:)", action)
        actions.identifiedTasks.append(IdentifiedTask(id: value, action: action))
      })
  }
}

extension ElementContext {
  /// Returns the action of a task that runs with the owner's environment and state.
  func performing(
    by modifier: String, _ action: @escaping @Sendable () async -> Void
  ) -> @Sendable () async -> Void {
    let frame = actionFrame(of: modifier)
    return { await EvaluationFrame.$current.withValue(frame) { await action() } }
  }
}
