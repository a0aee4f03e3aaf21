/// A recipe.
public struct Recipe: Hashable, Identifiable, Sendable {
  public var title: String
  public var minutes: Int
  public var ingredients: [String]

  public init(title: String, minutes: Int, ingredients: [String] = []) {
    self.title = title
    self.minutes = minutes
    self.ingredients = ingredients
  }

  public var id: String { title }
}
