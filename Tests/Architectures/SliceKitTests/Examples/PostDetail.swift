import Foundation
import SliceKit

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

enum VoteDirection: Equatable { case up, down }

protocol VoteService: AnyObject {
  func vote(postID: String, direction: VoteDirection)
}

/// A screen that can be pushed.
protocol ScreenCoordinator {}

struct CommentsCoordinator: ScreenCoordinator, Equatable {
  var postID: String
}

struct ProfileCoordinator: ScreenCoordinator, Equatable {
  var username: String
}

protocol NavigationController: AnyObject {
  func push(_ coordinator: any ScreenCoordinator)
  func presentShareSheet(for post: Post)
}

final class PostDetailCoordinator: SliceCoordinator {
  private(set) var state: Post
  private let voteService: any VoteService
  private let navigationController: any NavigationController

  init(state: Post, voteService: any VoteService, navigationController: any NavigationController) {
    self.state = state
    self.voteService = voteService
    self.navigationController = navigationController
  }

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
      voteService.vote(postID: state.id, direction: .up)
    case .downvoteTapped:
      state.score -= 1
      state.voteState = .downvoted
      voteService.vote(postID: state.id, direction: .down)
    case .commentsTapped: navigationController.push(CommentsCoordinator(postID: state.id))
    case .authorTapped: navigationController.push(ProfileCoordinator(username: state.author))
    case .shareTapped: presentShareSheet(for: state)
    }
  }

  private func presentShareSheet(for post: Post) { navigationController.presentShareSheet(for: post) }
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
