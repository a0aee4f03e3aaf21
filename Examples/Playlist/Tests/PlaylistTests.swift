import PlaylistApp
import Snapshot
import Testing
import SnapshotUI

@testable import Playlist

/// Regression tests of body evaluations: a second that passes evaluates the body of the progress, and no other.
@MainActor @Suite struct PlaylistTests {
  let player = Player.sample

  @Test func evaluationsOfAFlow() throws {
    let flow = try Flow(ViewHost(PlaylistScreen(player: player)))
    try flow.step("plays Clair de lune") { try $0.find(text: "Clair de lune").tap() }
    try flow.step("a second passes") { _ in player.tick() }
    try flow.step("adds Air to the favourites") { try $0.find(button: "Add Air to favourites").tap() }
    try flow.step("pauses") { try $0.find(button: "Pause").tap() }
    try flow.step("a second passes, paused") { _ in player.tick() }
    assertSnapshot(of: flow, as: .bodyEvaluations)
  }

  @Test func oneMinuteEvaluatesOneBody() throws {
    player.play(player.songs[0])
    let host = ViewHost(PlaylistScreen(player: player))
    let before = try host.evaluations().count
    for _ in 0..<60 {
      player.tick()
      try host.update()
    }
    let evaluated = try host.evaluations().dropFirst(before).map(\.viewType)
    #expect(evaluated == Array(repeating: "ProgressLine", count: 60))
  }

  @Test func theNextSongEvaluatesTheTwoRowsThatChange() throws {
    player.play(player.songs[2])
    let host = ViewHost(PlaylistScreen(player: player))
    let before = try host.evaluations().count
    while player.current === player.songs[2] { player.tick() }
    let evaluated = try host.evaluations().dropFirst(before)
    #expect(evaluated.compactMap { ($0.view as? SongRow)?.song.title } == ["Gymnopédie No. 1", "Solveig's Song"])
  }

  @Test func progressOneByOne() async throws {
    player.play(player.songs[0])
    let host = ViewHost(PlaylistScreen(player: player))
    for await (index, line) in ProgressLine.bodyEvaluations().prefix(3) {
      #expect(line.player.progress == index)
      player.tick()
    }
    #expect(try host.evaluations().map(\.viewType).suffix(3) == ["ProgressLine", "ProgressLine", "ProgressLine"])
  }

  @Test func anAppInTheBackgroundPauses() throws {
    let host = ViewHost(app: PlaylistApp())
    try host.inspect().find(text: "Air").tap()
    _ = try host.inspect().find(button: "Pause")
    host.scenePhase = .background
    _ = try host.inspect().find(button: "Resume")
  }

  @Test func pictures() throws {
    player.play(player.songs[1])
    player.songs[1].isFavourite = true
    for _ in 0..<120 { player.tick() }
    assertSnapshot(of: PlaylistScreen(player: player), as: .image(on: .iPhoneSE3), named: "light")
    assertSnapshot(of: PlaylistScreen(player: player), as: .image(on: .iPhoneSE3, traits: .darkMode), named: "dark")
  }
}
