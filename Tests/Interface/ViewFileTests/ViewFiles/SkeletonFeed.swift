#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

struct FeedArticle: Identifiable, Equatable {
  let id: Int
  var title: String
  var summary: String
  var author: String

  static let placeholders = (1...3).map {
    FeedArticle(
      id: $0, title: "A headline of medium length",
      summary: "Two or three lines of text that stand for the summary of an article that is not here yet.",
      author: "Some Author")
  }
}

enum LoadState {
  case loading
  case loaded([FeedArticle])
}

@MainActor
final class FeedModel {
  var state = LoadState.loading

  var articles: [FeedArticle] {
    switch state {
    case .loading: return FeedArticle.placeholders
    case .loaded(let articles): return articles
    }
  }

  var isLoading: Bool {
    if case .loading = state { return true }
    return false
  }
}

struct SkeletonFeedView: View {
  var isLoading = true

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 20) {
        Text("Today")
          .font(.largeTitle.bold())
          .unredacted()
        ForEach(FeedArticle.placeholders) { article in
          SkeletonRow(article: article)
        }
        HStack {
          Text("Balance")
          Spacer()
          Text("1,284.50 €").privacySensitive()
        }
        .redacted(reason: .privacy)
      }
      .padding()
    }
    .redacted(reason: isLoading ? .placeholder : [])
  }
}

private struct SkeletonRow: View {
  let article: FeedArticle
  @Environment(\.redactionReasons) private var reasons

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Image(systemName: "photo")
        .resizable()
        .scaledToFit()
        .frame(width: 64, height: 64)
        .foregroundStyle(.secondary)
      VStack(alignment: .leading, spacing: 6) {
        Text(article.title)
          .font(.headline)
        Text(article.summary)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(3)
        Text(article.author)
          .font(.caption)
      }
    }
    .accessibilityHidden(reasons.contains(.placeholder))
  }
}
