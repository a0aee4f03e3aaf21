import SnapshotUI

/// A list of recipes, with a detail of each one and a form for a new one.
public struct RecipesScreen: View {
  @State private var recipes: [Recipe]
  @State private var showsForm = false

  public init(recipes: [Recipe]) { _recipes = State(initialValue: recipes) }

  public var body: some View {
    NavigationStack {
      List(recipes) { recipe in
        NavigationLink(value: recipe) { RecipeRow(recipe: recipe) }
      }
      .navigationTitle("Recipes")
      .navigationDestination(for: Recipe.self) { RecipeDetail(recipe: $0) }
      .toolbar {
        Button("Add recipe", systemImage: "plus") { showsForm = true }
      }
      .sheet(isPresented: $showsForm) {
        RecipeForm { recipes.append($0) }
      }
    }
  }
}
