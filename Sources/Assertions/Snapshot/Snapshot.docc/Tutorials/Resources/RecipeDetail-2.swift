import SnapshotUI

/// A recipe with its ingredients.
public struct RecipeDetail: View {
  private let recipe: Recipe

  public init(recipe: Recipe) { self.recipe = recipe }

  public var body: some View {
    List {
      Section {
        LabeledContent("Time", value: "\(recipe.minutes) min")
      }
      Section("Ingredients") {
        ForEach(recipe.ingredients, id: \.self) { Text($0) }
      }
    }
    .navigationTitle(recipe.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}
