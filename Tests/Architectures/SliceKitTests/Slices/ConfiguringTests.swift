import SliceKit
import SnapshotSeededRandom
import Testing
import SnapshotUI

/// S7: a slice shows only its last configuration.
@Suite struct ConfiguringTests {
  private let rounds = 40

  /// Returns whether a reconfigured slice has the same pixels as a new one.
  private func forgets<Tested: Slice & SliceConfigurable>(
    _ type: Tested.Type, _ makeViewModel: (inout SplitMix) -> Tested.ViewModel
  ) throws -> Bool {
    var random = SplitMix(seed: 7)
    let context = RenderContext(width: 320, height: 100)
    for _ in 0..<rounds {
      let (first, second) = (makeViewModel(&random), makeViewModel(&random))
      let slice = Tested()
      slice.configure(with: first)
      slice.configure(with: second)
      slice.configure(with: first)
      let used = slice.imageSource(.postDetail)
      let fresh = Tested(first).imageSource(.postDetail)
      guard try Renderer().render(used, in: context) == Renderer().render(fresh, in: context),
        try used.rendered(in: context).layoutText == fresh.rendered(in: context).layoutText
      else { return false }
    }
    return true
  }

  private func author(_ random: inout SplitMix) -> AuthorSliceViewModel {
    AuthorSliceViewModel(
      username: ["ada", "grace", ""].randomElement(using: &random) ?? "",
      avatarURL: [.picture("ada"), .picture("unknown"), nil].randomElement(using: &random) ?? nil,
      timestamp: ["", "3 h ago"].randomElement(using: &random) ?? "", isVerified: Bool.random(using: &random))
  }

  @Test("S7: configuring A, B, A shows the same as a new slice with A") func everySlice() throws {
    #expect(try forgets(AuthorSlice.self, author))
    #expect(try forgets(BodySlice.self) { BodySliceViewModel(text: "\($0.next() % 5)") })
    #expect(
      try forgets(MediaSlice.self) { random in
        MediaSliceViewModel(pictureURL: [.picture("picture"), nil].randomElement(using: &random) ?? nil)
      })
    #expect(
      try forgets(ActionSlice.self) { random in
        ActionSliceViewModel(
          post: Post(
            comments: Int.random(in: 0..<3, using: &random), awards: Int.random(in: 0..<3, using: &random),
            score: Int.random(in: -1..<3, using: &random),
            voteState: [.none, .upvoted, .downvoted].randomElement(using: &random) ?? .none))
      })
  }

  /// An intentional bug: the slice does not remove its badge.
  final class ForgetfulSlice: Slice, SliceConfigurable {
    private let username = TextLabel()
    private var badge: String?

    var content: some View {
      HStack {
        username
        if let badge { Image(systemName: badge) }
      }
    }

    func configure(with viewModel: AuthorSliceViewModel) {
      username.text = viewModel.username
      if viewModel.isVerified { badge = "checkmark.seal.fill" }
    }
  }

  @Test("S7: a slice that keeps an earlier configuration is found") func forgottenConfiguration() throws {
    #expect(try !forgets(ForgetfulSlice.self, author))
  }
}
