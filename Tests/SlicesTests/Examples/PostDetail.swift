import Foundation
import Slices

// The logic of a screen that shows a post. It imports no renderer.

struct Post: Equatable {
  enum VoteState: Equatable { case none, upvoted, downvoted }

  var id = "post"
  var author = "ada"
  var isVerified = true
  var body: String? = "Hello"
  var media: String? = "picture"
  var comments = 7
  var awards = 2
  var score = 42
  var voteState = VoteState.none
}

struct AuthorSliceViewModel: SliceViewModel {
  var username: String
  var avatarURL: URL?
  var timestamp = ""
  var isVerified = false
}

struct BodySliceViewModel: SliceViewModel {
  var text: String
}

struct MediaSliceViewModel: SliceViewModel {
  var pictureURL: URL?
}

enum ArrowColor: Equatable { case activeOrange, inactiveGray }

struct VoteSliceViewModel: SliceViewModel {
  var scoreText: String
  var upvoteColor: ArrowColor
  var downvoteColor: ArrowColor

  init(score: Int, voteState: Post.VoteState) {
    // Negative scores are not shown.
    scoreText = "\(max(0, score))"
    upvoteColor = voteState == .upvoted ? .activeOrange : .inactiveGray
    downvoteColor = voteState == .downvoted ? .activeOrange : .inactiveGray
  }
}

struct CommentSliceViewModel: SliceViewModel {
  var countText: String
}

struct ShareSliceViewModel: SliceViewModel {
  var title: String
}

struct AwardSliceViewModel: SliceViewModel {
  var countText: String
}

struct ActionSliceViewModel: SliceViewModel {
  var vote: VoteSliceViewModel
  var comment: CommentSliceViewModel
  var share = ShareSliceViewModel(title: "Share")
  var award: AwardSliceViewModel
}

enum PostDetailAction: SliceAction {
  case upvoteTapped
  case downvoteTapped
  case commentsTapped
  case authorTapped
  case shareTapped
}

/// Records the requests of the coordinator.
final class PostDetailSpy {
  var calls: [String] = []
}

final class PostDetailCoordinator: SliceCoordinator {
  private(set) var state: Post
  let spy = PostDetailSpy()

  init(state: Post) { self.state = state }

  /// Handles the response of a request.
  func load(body: String?, media: String?) {
    state.body = body
    state.media = media
  }

  func sliceDescriptors(for state: Post) -> [SliceDescriptor] {
    var slices = [SliceDescriptor(viewModel: AuthorSliceViewModel(post: state))]
    if let body = state.body { slices.append(SliceDescriptor(viewModel: BodySliceViewModel(text: body))) }
    if let media = state.media {
      slices.append(SliceDescriptor(viewModel: MediaSliceViewModel(pictureURL: .picture(media))))
    }
    slices.append(SliceDescriptor(viewModel: ActionSliceViewModel(post: state)))
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

extension AuthorSliceViewModel {
  init(post: Post) {
    self.init(
      username: post.author, avatarURL: .picture(post.author), timestamp: "3 h ago", isVerified: post.isVerified)
  }
}

extension ActionSliceViewModel {
  init(post: Post) {
    self.init(
      vote: VoteSliceViewModel(score: post.score, voteState: post.voteState),
      comment: CommentSliceViewModel(countText: "\(post.comments)"),
      award: AwardSliceViewModel(countText: "\(post.awards)"))
  }
}

extension URL {
  /// The URLs of the images.
  static func picture(_ name: String) -> URL? { URL(string: "https://pictures.example/\(name).png") }
}
