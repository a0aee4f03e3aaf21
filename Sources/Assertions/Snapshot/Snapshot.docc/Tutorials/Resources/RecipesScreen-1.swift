import SnapshotUI

/// A list of recipes.
public struct RecipesScreen: View {
  private let recipes: [Recipe]

  public init(recipes: [Recipe]) { self.recipes = recipes }

  public var body: some View {
    NavigationStack {
      List(recipes) { recipe in
        RecipeRow(recipe: recipe)
      }
      .navigationTitle("Recipes")
    }
  }
}
