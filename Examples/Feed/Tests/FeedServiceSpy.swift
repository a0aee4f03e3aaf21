@testable import Feed

/// Records the requests, which the test answers.
final class FeedServiceSpy: FeedService {
  struct Like: Equatable {
    var isLiked: Bool
    var postID: Int
  }

  private(set) var pages: [Int] = []
  private(set) var likes: [Like] = []
  private var finishPage: ((Result<Page, FeedError>) -> Void)?
  private var finishLike: ((Result<Void, FeedError>) -> Void)?

  func loadPage(_ page: Int, completion: @escaping (Result<Page, FeedError>) -> Void) {
    pages.append(page)
    finishPage = completion
  }

  func setLike(_ isLiked: Bool, postID: Int, completion: @escaping (Result<Void, FeedError>) -> Void) {
    likes.append(Like(isLiked: isLiked, postID: postID))
    finishLike = completion
  }

  func answerPage(_ result: Result<Page, FeedError>) {
    finishPage?(result)
    finishPage = nil
  }

  func answerLike(_ result: Result<Void, FeedError>) {
    finishLike?(result)
    finishLike = nil
  }
}

extension Page {
  /// Ten posts, of which page 1 has those with the IDs 1 to 10.
  static func numbered(_ number: Int, isLast: Bool = false) -> Page {
    let ids = (number - 1) * 10 + 1...number * 10
    return Page(
      posts: ids.map { Post(id: $0, author: "author \($0)", text: "The text of post \($0).", likes: $0) },
      next: isLast ? nil : number + 1)
  }
}
