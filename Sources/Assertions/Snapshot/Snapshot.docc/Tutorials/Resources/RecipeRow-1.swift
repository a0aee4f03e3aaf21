import SnapshotUI

/// A recipe in a list.
struct RecipeRow: View {
  let recipe: Recipe

  var body: some View {
    Text(recipe.title).font(.headline)
  }
}
