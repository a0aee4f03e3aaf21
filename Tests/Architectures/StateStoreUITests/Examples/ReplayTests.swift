import Foundation
import StateStore
import Testing
import SnapshotUI

/// T14: a trailer that replays the actions of a game.
@MainActor @Suite struct ReplayTests {
  /// Returns the frames of a replayed game, numbered from 1.
  private func trailer(points: Int = 3) throws -> Flow {
    let player = Player(id: UUID.zero, name: "Alpha", color: .red)
    let actions = (0...points).map { score -> NewGameAction in
      var player = player
      player.score = score
      return .gameChanged(Game(players: [player]))
    }
    let states = newGameReducer.replay(actions, from: NewGameState(), environment: .failing)
    var shown = states[0]
    let flow = try Flow(in: RenderContext(width: 200, height: 150), opening: "before the game") {
      NewGameView(
        store: Store(
          initialState: shown, reducer: Reducer<NewGameState, NewGameAction, Void>.empty, environment: ()))
    }
    for (number, state) in states.enumerated().dropFirst() { try flow.step("action \(number)") { _ in shown = state } }
    return flow
  }

  @Test("T14: a replay has numbered frames") func numberedFrames() throws {
    let flow = try trailer()
    #expect(flow.steps.map(\.number) == [1, 2, 3, 4, 5])
    #expect(flow.steps.map(\.action) == ["before the game", "action 1", "action 2", "action 3", "action 4"])
    #expect(
      flow.steps.map { $0.screen.inspect().texts.first } == [
        "Add player", "Alpha: 0", "Alpha: 1", "Alpha: 2", "Alpha: 3",
      ])
  }

  @Test("T14: a replay is one picture, the same in every run") func contactSheet() throws {
    func hash(points: Int) throws -> String {
      "\(try trailer(points: points).storyboard.displayList(in: RenderContext(width: 600, height: 600)).contentHash)"
    }
    let first = try hash(points: 3)
    #expect(try hash(points: 3) == first)
    // Each action adds a frame to the picture.
    #expect(try hash(points: 2) != first)
  }
}
