/// A post of the feed.
struct Post: Equatable, Identifiable, Sendable {
  var id: Int
  var author: String
  var text: String
  var likes = 0
  var isLiked = false
}

/// A part of the feed.
struct Page: Equatable, Sendable {
  var posts: [Post]
  /// The number of the next page, or `nil` if this is the last one.
  var next: Int?
}

enum FeedError: Error, Equatable, Sendable {
  case offline
  case server(status: Int)
}

struct FeedState: Equatable, Sendable {
  enum Loading: Equatable, Sendable {
    case idle
    case loading
    case failed(FeedError)
  }

  var posts: [Post] = []
  /// The page that is loaded next, or `nil` at the end of the feed.
  var nextPage: Int? = 1
  var loading = Loading.idle
}
