@testable import Feed
import SliceKit
import Testing

@Suite struct FeedCoordinatorTests {
  private let service = FeedServiceSpy()
  private let coordinator: FeedCoordinator

  init() { coordinator = FeedCoordinator(service: service) }

  private var kinds: [String] {
    coordinator.sliceDescriptors(for: coordinator.state).map { "\(type(of: $0.viewModel))" }
  }

  @Test func pagesAreAppended() {
    coordinator.handle(.endReached)
    #expect(service.pages == [1])
    #expect(kinds == ["NextPageSliceViewModel"])
    service.answerPage(.success(.numbered(1)))
    coordinator.handle(.endReached)
    service.answerPage(.success(.numbered(2, isLast: true)))
    #expect(service.pages == [1, 2])
    #expect(coordinator.state.posts.map(\.id) == Array(1...20))
    #expect(!kinds.contains("NextPageSliceViewModel"), "there is no third page")
  }

  @Test func aPageIsLoadedOnce() {
    coordinator.handle(.endReached)
    coordinator.handle(.endReached)
    #expect(service.pages == [1])
  }

  @Test func aPostOnTwoPagesIsShownOnce() {
    coordinator.handle(.endReached)
    service.answerPage(.success(Page(posts: Page.numbered(1).posts + Page.numbered(1).posts, next: 2)))
    coordinator.receive([Post(id: 3, author: "", text: ""), Post(id: 99, author: "", text: "")])
    coordinator.handle(.endReached)
    service.answerPage(.success(.numbered(1)))
    let slices = coordinator.sliceDescriptors(for: coordinator.state)
    #expect(SliceDiagnostic.diagnostics(of: slices) == [])
    #expect(coordinator.state.posts.map(\.id) == [99] + Array(1...10))
  }

  @Test func aFailureCanBeRetried() {
    coordinator.handle(.endReached)
    service.answerPage(.failure(.offline))
    #expect(coordinator.state.loading == .failed(.offline))
    #expect(kinds == ["ErrorSliceViewModel"])
    coordinator.handle(.endReached)
    #expect(service.pages == [1], "only the user tries again")
    coordinator.handle(.retryTapped)
    #expect(service.pages == [1, 1])
    service.answerPage(.success(.numbered(1)))
    #expect(coordinator.state.posts.count == 10)
  }

  @Test func aLikeIsShownAtOnce() {
    coordinator.receive([Post(id: 1, author: "ada", text: "Hello", likes: 41)])
    coordinator.handle(.likeTapped(postID: 1))
    #expect(coordinator.state.posts[0].likes == 42)
    #expect(coordinator.state.posts[0].isLiked)
    #expect(service.likes == [.init(isLiked: true, postID: 1)])
    service.answerLike(.success(()))
    #expect(coordinator.state.posts[0].likes == 42)
    coordinator.handle(.likeTapped(postID: 1))
    #expect(coordinator.state.posts[0].likes == 41)
    #expect(service.likes.last == .init(isLiked: false, postID: 1))
  }

  @Test func aLikeThatFailsIsTakenBack() {
    coordinator.receive([Post(id: 1, author: "ada", text: "Hello", likes: 41)])
    coordinator.handle(.likeTapped(postID: 1))
    service.answerLike(.failure(.offline))
    #expect(coordinator.state.posts[0].likes == 41)
    #expect(!coordinator.state.posts[0].isLiked)
  }
}
