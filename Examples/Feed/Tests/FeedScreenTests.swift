@testable import Feed
import SliceKit
import Snapshot
import Testing
import SnapshotUI

@Suite(.snapshots) struct FeedScreenTests {
  private let service = FeedServiceSpy()
  private let screen: SliceScreen<FeedCoordinator>

  init() {
    screen = SliceScreen(FeedCoordinator(service: service), state: \.state, slices: .feed, rows: .lazy)
  }

  @Test func scrollingLoadsMore() throws {
    _ = try screen.inspect()
    #expect(service.pages == [1], "the first page is loaded when the screen appears")
    service.answerPage(.success(.numbered(1)))
    try screen.scroll(by: 300)
    #expect(service.pages == [1], "the end is not on screen yet")
    try screen.scroll(to: .bottom)
    #expect(service.pages == [1, 2])
    service.answerPage(.success(.numbered(2, isLast: true)))
    try screen.scroll(to: .bottom)
    _ = try screen.inspect().find(text: "The text of post 20.")
    #expect(service.pages == [1, 2])
    #expect(screen.createdSliceCount < 12, "posts that leave the screen give their slices to others")
    assertSnapshot(of: screen, as: .trace)
  }

  @Test func newPostsDoNotMoveTheScreen() throws {
    service.loadFirstPage(of: screen)
    try screen.scroll(to: 4)
    let before = try screen.visibleFrames
    screen.coordinator.receive([
      Post(id: 100, author: "eve", text: "New!"), Post(id: 101, author: "eve", text: "Also new!"),
    ])
    #expect(try screen.visibleFrames == before)
    try screen.scroll(to: .top)
    _ = try screen.inspect().find(text: "Also new!")
  }

  @Test func liking() throws {
    service.loadFirstPage(of: screen)
    try screen.inspect().find(button: "Like").tap()
    #expect(service.likes == [.init(isLiked: true, postID: 1)])
    let step = try #require(screen.steps.last)
    #expect(step.stateChanges == ["posts[0].likes: 1 → 2", "posts[0].isLiked: false → true"])
    #expect(step.configured == ["PostSlice 1"], "only the slice of this post")
    assertSnapshot(of: try screen.view, as: .image(on: .iPhoneSE3, traits: SnapshotTraits(displayScale: 1)))
    service.answerLike(.failure(.offline))
    #expect(try screen.inspect().findAll { $0.accessibility.label == "Unlike" }.isEmpty)
  }

  @Test func retrying() throws {
    _ = try screen.inspect()
    service.answerPage(.failure(.offline))
    assertSnapshot(of: try screen.view, as: .image(on: .iPhoneSE3, traits: SnapshotTraits(displayScale: 1)))
    try screen.inspect().find(button: "Try again").tap()
    #expect(service.pages == [1, 1])
    service.answerPage(.success(.numbered(1)))
    _ = try screen.inspect().find(text: "The text of post 1.")
  }

  @Test func everySlice() {
    assertSnapshots(of: SliceRegistry.feed.gallery(), across: .colorSchemes(.light, .dark))
    assertNoDiagnostics(of: SliceRegistry.feed.gallery().view, across: .typeSizes(.xSmall ... .xxxLarge))
  }
}

extension FeedServiceSpy {
  fileprivate func loadFirstPage(of screen: SliceScreen<FeedCoordinator>) {
    screen.send(.endReached)
    answerPage(.success(.numbered(1)))
  }
}
