import Foundation
import SnapshotRepository
import StateStoreGameCore
import StateStore
import StateStoreTesting
import StateStoreUI
import Testing
import SnapshotUI

/// T10: an onboarding with the same game view beside the game itself, each with its own store and its own reducer.
@MainActor @Suite struct TwoStoresTests {
  struct Welcome: View {
    let game: Store<NewGameState, NewGameAction>
    let onboarding: Store<OnboardingState, OnboardingAction>

    var body: some View {
      VStack {
        OnboardingView(store: onboarding)
        NewGameView(store: game)
      }
    }
  }

  @Test("T10: two stores in one screen do not influence each other") func sideBySide() throws {
    let game = Store(
      initialState: NewGameState(), reducer: newGameReducer, environment: NewGameEnvironment(uuid: { UUID.zero }))
    let onboarding = Store(initialState: OnboardingState(), reducer: onboardingReducer, environment: ())
    let host = ViewHost(Welcome(game: game, onboarding: onboarding))
    try host.update()
    let (firstGame, firstOnboarding) = (game.state, onboarding.state)
    #expect(firstGame.game.players.map(\.name) == ["Alpha", "Beta"])

    try host.inspect().find(button: "You: 0").tap()
    #expect(game.state == firstGame)
    #expect(onboarding.state.step == 1)
    #expect(onboarding.state.game.players.map(\.score) == [1])
    let secondOnboarding = onboarding.state
    #expect(secondOnboarding != firstOnboarding)

    // The same tap on the same view has another meaning for the other reducer.
    try host.inspect().find(button: "Alpha: 0").tap()
    try host.inspect().find(button: "Add player").tap()
    #expect(onboarding.state == secondOnboarding)
    #expect(game.state.game.players.map(\.score) == [1, 0, 0])
    #expect(try host.inspect().texts.contains("Step 1"))
    #expect(
      try host.inspect().texts.filter { $0.contains(": ") } == ["You: 1", "Alpha: 1", "Beta: 0", "Gamma: 0"])
  }
}

/// T15: rules in a module that imports nothing, used by a reducer.
@MainActor @Suite struct CoreModuleTests {
  /// Returns the modules that the files of a folder import.
  private func imports(in folder: String) throws -> [String] {
    let folder = Repository.url(folder)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
    #expect(!files.isEmpty)
    return try files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .filter { $0.split(separator: " ").contains("import") && !$0.hasPrefix("//") }.map(String.init)
    }
  }

  @Test("T15: the core module imports nothing and depends on nothing") func theCoreModuleImportsNothing() throws {
    #expect(try imports(in: "Tests/Support/StateStoreGameCore") == [])
    let manifest = try Repository.text("Package.swift")
    #expect(manifest.contains(#".target(name: "StateStoreGameCore"),"#))
  }

  @Test("T15: a reducer uses the core module") func reducer() {
    enum Action: Equatable { case awarded(Int, to: String) }
    let reducer = Reducer<Match, Action, Void> { state, action, _ in
      switch action {
      case .awarded(let points, let name): state.award(points, to: name)
      }
      return .none
    }
    let store = TestStore(initialState: Match(players: ["Ada", "Bob"], limit: 10), reducer: reducer, environment: ())
    store.send(.awarded(4, to: "Bob")) { $0.award(4, to: "Bob") }
    #expect(store.state.ranking.map(\.name) == ["Bob", "Ada"])
    store.send(.awarded(12, to: "Ada")) { $0.award(12, to: "Ada") }
    #expect(store.state.ranking.map(\.name) == ["Ada", "Bob"])
    store.send(.awarded(9, to: "Bob"))
    #expect(store.state.isOver)
  }
}
