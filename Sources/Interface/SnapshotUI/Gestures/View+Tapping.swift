nonisolated extension View {
  /// Runs an action when the view is tapped.
  ///
  /// - Parameter count: The number of taps. A test performs several taps with `tap(count:)`; a single `tap()` performs
  ///   them too if the view has no other tap action.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modified(
      ElementActionModifier { actions, context in
        let action = context.performing(action)
        if count > 1 {
          actions.add(
            ElementGesture(name: "onTapGesture", kinds: .multipleTap) { event, _ in
              guard case .tap(count) = event.kind else { return false }
              action()
              return true
            }, in: context)
        } else {
          actions.tap = action
          actions.isTapByGesture = false
        }
      })
  }

  /// Runs an action with the location when the view is tapped.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Runs an action with the location when the view is tapped. The legacy spelling with ``CoordinateSpace``.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Runs an action when the view is tapped, with the environment at the view's position.
  package func onTapGesture(performing action: @escaping (EnvironmentValues) -> Void) -> some View {
    modified(
      ElementActionModifier { actions, context in
        let environment = context.environment
        actions.tap = context.performing { action(environment) }
      })
  }
}
