import Observation

/// A song of the playlist. Each song is observed on its own, so that a row depends on its song only.
@Observable package final class Song: Identifiable {
  package let title: String
  package let artist: String
  /// The length in seconds.
  package let length: Int
  package var isFavourite = false

  package var id: String { title }

  package init(_ title: String, by artist: String, length: Int) {
    self.title = title
    self.artist = artist
    self.length = length
  }
}

/// Plays the songs of the playlist one after the other.
@Observable package final class Player {
  package let songs: [Song]
  package private(set) var current: Song?
  package private(set) var isPlaying = false
  /// The time since the start of the current song in seconds.
  package private(set) var progress = 0

  package init(_ songs: [Song]) { self.songs = songs }

  package func play(_ song: Song) {
    current = song
    progress = 0
    isPlaying = true
  }

  package func pause() { isPlaying = false }

  package func resume() { isPlaying = current != nil }

  /// Called once a second. After the end of a song, the next one begins.
  package func tick() {
    guard isPlaying, let current else { return }
    if progress + 1 < current.length {
      progress += 1
    } else if let index = songs.firstIndex(where: { $0 === current }), index + 1 < songs.count {
      play(songs[index + 1])
    } else {
      pause()
    }
  }
}

extension Player {
  /// Four songs for previews and tests.
  package static var sample: Player {
    Player([
      Song("Air", by: "Johann Sebastian Bach", length: 310), Song("Clair de lune", by: "Claude Debussy", length: 302),
      Song("Gymnopédie No. 1", by: "Erik Satie", length: 3), Song("Solveig's Song", by: "Edvard Grieg", length: 285),
    ])
  }
}
