import Playlist
import SnapshotUI

@main package struct PlaylistApp: App {
  @State private var player = Player.sample
  @Environment(\.scenePhase) private var scenePhase

  package init() {}

  package var body: some Scene {
    WindowGroup { PlaylistScreen(player: player) }
      .onChange(of: scenePhase) { _, phase in
        if phase == .background { player.pause() }
      }
  }
}
