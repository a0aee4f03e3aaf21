import Foundation
import SnapshotUI

// A game with scores. It existed before the store, and does not use it.

struct Player: Equatable, Identifiable {
  var id: UUID
  var name: String
  var color: Color
  var score = 0
}

struct Game: Equatable {
  var players: [Player] = []
}

struct GameView: View {
  @Binding var game: Game

  var body: some View {
    VStack {
      ForEach(game.players, id: \.name) { player in
        Button("\(player.name): \(player.score)") {
          game.players = game.players.map { other in
            var other = other
            if other.name == player.name { other.score += 1 }
            return other
          }
        }
      }
    }
  }
}
