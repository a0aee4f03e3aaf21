import SliceKit
import Snapshot
import SnapshotSeededRandom
import Testing
import SnapshotUI

/// An interactive screen: a coordinator, its slices and taps.
@Suite(.snapshots) struct SliceScreenTests {
  private func screen(_ post: Post = Post()) -> SliceScreen<PostDetailCoordinator> {
    SliceScreen(PostDetailCoordinator(state: post), state: \.state, slices: .postDetail, images: .postDetail)
  }

  @Test("S1: slices are in a column, and nested slices in a row") func places() throws {
    let screen = screen()
    let picture = try screen.view.background(Color(.systemGroupedBackground))
    assertSnapshot(of: picture, as: .image(on: .iPhoneSE3, traits: SnapshotTraits(displayScale: 1)))
    assertSnapshot(of: try screen.view, as: .layout(on: .iPhoneSE3))
    let found = try screen.inspect()
    let slices: [any View.Type] = [AuthorSlice.self, BodySlice.self, MediaSlice.self, ActionSlice.self]
    let rows = try slices.map { try found.find($0) }
    #expect(rows.first?.frame.minY == 20, "below the status bar")
    for (upper, lower) in zip(rows, rows.dropFirst()) { #expect(upper.frame.maxY == lower.frame.minY) }
    #expect(rows.allSatisfy { $0.frame.width == 375 })
    let smaller: [any View.Type] = [VoteSlice.self, CommentSlice.self, ShareSlice.self, AwardSlice.self]
    let parts = try smaller.map { try rows[3].find($0) }
    for (left, right) in zip(parts, parts.dropFirst()) { #expect(left.frame.maxX <= right.frame.minX) }
    #expect(Set(parts.map(\.frame.midY)).count == 1)
  }

  @Test("S1: equal descriptors result in equal screens") func stack() throws {
    let post = Post()
    let descriptors = PostDetailCoordinator(state: post).sliceDescriptors(for: post)
    let context = Device.iPhoneSE3.context()
    let stack = SliceStack(descriptors, slices: .postDetail).imageSource(.postDetail)
    #expect(try Renderer().render(stack, in: context) == Renderer().render(screen(post).view, in: context))
  }

  @Test("S17, S18: the coordinator handles an upvote, which results in one update") func upvote() throws {
    let screen = screen()
    #expect(try screen.inspect().find(VoteSlice.self).texts == ["42"])
    try screen.inspect().find(button: "Upvote").tap()
    #expect(screen.coordinator.state.score == 43)
    #expect(try screen.inspect().find(VoteSlice.self).texts == ["43"])
    let step = try #require(screen.steps.last)
    #expect(step.cause == "upvoteTapped")
    #expect(step.changes.updates.count == 1)
    #expect(step.changes.description == "~ 3 ActionSliceViewModel")
    #expect(step.configured == ["ActionSlice"])
    #expect(step.stateChanges == ["score: 42 → 43", "voteState: none → upvoted"])
  }

  @Test("S18, S21: each tap is one action of the coordinator, and changes nothing else") func taps() throws {
    let (votes, navigation) = (VoteServiceSpy(), NavigationControllerSpy())
    let screen = SliceScreen(
      PostDetailCoordinator(state: Post(), voteService: votes, navigationController: navigation), state: \.state,
      slices: .postDetail, images: .postDetail)
    try screen.inspect().find(AuthorSlice.self).tap()
    try screen.inspect().find(CommentSlice.self).tap()
    try screen.inspect().find(button: "Share").tap()
    #expect(
      navigation.pushed.map { "\($0)" } == [
        #"ProfileCoordinator(username: "ada")"#, #"CommentsCoordinator(postID: "post")"#,
      ])
    #expect(navigation.shared == [Post()])
    #expect(votes.votes == [])
    #expect(screen.coordinator.state == Post())
    #expect(screen.steps.dropFirst().allSatisfy { $0.changes.isEmpty && $0.configured.isEmpty })
    try screen.inspect().find(button: "Downvote").tap()
    #expect(votes.votes == [.init(postID: "post", direction: .down)])
  }

  @Test("S19: the trace of a flow") func trace() throws {
    let screen = screen()
    try screen.inspect().find(button: "Upvote").tap()
    try screen.inspect().find(button: "Downvote").tap()
    try screen.inspect().find(button: "Share").tap()
    // Asynchronous work changes the state without an action.
    screen.coordinator.load(body: nil, media: "other")
    assertSnapshot(of: screen, as: .trace)
  }

  @Test("S14: a transition at its start, middle and end") func transition() throws {
    let screen = screen(Post(media: nil))
    let context = Device.iPhoneSE3.context()
    let before = try Renderer().render(screen.view, in: context)
    screen.coordinator.load(body: nil, media: "picture")
    let after = try Renderer().render(screen.view, in: context)
    #expect(before != after)
    for time in [0, 0.5, 1] {
      let transition = try Renderer().render(screen.transition(at: time), in: context)
      #expect((transition == before) == (time == 0))
      #expect((transition == after) == (time == 1))
      let picture = try screen.transition(at: time).background(Color(.systemGroupedBackground))
      assertSnapshot(of: picture, as: .image(size: CGSize(width: 375, height: 300)), named: "\(time)")
    }
  }

  @Test("S14: moved items are between their positions, deleted and inserted items are half transparent") func frames()
    throws
  {
    let (a, b, c) = (
      RowViewModel(id: 1, text: "one"), RowViewModel(id: 2, text: "two"), RowViewModel(id: 3, text: "new")
    )
    let slices = SliceRegistry(CountingSlice.self)
    let transition = SliceTransitionView(
      from: [a, b].map { SliceDescriptor(viewModel: $0) }, to: [b, c].map { SliceDescriptor(viewModel: $0) }, at: 0.5,
      slices: slices)
    let screen = try transition.rendered(in: RenderContext(width: 100, height: 200)).inspect()
    // Items are 30 points high. The second is halfway to the position of the first, which fades out.
    #expect(screen.findAll(CountingSlice.self).map(\.frame.minY).sorted() == [0, 15, 15, 30])
    #expect(screen.findAll { $0.name == "opacity" }.count == 4)
  }
}

/// S8 and S13: when a screen configures and reuses its slices.
@Suite struct SliceLifeTests {
  private func screen(_ rows: [RowViewModel]) -> SliceScreen<RowCoordinator> {
    SliceScreen(RowCoordinator(state: rows), state: \.state, slices: SliceRegistry(CountingSlice.self))
  }

  @Test("S8: a slice is configured only when its view model changes") func configuring() throws {
    let screen = screen([RowViewModel(id: 1, text: "one"), RowViewModel(id: 2, text: "two")])
    #expect(try screen.inspect().texts == ["one 1", "two 1"])
    // An equal view model configures nothing.
    screen.send(.set([RowViewModel(id: 1, text: "one"), RowViewModel(id: 2, text: "two")]))
    #expect(try screen.inspect().texts == ["one 1", "two 1"])
    // Only the sibling is configured.
    screen.send(.set([RowViewModel(id: 1, text: "one"), RowViewModel(id: 2, text: "zwei")]))
    #expect(try screen.inspect().texts == ["one 1", "zwei 2"])
    // A move configures nothing, and keeps the instance.
    screen.send(.set([RowViewModel(id: 2, text: "zwei"), RowViewModel(id: 1, text: "one")]))
    #expect(try screen.inspect().texts == ["zwei 2", "one 1"])
    #expect(screen.steps.map(\.configured.count) == [2, 0, 1, 0])
    #expect(screen.steps.last?.changes.moves.count == 1)
  }

  @Test("S13: slices that leave the screen are reused") func reuse() throws {
    let screen = screen([RowViewModel(id: 1, text: "one"), RowViewModel(id: 2, text: "two")])
    _ = try screen.inspect()
    for id in 3..<30 {
      screen.send(.set([RowViewModel(id: id - 1, text: "\(id - 1)"), RowViewModel(id: id, text: "\(id)")]))
      #expect(try screen.inspect().texts.map { $0.split(separator: " ").first } == ["\(id - 1)", "\(id)"])
    }
    #expect(screen.createdSliceCount == 2)
  }

  @Test("A screen shows the same as a new one, regardless of earlier states") func randomFlows() throws {
    var random = SplitMix(seed: 3)
    let live = screen([])
    let context = RenderContext(width: 80, height: 400)
    for _ in 0..<60 {
      let ids = Array(0..<9).shuffled(using: &random).prefix(Int.random(in: 0...9, using: &random))
      let rows = ids.map { RowViewModel(id: $0, text: "\($0) \(Int.random(in: 0..<3, using: &random))") }
      live.send(.set(rows))
      let stack = SliceStack(rows.map { SliceDescriptor(viewModel: $0) }, slices: SliceRegistry(PlainSlice.self))
      #expect(
        try words(live.view.rendered(in: context)) == words(stack.rendered(in: context)))
    }
  }

  /// Returns the texts without the counts at their ends.
  private func words(_ screen: RenderedView) -> [String] {
    screen.inspect().texts.map { $0.split(separator: " ").dropLast().joined(separator: " ") }
  }

  @Test func aScreenIsReleasedWithItsLastReference() throws {
    weak var weakScreen: SliceScreen<RowCoordinator>?
    do {
      let screen = screen([RowViewModel(id: 1, text: "one")])
      _ = try screen.inspect()
      weakScreen = screen
    }
    #expect(weakScreen == nil)
  }
}
