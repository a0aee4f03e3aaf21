/// What a person has done in a slice. Slices tell of actions and of nothing else.
public protocol SliceAction: Sendable {}

/// Turns a screen's state into slices, and slices' actions into changes of the state.
///
/// Navigation, requests and business rules live here. The slices of a state are a function of it: the same state gives
/// equal descriptors.
///
/// A coordinator is made by its own initializers, with the services that it needs:
///
///     final class PostCoordinator: SliceCoordinator {
///       private(set) var state: Post
///       private let votes: any VoteService
///
///       init(state: Post, votes: any VoteService) {
///         self.state = state
///         self.votes = votes
///       }
///       …
///     }
public protocol SliceCoordinator {
  associatedtype State
  associatedtype Action: SliceAction

  /// The slices of the screen, from top to bottom.
  func sliceDescriptors(for state: State) -> [SliceDescriptor]

  /// Does what an action asks for.
  func handle(_ action: Action)
}
