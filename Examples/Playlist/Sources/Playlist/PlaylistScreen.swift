import SnapshotUI

/// The songs, and the bar of the song that plays.
package struct PlaylistScreen: View {
  let player: Player

  package init(player: Player) { self.player = player }

  package var body: some View {
    VStack(spacing: 0) {
      SongList(player: player)
      Divider()
      NowPlayingBar(player: player)
    }
  }
}

struct SongList: View {
  let player: Player

  var body: some View {
    let current = player.current
    ScrollView {
      VStack(spacing: 12) {
        ForEach(player.songs) { song in
          SongRow(song: song, isCurrent: song === current, player: player)
        }
      }
      .padding()
    }
  }
}

struct SongRow: View {
  let song: Song
  let isCurrent: Bool
  let player: Player

  var body: some View {
    HStack {
      Button {
        player.play(song)
      } label: {
        VStack(alignment: .leading) {
          Text(song.title).fontWeight(isCurrent ? .bold : .regular)
          Text(song.artist).font(.caption).foregroundColor(.secondary)
        }
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      }
      Button {
        song.isFavourite.toggle()
      } label: {
        Image(systemName: song.isFavourite ? "heart.fill" : "heart").frame(width: 44, height: 44)
      }
      .accessibilityLabel(song.isFavourite ? "Remove \(song.title) from favourites" : "Add \(song.title) to favourites")
    }
  }
}

struct NowPlayingBar: View {
  let player: Player

  var body: some View {
    VStack(spacing: 8) {
      HStack {
        Text(player.current?.title ?? "Choose a song").lineLimit(1)
        Spacer()
        Button {
          player.isPlaying ? player.pause() : player.resume()
        } label: {
          Image(systemName: player.isPlaying ? "pause.fill" : "play.fill").frame(width: 44, height: 44)
        }
        .accessibilityLabel(player.isPlaying ? "Pause" : "Resume")
        .disabled(player.current == nil)
      }
      ProgressLine(player: player)
    }
    .padding()
  }
}

/// The progress of the current song. It has a body of its own because it changes every second.
struct ProgressLine: View {
  let player: Player

  var body: some View {
    ProgressView(value: Double(player.progress), total: Double(player.current?.length ?? 1))
  }
}
