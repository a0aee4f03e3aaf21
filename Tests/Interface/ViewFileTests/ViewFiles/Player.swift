#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

struct Track {
  var title: String
  var artist: String
  var elapsed: Double
  var duration: Double
}

struct PlayerButtonStyle: ButtonStyle {
  var size: CGFloat = 28

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(size: size))
      .foregroundStyle(.primary)
      .frame(minWidth: 44, minHeight: 44)
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .opacity(configuration.isPressed ? 0.6 : 1)
  }
}

struct PlayerView: View {
  let track: Track
  @State private var position: Double
  @State private var volume = 0.6
  @State private var isPlaying = true

  init(track: Track) {
    self.track = track
    _position = State(initialValue: track.elapsed)
  }

  var body: some View {
    VStack(spacing: 28) {
      Capsule()
        .fill(.secondary.opacity(0.5))
        .frame(width: 36, height: 5)
        .accessibilityHidden(true)

      artwork

      HStack {
        VStack(alignment: .leading, spacing: 4) {
          Text(track.title)
            .font(.title2.bold())
            .lineLimit(1)
          Text(track.artist)
            .font(.title3)
            .foregroundStyle(.secondary)
            .lineLimit(1)
        }
        Spacer()
        Button {
        } label: {
          Image(systemName: "ellipsis.circle")
            .font(.title2)
        }
        .frame(minWidth: 44, minHeight: 44)
        .accessibilityLabel("More")
      }

      VStack(spacing: 4) {
        Slider(value: $position, in: 0...track.duration)
        HStack {
          Text(time(position))
          Spacer()
          Text("-" + time(track.duration - position))
        }
        .font(.caption.monospacedDigit())
        .foregroundStyle(.secondary)
      }

      HStack(spacing: 44) {
        Button {
        } label: {
          Image(systemName: "backward.fill")
        }
        .accessibilityLabel("Previous")
        Button {
          isPlaying.toggle()
        } label: {
          Image(systemName: isPlaying ? "pause.fill" : "play.fill")
        }
        .buttonStyle(PlayerButtonStyle(size: 44))
        .accessibilityLabel(isPlaying ? "Pause" : "Play")
        Button {
        } label: {
          Image(systemName: "forward.fill")
        }
        .accessibilityLabel("Next")
      }
      .buttonStyle(PlayerButtonStyle())
      .environment(\.layoutDirection, .leftToRight)

      HStack(spacing: 12) {
        Image(systemName: "speaker.fill")
        Slider(value: $volume)
        Image(systemName: "speaker.wave.2.fill")
      }
      .foregroundStyle(.secondary)
      .tint(.gray)
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      LinearGradient(
        colors: [.indigo.opacity(0.35), .clear], startPoint: .top, endPoint: .center
      )
      .ignoresSafeArea()
    }
  }

  private var artwork: some View {
    RoundedRectangle(cornerRadius: 14, style: .continuous)
      .fill(
        AngularGradient(colors: [.indigo, .purple, .pink, .orange, .indigo], center: .center)
      )
      .aspectRatio(1, contentMode: .fit)
      .overlay {
        Image(systemName: "music.note")
          .font(.system(size: 90))
          .foregroundStyle(.white.opacity(0.85))
      }
      .shadow(color: .black.opacity(0.25), radius: 16, y: 8)
      .accessibilityLabel("Cover")
  }

  private func time(_ seconds: Double) -> String {
    let whole = Int(seconds)
    let rest = whole % 60
    return "\(whole / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
