import SnapshotUI

/// What the game's home screen shows.
struct GameViewData {
  struct Player: Identifiable {
    var id: String { name }
    var name: String
    var color: RGBA
    var symbol: String
    var isOnTurn = false
  }

  struct Score: Identifiable {
    var id: Int { rank }
    var rank: Int
    var name: String
    var detail: String
    var points: String
    var color: RGBA
  }

  var players: [Player]
  var round: Int
  var rounds: Int
  var lastPlayed: String
  var scores: [Score]
}

extension GameViewData {
  static let sample = GameViewData(
    players: [
      Player(name: "Ada", color: RGBA(0xE2553B), symbol: "flame.fill", isOnTurn: true),
      Player(name: "Bo", color: RGBA(0x2C86E0), symbol: "bolt.fill"),
      Player(name: "Cleo", color: RGBA(0x22A06B), symbol: "star.fill"),
      Player(name: "Dev", color: RGBA(0xE79B1E), symbol: "crown.fill"),
    ],
    round: 7, rounds: 12, lastPlayed: "Ada’s turn",
    scores: [
      Score(rank: 1, name: "Cleo", detail: "All four reefs", points: "1,940", color: RGBA(0x7DE0A3)),
      Score(rank: 2, name: "Ada", detail: "Longest reef", points: "1,715", color: RGBA(0xFF8A5C)),
      Score(rank: 3, name: "Dev", detail: "Most pearls", points: "1,580", color: RGBA(0xFFD35C)),
      Score(rank: 4, name: "Cleo", detail: "First pearl", points: "1,465", color: RGBA(0x7DE0A3)),
    ])
}
