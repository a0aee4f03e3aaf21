import SnapshotUI

/// A recipe in a list.
struct RecipeRow: View {
  let recipe: Recipe

  var body: some View {
    VStack(alignment: .leading) {
      Text(recipe.title).font(.headline)
      Label("\(recipe.minutes) min", systemImage: "clock")
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
  }
}
