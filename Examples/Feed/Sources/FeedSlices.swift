import SliceKit
import SnapshotUI

final class PostSlice: Slice, SliceConfigurable {
  private let author = TextLabel()
  private let text = TextLabel()
  private var likes = ""
  private var isLiked = false
  private var id = 0

  init() {
    author.font = .headline
    text.numberOfLines = 0
  }

  var content: some View {
    VStack(alignment: .leading, spacing: 6) {
      author
      text
      Button(sending: FeedAction.likeTapped(postID: id)) {
        Label(likes, systemImage: isLiked ? "heart.fill" : "heart")
          .foregroundStyle(isLiked ? Color.red : Color.secondary)
      }
      .frame(minWidth: 44, minHeight: 44, alignment: .leading)
      .accessibilityLabel(isLiked ? "Unlike" : "Like")
      .accessibilityValue(likes)
      Divider()
    }
    .padding(.horizontal, 16)
    .padding(.top, 12)
  }

  func configure(with viewModel: PostSliceViewModel) {
    id = viewModel.id
    author.text = viewModel.author
    text.text = viewModel.text
    likes = viewModel.likes
    isLiked = viewModel.isLiked
  }
}

/// Loads the next page when it appears.
final class NextPageSlice: Slice, SliceConfigurable {
  var content: some View {
    ProgressView()
      .frame(maxWidth: .infinity, minHeight: 60)
      .onAppear(sending: FeedAction.endReached)
  }

  func configure(with viewModel: NextPageSliceViewModel) {}
}

final class ErrorSlice: Slice, SliceConfigurable {
  private let message = TextLabel()

  init() { message.numberOfLines = 0 }

  var content: some View {
    VStack(spacing: 4) {
      Image(systemName: "exclamationmark.triangle").foregroundStyle(Color.orange)
      message
      Button(sending: FeedAction.retryTapped) { Text("Try again").frame(minHeight: 44) }
    }
    .frame(maxWidth: .infinity)
    .padding(16)
  }

  func configure(with viewModel: ErrorSliceViewModel) { message.text = viewModel.message }
}

extension SliceRegistry {
  /// The slices of the feed, with examples for the gallery.
  static let feed = SliceRegistry(PostSlice.self, NextPageSlice.self, ErrorSlice.self)
    .examples(
      of: PostSlice.self,
      [
        "new": PostSliceViewModel(Post(id: 1, author: "ada", text: "Hello, world!")),
        "liked": PostSliceViewModel(
          Post(id: 2, author: "grace", text: "A post of more than one line, as most are.", likes: 12_345, isLiked: true)
        ),
      ]
    )
    .examples(of: NextPageSlice.self, ["loading": NextPageSliceViewModel(page: 2)])
    .examples(
      of: ErrorSlice.self,
      ["offline": ErrorSliceViewModel(.offline), "server": ErrorSliceViewModel(.server(status: 503))])
}
