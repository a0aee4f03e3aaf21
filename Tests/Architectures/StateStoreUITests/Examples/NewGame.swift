import Foundation
import StateStore
import StateStoreUI
import SnapshotUI

struct NewGameState: Equatable {
  var game = Game()
  var availableColors: [Color] = [.red, .green, .blue, .orange]
  var availableNames = ["Alpha", "Beta", "Gamma", "Delta"]
}

enum NewGameAction: Equatable {
  case addInitialPlayers
  case addPlayer
  case gameChanged(Game)
}

struct NewGameEnvironment {
  var uuid: @Sendable () -> UUID
}

extension NewGameEnvironment {
  static let failing = NewGameEnvironment(uuid: unimplemented("uuid", placeholder: UUID.zero))
}

let newGameReducer = Reducer<NewGameState, NewGameAction, NewGameEnvironment> { state, action, environment in
  func addPlayer() {
    guard let color = state.availableColors.first, let name = state.availableNames.first else { return }
    state.availableColors.removeFirst()
    state.availableNames.removeFirst()
    state.game.players.append(Player(id: environment.uuid(), name: name, color: color))
  }
  switch action {
  case .addInitialPlayers:
    guard state.game.players.isEmpty else { return .none }
    addPlayer()
    addPlayer()
    return .none
  case .addPlayer:
    addPlayer()
    return .none
  case .gameChanged(let game):
    state.game = game
    return .none
  }
}

struct NewGameView: View {
  let store: Store<NewGameState, NewGameAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      VStack {
        GameView(game: viewStore.binding(get: \.game, send: NewGameAction.gameChanged))
        Button("Add player") { viewStore.send(.addPlayer) }
      }
      .onAppear { viewStore.send(.addInitialPlayers) }
    }
  }
}

// The same game in an onboarding screen with a separate store and reducer.

struct OnboardingState: Equatable {
  var game = Game(players: [Player(id: UUID.zero, name: "You", color: .blue)])
  var step = 0
}

enum OnboardingAction: Equatable {
  case gameChanged(Game)
}

let onboardingReducer = Reducer<OnboardingState, OnboardingAction, Void> { state, action, _ in
  switch action {
  case .gameChanged(let game):
    // The first point advances the onboarding.
    if game.players.first?.score != state.game.players.first?.score { state.step += 1 }
    state.game = game
    return .none
  }
}

struct OnboardingView: View {
  let store: Store<OnboardingState, OnboardingAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      VStack {
        Text("Step \(viewStore.step)")
        GameView(game: viewStore.binding(get: \.game, send: OnboardingAction.gameChanged))
      }
    }
  }
}

// The game in an App Store screenshot.

struct AppStorePreviewHome: View {
  let store: Store<NewGameState, NewGameAction>

  var body: some View {
    ZStack {
      Color.black.edgesIgnoringSafeArea(.all)
      NewGameView(store: store)
    }
    .accentColor(.orange)
  }
}
