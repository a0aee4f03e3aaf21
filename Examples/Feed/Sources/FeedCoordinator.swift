import SliceKit

enum FeedAction: SliceAction, Equatable {
  case endReached
  case retryTapped
  case likeTapped(postID: Int)
}

/// The requests of the feed. The completions are called on the thread of the screen.
protocol FeedService: AnyObject {
  func loadPage(_ page: Int, completion: @escaping (Result<Page, FeedError>) -> Void)
  func setLike(_ isLiked: Bool, postID: Int, completion: @escaping (Result<Void, FeedError>) -> Void)
}

final class FeedCoordinator: SliceCoordinator {
  private(set) var state: FeedState
  private let service: any FeedService

  init(state: FeedState = FeedState(), service: any FeedService) {
    self.state = state
    self.service = service
  }

  func sliceDescriptors(for state: FeedState) -> [SliceDescriptor] {
    var slices = state.posts.map { SliceDescriptor(viewModel: PostSliceViewModel($0)) }
    if case .failed(let error) = state.loading {
      slices.append(SliceDescriptor(viewModel: ErrorSliceViewModel(error)))
    } else if let page = state.nextPage {
      slices.append(SliceDescriptor(viewModel: NextPageSliceViewModel(page: page)))
    }
    return slices
  }

  func handle(_ action: FeedAction) {
    switch action {
    case .endReached:
      if state.loading == .idle { loadNextPage() }
    case .retryTapped: loadNextPage()
    case .likeTapped(let postID): toggleLike(postID)
    }
  }

  /// Adds posts that others wrote in the meantime, above what is on screen.
  func receive(_ posts: [Post]) {
    state.posts.insert(contentsOf: unknown(posts), at: 0)
  }

  private func loadNextPage() {
    guard let page = state.nextPage else { return }
    state.loading = .loading
    service.loadPage(page) { [weak self] result in self?.finishLoading(result) }
  }

  private func finishLoading(_ result: Result<Page, FeedError>) {
    switch result {
    case .success(let page):
      state.posts += unknown(page.posts)
      state.nextPage = page.next
      state.loading = .idle
    case .failure(let error): state.loading = .failed(error)
    }
  }

  /// Returns the posts that are not in the feed. Posts move to the next page when others are added above.
  private func unknown(_ posts: [Post]) -> [Post] {
    var known = Set(state.posts.map(\.id))
    return posts.filter { known.insert($0.id).inserted }
  }

  /// Shows the like at once, and takes it back if the request fails.
  private func toggleLike(_ postID: Int) {
    guard let post = state.posts.first(where: { $0.id == postID }) else { return }
    show(!post.isLiked, of: postID)
    service.setLike(!post.isLiked, postID: postID) { [weak self] result in
      if case .failure = result { self?.show(post.isLiked, of: postID) }
    }
  }

  private func show(_ isLiked: Bool, of postID: Int) {
    guard let index = state.posts.firstIndex(where: { $0.id == postID }), state.posts[index].isLiked != isLiked else {
      return
    }
    state.posts[index].isLiked = isLiked
    state.posts[index].likes += isLiked ? 1 : -1
  }
}
