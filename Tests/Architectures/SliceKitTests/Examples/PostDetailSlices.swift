import Foundation
import SliceKit
import SnapshotUI

// The slices of the same screen.

final class AuthorSlice: Slice, SliceConfigurable {
  private let avatar = ImageView()
  private let username = TextLabel()
  private let timestamp = TextLabel()
  private var isVerified = false

  init() {
    username.font = .headline
    timestamp.font = .caption
    timestamp.textColor = .secondary
  }

  var content: some View {
    HStack(spacing: 12) {
      avatar.frame(width: 40, height: 40).clipShape(Circle())
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 4) {
          username
          if isVerified { Image(systemName: "checkmark.seal.fill").foregroundStyle(Color.blue) }
        }
        timestamp
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 16)
    .frame(minHeight: 60)
    .background(Color(.systemBackground))
    .onTap(sending: PostDetailAction.authorTapped)
  }

  func configure(with viewModel: AuthorSliceViewModel) {
    username.text = viewModel.username
    timestamp.text = viewModel.timestamp
    isVerified = viewModel.isVerified
    avatar.loadImage(from: viewModel.avatarURL)
  }
}

final class BodySlice: Slice, SliceConfigurable {
  private let text = TextLabel()

  init() { text.numberOfLines = 0 }

  var content: some View {
    text.padding(.horizontal, 16).padding(.vertical, 8).frame(maxWidth: .infinity, alignment: .leading)
      .background(Color(.systemBackground))
  }

  func configure(with viewModel: BodySliceViewModel) { text.text = viewModel.text }
}

final class MediaSlice: Slice, SliceConfigurable {
  private let picture = ImageView()

  var content: some View { picture.frame(height: 180) }

  func configure(with viewModel: MediaSliceViewModel) { picture.loadImage(from: viewModel.pictureURL) }
}

/// Four nested slices from left to right.
final class ActionSlice: Slice, SliceConfigurable {
  private let vote = VoteSlice()
  private let comment = CommentSlice()
  private let share = ShareSlice()
  private let award = AwardSlice()

  var content: some View {
    HStack(spacing: 8) {
      vote
      comment
      Spacer(minLength: 0)
      share
      award
    }
    .font(.subheadline)
    .dynamicTypeSize(...DynamicTypeSize.xLarge)
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .background(Color(.systemBackground))
  }

  func configure(with viewModel: ActionSliceViewModel) {
    vote.configure(with: viewModel.vote)
    comment.configure(with: viewModel.comment)
    share.configure(with: viewModel.share)
    award.configure(with: viewModel.award)
  }
}

final class VoteSlice: Slice, SliceConfigurable {
  private let score = TextLabel()
  private var colors = (up: Color.gray, down: Color.gray)

  var content: some View {
    HStack(spacing: 6) {
      arrow("arrow.up", colors.up, sending: .upvoteTapped).accessibilityLabel("Upvote")
      score
      arrow("arrow.down", colors.down, sending: .downvoteTapped).accessibilityLabel("Downvote")
    }
    .chip()
  }

  private func arrow(_ symbol: String, _ color: Color, sending action: PostDetailAction) -> some View {
    Button(sending: action) { Image(systemName: symbol).foregroundStyle(color) }
  }

  func configure(with viewModel: VoteSliceViewModel) {
    score.text = viewModel.scoreText
    colors = (color(of: viewModel.upvoteColor), color(of: viewModel.downvoteColor))
  }

  private func color(of arrow: ArrowColor) -> Color {
    switch arrow {
    case .activeOrange: .orange
    case .inactiveGray: .gray
    }
  }
}

final class CommentSlice: Slice, SliceConfigurable {
  private let count = TextLabel()

  var content: some View {
    HStack(spacing: 6) {
      Image(systemName: "bubble.left")
      count
    }
    .chip()
    .onTap(sending: PostDetailAction.commentsTapped)
  }

  func configure(with viewModel: CommentSliceViewModel) { count.text = viewModel.countText }
}

final class ShareSlice: Slice, SliceConfigurable {
  private var title = ""

  var content: some View {
    Button(sending: PostDetailAction.shareTapped) {
      Label(title, systemImage: "square.and.arrow.up").foregroundStyle(Color.primary)
    }
    .chip()
  }

  func configure(with viewModel: ShareSliceViewModel) { title = viewModel.title }
}

final class AwardSlice: Slice, SliceConfigurable {
  private let count = TextLabel()

  var content: some View {
    HStack(spacing: 6) {
      Image(systemName: "trophy").foregroundStyle(Color.orange)
      count
    }
    .chip()
  }

  func configure(with viewModel: AwardSliceViewModel) { count.text = viewModel.countText }
}

nonisolated extension View {
  fileprivate func chip() -> some View {
    lineLimit(1).padding(.horizontal, 10).padding(.vertical, 6).background(Color(.tertiarySystemFill), in: Capsule())
  }
}

extension SliceRegistry {
  static let postDetail = SliceRegistry(AuthorSlice.self, BodySlice.self, MediaSlice.self, ActionSlice.self)
}

extension ImageSource {
  /// The images of the app, which consist of bands.
  static let postDetail = ImageSource { url in
    switch url.lastPathComponent {
    case "ada.png": .bands(RGBA(0xFFCC00), RGBA(0xFF9500), width: 40, height: 40)
    case "picture.png": .bands(RGBA(0x5AC8FA), RGBA(0x34C759), width: 30, height: 20)
    default: nil
    }
  }
}

extension PixelImage {
  /// Two colors, one above the other.
  static func bands(_ upper: RGBA, _ lower: RGBA, width: Int, height: Int) -> PixelImage {
    var buffer = PixelBuffer(width: width, height: height, filledWith: upper)
    for index in (width * (height * 3 / 5))..<(width * height) { buffer.pixels[index] = lower.premultiplied }
    return PixelImage(buffer)
  }
}
