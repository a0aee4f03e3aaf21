import StateStore

/// The dependencies of the app. Tests replace them with `withDependencies($Current)`.
struct World: Sendable {
  /// Delivers values to the screen.
  var main: any Scheduler = LiveScheduler(queue: .main)
  /// Returns the names of the recipes that match a query.
  var search: @Sendable (_ query: String) -> Signal<[String]> = { query in
    RecipeBook.search(query).delay(by: .milliseconds(800), on: LiveScheduler(queue: .global()))
  }
}

/// The global dependencies. Each task can have its own copy, so parallel tests do not share them.
@TaskLocal var Current = World()

/// The recipes of the app; a server in a real one.
enum RecipeBook {
  static let recipes = ["Pad Thai", "Paella", "Pancakes", "Pizza", "Ramen", "Ratatouille"]

  static func search(_ query: String) -> Signal<[String]> {
    .just(recipes.filter { $0.lowercased().contains(query.lowercased()) })
  }
}
