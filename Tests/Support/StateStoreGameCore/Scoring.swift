// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The rules of a game: plain values and functions, which need no view, no store and no test framework.

/// A player and the points of each round.
public struct Score: Equatable, Sendable {
  public var name: String
  public var rounds: [Int]
  public var total: Int { rounds.reduce(0, +) }

  public init(name: String, rounds: [Int] = []) {
    self.name = name
    self.rounds = rounds
  }
}

/// A match that ends when a player reaches a number of points.
public struct Match: Equatable, Sendable {
  public private(set) var scores: [Score]
  public let limit: Int

  public init(players: [String], limit: Int) {
    scores = players.map { Score(name: $0) }
    self.limit = limit
  }

  /// The players by points. Players with equal points keep their order.
  public var ranking: [Score] {
    scores.enumerated().sorted { ($1.element.total, $0.offset) < ($0.element.total, $1.offset) }.map(\.element)
  }

  public var isOver: Bool { scores.contains { $0.total >= limit } }

  /// Adds points to a player. Ignores unknown players, and all points after the end.
  public mutating func award(_ points: Int, to name: String) {
    guard !isOver, let index = scores.firstIndex(where: { $0.name == name }) else { return }
    scores[index].rounds.append(points)
  }
}
