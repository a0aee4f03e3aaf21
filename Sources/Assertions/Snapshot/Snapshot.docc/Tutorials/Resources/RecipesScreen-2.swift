import SnapshotUI

/// A list of recipes, with a detail of each one.
public struct RecipesScreen: View {
  private let recipes: [Recipe]

  public init(recipes: [Recipe]) { self.recipes = recipes }

  public var body: some View {
    NavigationStack {
      List(recipes) { recipe in
        NavigationLink(value: recipe) { RecipeRow(recipe: recipe) }
      }
      .navigationTitle("Recipes")
      .navigationDestination(for: Recipe.self) { RecipeDetail(recipe: $0) }
    }
  }
}
