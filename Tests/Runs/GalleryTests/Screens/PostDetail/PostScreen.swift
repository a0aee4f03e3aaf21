import SnapshotUI

/// A post with its picture, its actions and the first comments.
struct PostScreen: View {
  var post: PostViewData

  var body: some View {
    VStack(spacing: 0) {
      NavigationBar(
        title: post.community, subtitle: post.members, trailingSymbols: ["magnifyingglass", "ellipsis"])
      ScrollView {
        VStack(alignment: .leading, spacing: 8) {
          PostArticle(post: post)
          CommentList(comments: post.comments)
        }
      }
      CommentComposer()
    }
    .background(Palette.canvas)
  }
}

/// The post itself, down to its actions.
private struct PostArticle: View {
  var post: PostViewData

  var body: some View {
    VStack(alignment: .leading, spacing: planted("article spacing", 12)) {
      AuthorRow(post: post)
      Text(post.title).font(planted("post title font", Font.title2.bold())).foregroundStyle(Palette.ink)
      Text(post.text).font(.body).foregroundStyle(Palette.ink).lineSpacing(planted("article line spacing", 2))
      PostPicture(picture: post.picture)
      PostActions(post: post)
    }
    .padding(planted("article padding", CGFloat(16)))
    .background(Palette.surface)
  }
}

private struct AuthorRow: View {
  var post: PostViewData

  var body: some View {
    HStack(spacing: planted("author spacing", 12)) {
      Portrait(person: post.author, size: 44)
      VStack(alignment: .leading, spacing: 2) {
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 8) {
            name
            flair
          }
          VStack(alignment: .leading, spacing: 4) {
            name
            flair
          }
        }
        Text("\(post.age) · \(post.picture.place)").font(.footnote).foregroundStyle(Palette.inkSecondary)
      }
      Spacer(minLength: 0)
    }
  }

  private var name: some View {
    Text(post.author.name).font(.subheadline.weight(.semibold)).foregroundStyle(Palette.ink)
      .lineLimit(planted("author line limit", nil as Int?))
  }

  private var flair: some View { Chip(text: post.flair, color: Palette.indigo) }
}

private struct PostPicture: View {
  var picture: PostViewData.Picture

  var body: some View {
    Image(picture.image, name: "sunrise")
      .resizable()
      .aspectRatio(contentMode: .fit)
      .overlay(alignment: .bottomLeading) { caption }
      .clipShape(RoundedRectangle(cornerRadius: planted("picture radius", 16)))
      .accessibilityLabel(picture.caption)
  }

  private var caption: some View {
    HStack(spacing: 4) {
      Image(systemName: "mappin").imageScale(.small)
      Text(picture.caption).lineLimit(1)
    }
    .font(.caption.weight(.medium))
    .foregroundStyle(.white)
    .padding(.horizontal, 10)
    .padding(.vertical, 5)
    .background(Color(RGBA(0x141C2E)), in: Capsule())
    .padding(12)
    .dynamicTypeSize(...DynamicTypeSize.xLarge)
  }
}

/// Votes, comments, awards and sharing. Where one row has no room, the counts of awards go first; at the largest type sizes,
/// each action has a row.
private struct PostActions: View {
  var post: PostViewData

  var body: some View {
    ViewThatFits(in: .horizontal) {
      row(showsAwards: true, labelsShare: true)
      row(showsAwards: true, labelsShare: false)
      row(showsAwards: false, labelsShare: false)
      if planted("actions column", true) {
        VStack(alignment: .leading, spacing: 8) {
          VoteControl(votes: post.votes, ownVote: post.ownVote)
          ActionPill(symbol: "bubble.left", text: post.commentCount)
          ActionPill(symbol: "square.and.arrow.up")
        }
      }
    }
  }

  private func row(showsAwards: Bool, labelsShare: Bool) -> some View {
    HStack(spacing: 8) {
      VoteControl(votes: post.votes, ownVote: post.ownVote)
      ActionPill(symbol: "bubble.left", text: post.commentCount)
      if showsAwards { ActionPill(symbol: "rosette", text: post.awards, color: Palette.amber) }
      Spacer(minLength: 0)
      ActionPill(symbol: "square.and.arrow.up", text: labelsShare ? "Share" : nil)
    }
  }
}

private struct VoteControl: View {
  var votes: String
  var ownVote: PostViewData.Vote?

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: ownVote == .up ? "arrowshape.up.fill" : "arrowshape.up")
        .foregroundStyle(ownVote == .up ? Palette.coral : Palette.inkSecondary)
      Text(votes).monospacedDigit().lineLimit(1).foregroundStyle(ownVote == .up ? Palette.coral : Palette.ink)
      Rectangle().fill(Palette.inkTertiary.opacity(0.4)).frame(width: 1, height: 16)
      Image(systemName: ownVote == .down ? "arrowshape.down.fill" : "arrowshape.down")
        .foregroundStyle(Palette.inkSecondary)
    }
    .pill()
  }
}

private struct ActionPill: View {
  var symbol: String
  var text: String?
  var color = Palette.inkSecondary

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: symbol).foregroundStyle(color)
      if let text { Text(text).monospacedDigit().lineLimit(1).foregroundStyle(Palette.ink) }
    }
    .pill()
  }
}

nonisolated extension View {
  /// The look of a post's actions.
  fileprivate func pill() -> some View {
    font(.footnote.weight(.semibold))
      .fixedSize()
      .padding(.horizontal, 12)
      .frame(minHeight: planted("pill height", 36))
      .background(Palette.sunken, in: Capsule())
  }
}

private struct CommentList: View {
  var comments: [PostViewData.Comment]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 4) {
        Text("Best comments").font(.subheadline.weight(.semibold))
        Image(systemName: "chevron.down").imageScale(.small).font(.subheadline.weight(.semibold))
        Spacer(minLength: 0)
      }
      .foregroundStyle(Palette.inkSecondary)
      ForEach(comments) { CommentRow(comment: $0) }
    }
    .padding(16)
    .background(Palette.surface)
  }
}

private struct CommentRow: View {
  var comment: PostViewData.Comment

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Portrait(person: comment.author, size: 32)
      VStack(alignment: .leading, spacing: 4) {
        HStack(spacing: 6) {
          Text(comment.author.name).font(.footnote.weight(.semibold)).foregroundStyle(Palette.ink)
            .lineLimit(planted("author line limit", nil as Int?))
          if comment.isAuthor { Chip(text: "OP", color: Palette.indigo) }
          Text(comment.age).font(.footnote).foregroundStyle(Palette.inkTertiary).lineLimit(1).layoutPriority(1)
          Spacer(minLength: 0)
        }
        Text(comment.text).font(.subheadline).foregroundStyle(Palette.ink)
        HStack(spacing: 6) {
          Image(systemName: "arrow.up")
          Text(comment.votes).monospacedDigit()
          Text("Reply").padding(.leading, 10)
        }
        .font(.footnote.weight(.medium))
        .foregroundStyle(Palette.inkSecondary)
      }
    }
  }
}

/// The field at the lower edge.
private struct CommentComposer: View {
  var body: some View {
    HStack(spacing: 10) {
      Portrait(person: .emil, size: 32)
      Text("Add a comment…")
        .font(.subheadline)
        .foregroundStyle(Palette.inkTertiary)
        .lineLimit(1)
        .frame(maxWidth: .infinity, alignment: planted("composer alignment", .leading))
        .padding(.horizontal, 14)
        .frame(height: planted("composer height", 40))
        .background(Palette.sunken, in: Capsule())
      Image(systemName: "paperplane.fill").font(.system(size: 20)).foregroundStyle(Palette.indigo)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .background(Palette.surface)
    .overlay(alignment: .top) { Rectangle().fill(Palette.line).frame(height: 1) }
    .dynamicTypeSize(...DynamicTypeSize.xLarge)
  }
}
