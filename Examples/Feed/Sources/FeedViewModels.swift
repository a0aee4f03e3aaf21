import SliceKit

struct PostSliceViewModel: SliceViewModel, Identifiable {
  var id: Int
  var author: String
  var text: String
  var likes: String
  var isLiked: Bool

  init(_ post: Post) {
    id = post.id
    author = post.author
    text = post.text
    likes = Self.shortened(post.likes)
    isLiked = post.isLiked
  }

  /// Returns a count as text: 999, 1K, 12.3K.
  private static func shortened(_ count: Int) -> String {
    guard count >= 1_000 else { return "\(count)" }
    let tenths = count / 100
    return tenths % 10 == 0 ? "\(tenths / 10)K" : "\(tenths / 10).\(tenths % 10)K"
  }
}

/// The last row while there is another page. Each page has its own row, which appears once.
struct NextPageSliceViewModel: SliceViewModel, Identifiable {
  var id: Int

  init(page: Int) { id = page }
}

struct ErrorSliceViewModel: SliceViewModel {
  var message: String

  init(_ error: FeedError) {
    switch error {
    case .offline: message = "You are offline."
    case .server(let status): message = "The server has a problem (\(status))."
    }
  }
}
