import SliceKit

// The services of the screen in tests, which record their calls.

final class VoteServiceSpy: VoteService {
  struct Vote: Equatable {
    var postID: String
    var direction: VoteDirection
  }

  private(set) var votes: [Vote] = []

  func vote(postID: String, direction: VoteDirection) { votes.append(Vote(postID: postID, direction: direction)) }
}

final class NavigationControllerSpy: NavigationController {
  private(set) var pushed: [any ScreenCoordinator] = []
  private(set) var shared: [Post] = []

  func push(_ coordinator: any ScreenCoordinator) { pushed.append(coordinator) }
  func presentShareSheet(for post: Post) { shared.append(post) }
}

extension PostDetailCoordinator {
  /// A coordinator whose services nobody looks at.
  convenience init(state: Post) {
    self.init(state: state, voteService: VoteServiceSpy(), navigationController: NavigationControllerSpy())
  }
}
