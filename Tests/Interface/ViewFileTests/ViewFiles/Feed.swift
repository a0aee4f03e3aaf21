#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

struct FeedPost: Identifiable, Equatable {
  let id: Int
  var author: String
  var text: String
  var likes: Int
  var isLiked = false
}

protocol FeedLoading: Sendable {
  func load() async -> [FeedPost]
}

struct FeedView<Loader: FeedLoading>: View {
  let loader: Loader
  @State var posts: [FeedPost]
  @State private var isLoading = false

  var body: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 16, pinnedViews: [.sectionHeaders]) {
            if isLoading {
              ProgressView().frame(maxWidth: .infinity).transition(.opacity)
            }
            ForEach($posts) { $post in
              FeedCard(post: $post).id(post.id)
            }
          }
          .scrollTargetLayout()
          .padding(.vertical)
        }
        .contentMargins(.horizontal, 16, for: .scrollContent)
        .scrollTargetBehavior(.viewAligned)
        .scrollBounceBehavior(.basedOnSize)
        .scrollIndicators(.hidden)
        .refreshable {
          isLoading = true
          posts = await loader.load()
          isLoading = false
        }
        .background(Color(.systemGroupedBackground))
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button {
              withAnimation { proxy.scrollTo(posts.last?.id, anchor: .bottom) }
            } label: {
              Image(systemName: "arrow.down")
            }
            .accessibilityLabel("Oldest")
          }
        }
      }
      .navigationTitle("Feed")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct FeedCard: View {
  @Binding var post: FeedPost

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Circle().fill(.blue.gradient).frame(width: 32, height: 32)
        Text(post.author).font(.headline)
        Spacer()
        Menu {
          Button("Mute") {}
          Button("Report", role: .destructive) {}
        } label: {
          Image(systemName: "ellipsis")
        }
        .accessibilityLabel("More")
      }
      Text(post.text)
        .fixedSize(horizontal: false, vertical: true)
      HStack(spacing: 6) {
        Image(systemName: post.isLiked ? "heart.fill" : "heart")
          .foregroundStyle(post.isLiked ? .red : .secondary)
          .symbolEffect(.bounce, value: post.isLiked)
        Text("\(post.likes)")
          .contentTransition(.numericText(value: Double(post.likes)))
          .monospacedDigit()
          .foregroundStyle(.secondary)
      }
      .font(.subheadline)
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(.systemBackground), in: RoundedRectangle(cornerRadius: 16))
    .scrollTransition { content, phase in
      content
        .opacity(phase.isIdentity ? 1 : 0.4)
        .scaleEffect(phase.isIdentity ? 1 : 0.95)
    }
    .onTapGesture(count: 2) { like() }
    .accessibilityElement(children: .combine)
    .accessibilityAction(named: "Like") { like() }
    .sensoryFeedback(.impact(weight: .light), trigger: post.isLiked)
  }

  private func like() {
    withAnimation(.bouncy) {
      post.isLiked.toggle()
      post.likes += post.isLiked ? 1 : -1
    }
  }
}
