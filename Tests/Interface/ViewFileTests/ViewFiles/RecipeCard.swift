#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

struct Recipe {
  var title: String
  var author: String
  var minutes: Int
  var rating: Double
  var tags: [String]
  var imageURL: URL?

  static let sample = Recipe(
    title: "Roasted squash with sage", author: "Ines Falk", minutes: 45, rating: 4.6,
    tags: ["Vegan", "Autumn", "Easy"], imageURL: URL(string: "https://example.com/squash.jpg"))
}

struct CardBackground: ViewModifier {
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    content
      .background(colorScheme == .dark ? Color(white: 0.13) : .white)
      .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
      .shadow(color: .black.opacity(colorScheme == .dark ? 0 : 0.12), radius: 12, x: 0, y: 6)
  }
}

extension View {
  func card() -> some View { modifier(CardBackground()) }
}

struct Tag: View {
  let text: String

  var body: some View {
    Text(text)
      .font(.caption)
      .fontWeight(.semibold)
      .padding(.horizontal, 10)
      .padding(.vertical, 5)
      .background(.tint.opacity(0.15), in: Capsule())
      .foregroundStyle(.tint)
  }
}

struct RecipeCard: View {
  let recipe: Recipe
  @ScaledMetric(relativeTo: .title2) private var starSize = 15.0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      AsyncImage(url: recipe.imageURL) { image in
        image
          .resizable()
          .aspectRatio(contentMode: .fill)
      } placeholder: {
        LinearGradient(colors: [.orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
          .overlay {
            Image(systemName: "leaf.fill")
              .font(.system(size: 44))
              .foregroundStyle(.white.opacity(0.8))
          }
      }
      .frame(height: 180)
      .frame(maxWidth: .infinity)
      .clipped()
      .overlay(alignment: .topTrailing) {
        Button {
        } label: {
          Image(systemName: "bookmark")
            .padding(10)
            .background(.ultraThinMaterial, in: Circle())
        }
        .padding(12)
        .accessibilityLabel("Save recipe")
      }

      VStack(alignment: .leading, spacing: 8) {
        Text(recipe.title)
          .font(.title2.bold())
        HStack(spacing: 4) {
          Image(systemName: "star.fill")
            .resizable()
            .frame(width: starSize, height: starSize)
            .foregroundStyle(.yellow)
          Text(recipe.rating, format: .number.precision(.fractionLength(1)))
            .fontWeight(.medium)
          Text("·")
          Label("\(recipe.minutes) min", systemImage: "clock")
        }
        .font(.subheadline)
        .foregroundStyle(.secondary)
        ViewThatFits(in: .horizontal) {
          HStack { tags }
          VStack(alignment: .leading) { tags }
        }
        Divider()
        Text("By ") + Text(recipe.author).bold()
      }
      .padding(16)
    }
    .card()
    .padding()
    .tint(.orange)
  }

  private var tags: some View {
    ForEach(recipe.tags, id: \.self) { Tag(text: $0) }
  }
}
