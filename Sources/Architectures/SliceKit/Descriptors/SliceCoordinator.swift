/// A user action in a slice. Slices report actions to their coordinator, and have no other output.
public protocol SliceAction: Sendable {}

/// Converts the state of a screen to slices, and handles the actions of the slices.
///
/// It contains navigation, requests and business logic. Equal states must result in equal descriptors.
///
/// A coordinator can have any initializer, for example one that takes the services that it needs:
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
  /// The state of the screen.
  associatedtype State
  /// The actions of the slices.
  associatedtype Action: SliceAction

  /// Returns the slices for a state, from top to bottom.
  func sliceDescriptors(for state: State) -> [SliceDescriptor]

  /// Handles an action of a slice, for example by changing the state.
  func handle(_ action: Action)
}
