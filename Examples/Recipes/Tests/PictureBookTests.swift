import Recipes
import Snapshot
import Testing
import SnapshotUI

/// The pictures that the picture book shows beside those of the tutorial.
@MainActor @Suite struct PictureBookTests {
  @Test func rightToLeft() {
    assertSnapshots(
      of: RecipesScreen(recipes: .samples), across: .devices(.iPhoneSE3) * .layoutDirections(.rightToLeft))
  }

  @Test func form() {
    assertSnapshots(of: RecipeForm { _ in }, across: .devices(.iPhoneSE3))
  }
}
