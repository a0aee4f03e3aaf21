import SliceKit
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

  /// A coordinator and the spies of its services.
  private struct Fixture {
    let votes = VoteServiceSpy()
    let navigation = NavigationControllerSpy()
    let coordinator: PostDetailCoordinator

    init(_ post: Post = Post()) {
      coordinator = PostDetailCoordinator(state: post, voteService: votes, navigationController: navigation)
    }
  }

  @Test("S20, S31: an upvote raises the score and is sent to the service") func upvoteTapped() {
    let fixture = Fixture()
    fixture.coordinator.handle(.upvoteTapped)
    #expect(fixture.coordinator.state == Post(score: 43, voteState: .upvoted))
    #expect(fixture.votes.votes == [.init(postID: "post", direction: .up)])
    #expect(fixture.navigation.pushed.isEmpty && fixture.navigation.shared.isEmpty)
  }

  @Test("S20, S31: a downvote lowers the score and is sent to the service") func downvoteTapped() {
    let fixture = Fixture(Post(id: "other"))
    fixture.coordinator.handle(.downvoteTapped)
    #expect(fixture.coordinator.state == Post(id: "other", score: 41, voteState: .downvoted))
    #expect(fixture.votes.votes == [.init(postID: "other", direction: .down)])
    #expect(fixture.navigation.pushed.isEmpty && fixture.navigation.shared.isEmpty)
  }

  @Test("S20, S21, S31: comments are pushed") func commentsTapped() {
    let fixture = Fixture()
    fixture.coordinator.handle(.commentsTapped)
    #expect(fixture.navigation.pushed.map { $0 as? CommentsCoordinator } == [CommentsCoordinator(postID: "post")])
    #expect(fixture.coordinator.state == Post())
    #expect(fixture.votes.votes == [] && fixture.navigation.shared == [])
  }

  @Test("S20, S21, S31: the profile of the author is pushed") func authorTapped() {
    let fixture = Fixture(Post(author: "grace"))
    fixture.coordinator.handle(.authorTapped)
    #expect(fixture.navigation.pushed.map { $0 as? ProfileCoordinator } == [ProfileCoordinator(username: "grace")])
    #expect(fixture.coordinator.state == Post(author: "grace"))
    #expect(fixture.votes.votes == [] && fixture.navigation.shared == [])
  }

  @Test("S20, S21, S31: the share sheet of the post is presented") func shareTapped() {
    let fixture = Fixture(Post(id: "shared"))
    fixture.coordinator.handle(.shareTapped)
    #expect(fixture.navigation.shared == [Post(id: "shared")])
    #expect(fixture.coordinator.state == Post(id: "shared"))
    #expect(fixture.votes.votes == [] && fixture.navigation.pushed.isEmpty)
  }

  /// All actions of a screen, with the descriptors before and after each of them.
  @Test("S23: the logic of a screen runs without a renderer") func logicAlone() {
    for round in 0..<100 {
      let fixture = Fixture(Post(score: round))
      let coordinator = fixture.coordinator
      let actions: [PostDetailAction] = [
        .upvoteTapped, .downvoteTapped, .commentsTapped, .authorTapped, .shareTapped,
      ]
      for action in actions {
        let old = coordinator.sliceDescriptors(for: coordinator.state)
        coordinator.handle(action)
        let changes = Changeset(from: old, to: coordinator.sliceDescriptors(for: coordinator.state))
        #expect(changes.updates.count == (action == .upvoteTapped || action == .downvoteTapped ? 1 : 0))
      }
      #expect(fixture.votes.votes.count == 2)
    }
  }

  @Test("S22: the view model of a vote") func vote() {
    let vote = VoteSliceViewModel(score: 42, voteState: .upvoted)
    #expect(vote.scoreText == "42")
    #expect(vote.upvoteColor == .activeOrange)
    #expect(vote.downvoteColor == .inactiveGray)
    #expect(VoteSliceViewModel(score: -5, voteState: .none).scoreText == "0")
  }
}
