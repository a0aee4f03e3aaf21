import Slices

// A screen of the app: a post with its author, its text, a picture, and what one can do with it. No renderer is needed.

struct Post: Equatable {
  enum VoteState: Equatable { case none, upvoted, downvoted }

  var id = "post"
  var author = "ada"
  var body: String? = "Hello"
  var media: String? = "picture"
  var score = 42
  var voteState = VoteState.none
}

struct AuthorSliceViewModel: SliceViewModel {
  var username: String
}

struct BodySliceViewModel: SliceViewModel {
  var text: String
}

struct MediaSliceViewModel: SliceViewModel {
  var picture: String
}

enum ArrowColor: Equatable { case activeOrange, inactiveGray }

struct VoteSliceViewModel: SliceViewModel {
  var scoreText: String
  var upvoteColor: ArrowColor
  var downvoteColor: ArrowColor

  init(score: Int, voteState: Post.VoteState) {
    // Negative scores are never shown.
    scoreText = "\(max(0, score))"
    upvoteColor = voteState == .upvoted ? .activeOrange : .inactiveGray
    downvoteColor = voteState == .downvoted ? .activeOrange : .inactiveGray
  }
}

struct ActionSliceViewModel: SliceViewModel {
  var vote: VoteSliceViewModel
  var comments: String
}

enum PostDetailAction: SliceAction {
  case upvoteTapped
  case downvoteTapped
  case commentsTapped
  case authorTapped
  case shareTapped
}

/// What the coordinator has asked of the world.
final class PostDetailSpy {
  var calls: [String] = []
}

final class PostDetailCoordinator: SliceCoordinator {
  private(set) var state: Post
  let spy = PostDetailSpy()

  init(state: Post) { self.state = state }

  func sliceDescriptors(for state: Post) -> [SliceDescriptor] {
    var slices = [SliceDescriptor(viewModel: AuthorSliceViewModel(username: state.author))]
    if let body = state.body { slices.append(SliceDescriptor(viewModel: BodySliceViewModel(text: body))) }
    if let media = state.media { slices.append(SliceDescriptor(viewModel: MediaSliceViewModel(picture: media))) }
    slices.append(
      SliceDescriptor(
        viewModel: ActionSliceViewModel(
          vote: VoteSliceViewModel(score: state.score, voteState: state.voteState), comments: "Comment")))
    return slices
  }

  func handle(_ action: PostDetailAction) {
    switch action {
    case .upvoteTapped:
      state.score += 1
      state.voteState = .upvoted
      spy.calls.append("vote \(state.id) up")
    case .downvoteTapped:
      state.score -= 1
      state.voteState = .downvoted
      spy.calls.append("vote \(state.id) down")
    case .commentsTapped: spy.calls.append("push comments of \(state.id)")
    case .authorTapped: spy.calls.append("push profile of \(state.author)")
    case .shareTapped: spy.calls.append("share \(state.id)")
    }
  }
}
