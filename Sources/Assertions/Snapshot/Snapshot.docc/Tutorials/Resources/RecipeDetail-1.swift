import SnapshotUI

/// A recipe with its ingredients.
public struct RecipeDetail: View {
  private let recipe: Recipe

  public init(recipe: Recipe) { self.recipe = recipe }

  public var body: some View {
    List {
      Section {
        HStack {
          Text("Time")
          Spacer()
          Text("\(recipe.minutes) min").frame(width: 60)
        }
        .lineLimit(1)
      }
      Section("Ingredients") {
        ForEach(recipe.ingredients, id: \.self) { Text($0) }
      }
    }
    .navigationTitle(recipe.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}
