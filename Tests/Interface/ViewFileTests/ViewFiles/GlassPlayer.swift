#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

struct GlassPlayerView: View {
  @State private var isPlaying = true
  @State private var progress = 0.36

  var body: some View {
    ZStack {
      artwork
        .ignoresSafeArea()
      VStack(spacing: 20) {
        header
        Spacer()
        nowPlaying
        controls
      }
      .padding(20)
    }
    .foregroundStyle(.white)
    .environment(\.colorScheme, .dark)
  }

  private var artwork: some View {
    ZStack {
      LinearGradient(
        colors: [.purple, .indigo, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
      Circle()
        .fill(.orange)
        .frame(width: 220)
        .offset(x: -80, y: -120)
      Circle()
        .fill(.pink)
        .frame(width: 180)
        .offset(x: 110, y: 60)
      Circle()
        .fill(.yellow)
        .frame(width: 120)
        .offset(x: -60, y: 190)
    }
  }

  private var header: some View {
    HStack {
      Text("Now Playing")
        .font(.headline)
      Spacer()
      Button {
      } label: {
        Image(systemName: "ellipsis")
          .frame(width: 36, height: 36)
      }
      .background(.ultraThinMaterial, in: Circle())
    }
  }

  private var nowPlaying: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Midnight Ferry")
        .font(.title2.bold())
      Text("The Harbours")
        .foregroundStyle(.secondary)
      ProgressView(value: progress)
        .tint(.white)
      HStack {
        Text("1:23")
        Spacer()
        Text("-2:21")
      }
      .font(.caption.monospacedDigit())
    }
    .padding(20)
    .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 24, style: .continuous))
  }

  private var controls: some View {
    GlassEffectContainer(spacing: 16) {
      HStack(spacing: 16) {
        control("backward.fill")
        control(isPlaying ? "pause.fill" : "play.fill")
        control("forward.fill")
      }
    }
  }

  private func control(_ name: String) -> some View {
    Image(systemName: name)
      .font(.title2)
      .frame(width: 64, height: 64)
      .glassEffect(.regular.interactive(), in: .circle)
  }
}
