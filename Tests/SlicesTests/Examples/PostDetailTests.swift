import Slices
import Testing

@Suite struct PostDetailTests {
  @Test(
    "S10: a slice for each part that is there",
    arguments: [
      ("text", "picture", 4), ("text", nil, 3), (nil, "picture", 3), (nil, nil, 2),
    ] as [(String?, String?, Int)])
  func descriptors(body: String?, media: String?, count: Int) {
    let post = Post(body: body, media: media)
    let slices = PostDetailCoordinator(state: post).sliceDescriptors(for: post)
    #expect(slices.count == count)
    #expect(slices.first?.viewModel is AuthorSliceViewModel)
    #expect(slices.last?.viewModel is ActionSliceViewModel)
    #expect(slices.contains { $0.viewModel is BodySliceViewModel } == (body != nil))
    #expect(slices.contains { $0.viewModel is MediaSliceViewModel } == (media != nil), "S30")
    #expect(SliceDiagnostic.diagnostics(of: slices) == [])
  }

  @Test("S11: equal states result in equal descriptors") func pureDescriptors() {
    let coordinator = PostDetailCoordinator(state: Post())
    #expect(coordinator.sliceDescriptors(for: Post()) == coordinator.sliceDescriptors(for: Post()))
    #expect(coordinator.sliceDescriptors(for: Post()) != coordinator.sliceDescriptors(for: Post(score: 1)))
  }

  @Test("S16: one more section is one insert") func oneMoreSection() {
    let coordinator = PostDetailCoordinator(state: Post())
    let old = coordinator.sliceDescriptors(for: Post())
    var new = old
    new.insert(SliceDescriptor(viewModel: AuthorSliceViewModel(username: "eve"), id: "promoted by"), at: 2)
    let changes = Changeset(from: old, to: new)
    #expect(changes.inserts.map(\.position) == [2])
    #expect(changes.deletes == [] && changes.moves == [] && changes.updates == [])
  }

  @Test("S17: an upvote is one update") func upvote() {
    let coordinator = PostDetailCoordinator(state: Post())
    let old = coordinator.sliceDescriptors(for: coordinator.state)
    coordinator.handle(.upvoteTapped)
    let changes = Changeset(from: old, to: coordinator.sliceDescriptors(for: coordinator.state))
    #expect(changes.description == "~ 3 ActionSliceViewModel")
    let action = changes.updates.first?.element.viewModel as? ActionSliceViewModel
    #expect(action?.vote.scoreText == "43")
  }

  @Test("S20, S21, S31: each action has its effect") func actions() {
    let coordinator = PostDetailCoordinator(state: Post())
    for action in [PostDetailAction.upvoteTapped, .downvoteTapped, .commentsTapped, .authorTapped, .shareTapped] {
      coordinator.handle(action)
    }
    #expect(coordinator.state.score == 42)
    #expect(coordinator.state.voteState == .downvoted)
    #expect(
      coordinator.spy.calls == [
        "vote post up", "vote post down", "push comments of post", "push profile of ada", "share post",
      ])
  }

  @Test("S22: the view model of a vote") func vote() {
    let vote = VoteSliceViewModel(score: 42, voteState: .upvoted)
    #expect(vote.scoreText == "42")
    #expect(vote.upvoteColor == .activeOrange)
    #expect(vote.downvoteColor == .inactiveGray)
    #expect(VoteSliceViewModel(score: -5, voteState: .none).scoreText == "0")
  }
}
