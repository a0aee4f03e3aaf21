/// What a person has done in a slice. Slices tell of actions and of nothing else.
public protocol SliceAction: Sendable {}

/// Turns a screen's state into slices, and slices' actions into changes of the state.
///
/// Navigation, requests and business rules live here. The slices of a state are a function of it: the same state gives
/// equal descriptors.
public protocol SliceCoordinator {
  associatedtype State
  associatedtype Action: SliceAction

  init(state: State)

  /// The slices of the screen, from top to bottom.
  func sliceDescriptors(for state: State) -> [SliceDescriptor]

  /// Does what an action asks for.
  func handle(_ action: Action)
}
