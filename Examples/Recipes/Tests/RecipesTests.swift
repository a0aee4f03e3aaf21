import Recipes
import Snapshot
import Testing
import SnapshotUI

@MainActor @Suite struct RecipesTests {
  @Test func list() {
    assertSnapshots(
      of: RecipesScreen(recipes: .samples), across: .devices(.iPhoneSE3) * .colorSchemes(.light, .dark))
  }

  @Test func detail() {
    let screen = NavigationStack { RecipeDetail(recipe: .pancakes) }
    let sizes = Matrix.devices(.iPhoneSE3) * .typeSizes(.large, .accessibility2)
    assertSnapshots(of: screen, across: sizes)
    assertNoDiagnostics(of: screen, across: sizes)
  }

  @Test func addingARecipe() throws {
    let flow = try Flow(ViewHost(RecipesScreen(recipes: .samples)))
    try flow.step("taps Add recipe") { try $0.find(button: "Add recipe").tap() }
    try flow.step("types a title") { try $0.find(label: "Title").type("Waffles") }
    try flow.step("taps Save") { try $0.find(button: "Save").tap() }
    assertSnapshot(of: flow.storyboard, as: .image)
  }

  @Test func aRecipeNeedsATitle() throws {
    let host = ViewHost(RecipeForm { _ in })
    #expect(throws: InspectionError.self) { try host.inspect().find(button: "Save").tap() }
  }
}

extension Recipe {
  static let pancakes = Recipe(
    title: "Pancakes", minutes: 20, ingredients: ["200 g flour", "300 ml milk", "2 eggs", "a pinch of salt"])
}

extension [Recipe] {
  static let samples: [Recipe] = [.pancakes, Recipe(title: "Apple pie", minutes: 90)]
}
