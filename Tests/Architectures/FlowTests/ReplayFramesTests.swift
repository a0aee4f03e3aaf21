import Foundation
import Snapshot
import StateStore
import Testing
import SnapshotUI

/// T14: a list of actions is replayed on a reducer, and each state is a frame.
@Suite struct ReplayFramesTests {
  private struct Environment: Sendable {}

  private struct Tally: Equatable {
    var home = 0
    var away = 0
  }

  private enum Goal: Equatable, CaseIterable { case home, away }

  private static let reducer = Reducer<Tally, Goal, Environment> { tally, goal, _ in
    switch goal {
    case .home: tally.home += 1
    case .away: tally.away += 1
    }
    return .none
  }

  private struct TallyView: View {
    var tally: Tally
    var body: some View { Text("\(tally.home) : \(tally.away)").font(.title).frame(width: 120, height: 60) }
  }

  private func frames(_ goals: [Goal]) -> [CaptionedFrame<TallyView>] {
    let states = Self.reducer.replay(goals, from: Tally(), environment: Environment())
    return zip(["kick-off"] + goals.map { "\($0)" }, states).map { CaptionedFrame($0, TallyView(tally: $1)) }
  }

  @Test("T14: the frames are the initial state and the state after each action") func frames() throws {
    let made = frames([.home, .away, .home])
    #expect(made.map(\.caption) == ["kick-off", "home", "away", "home"])
    #expect(made.map(\.content.tally.home) == [0, 1, 1, 2] && made.map(\.content.tally.away) == [0, 0, 1, 1])
  }

  @Test("T14: a contact sheet of a replay is the same each time, and shows the order of the actions")
  func contactSheet() throws {
    func sheet(_ goals: [Goal]) throws -> Data {
      var data: Data?
      let strategy = Snapshotting<[CaptionedFrame<TallyView>], PixelBuffer>.contactSheet(
        layout: .fixed(width: 120, height: 60), columns: 3)
      strategy.snapshot(frames(goals)).run { data = try? PNG.encode($0) }
      return try #require(data)
    }
    let once = try sheet([.home, .away, .home])
    #expect(try sheet([.home, .away, .home]) == once)
    #expect(try sheet([.away, .home, .home]) != once)
  }

  @Test("T14: each frame of a replay has a numbered reference") func numberedFrames() {
    assertSnapshots(of: frames([.home, .away]), as: .elements)
  }
}
