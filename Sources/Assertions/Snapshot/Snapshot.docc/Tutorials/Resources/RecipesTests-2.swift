import Recipes
import Snapshot
import Testing
import SnapshotUI

@MainActor @Suite struct RecipesTests {
  @Test func list() {
    assertSnapshots(
      of: RecipesScreen(recipes: .samples), across: .devices(.iPhoneSE3) * .colorSchemes(.light, .dark))
  }
}

extension Recipe {
  static let pancakes = Recipe(
    title: "Pancakes", minutes: 20, ingredients: ["200 g flour", "300 ml milk", "2 eggs", "a pinch of salt"])
}

extension [Recipe] {
  static let samples: [Recipe] = [.pancakes, Recipe(title: "Apple pie", minutes: 90)]
}
