#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

struct ControlButton: View {
  let systemName: String
  var size: CGFloat = 28
  var isOn = false
  var action: () -> Void = {}

  var body: some View {
    Button(action: action) {
      Image(systemName: systemName)
        .font(.system(size: size, weight: .semibold))
        .foregroundStyle(isOn ? Color.accentColor : Color.primary)
        .frame(width: 56, height: 56)
    }
    .buttonStyle(.plain)
  }
}

struct NowPlayingView: View {
  @State private var isPlaying = true
  @State private var isShuffled = true
  @State private var rating = 4
  @State private var volume = 0.6

  var body: some View {
    VStack(spacing: 22) {
      HStack {
        Image(systemName: "chevron.compact.down").font(.largeTitle)
        Spacer()
        Image(systemName: "airplayaudio")
        Image(systemName: "ellipsis.circle.fill")
          .symbolRenderingMode(.hierarchical)
          .font(.title2)
      }
      RoundedRectangle(cornerRadius: 12)
        .fill(LinearGradient(colors: [.indigo, .pink], startPoint: .topLeading, endPoint: .bottomTrailing))
        .aspectRatio(1, contentMode: .fit)
        .overlay(
          Image(systemName: "music.note")
            .resizable()
            .scaledToFit()
            .foregroundColor(.white.opacity(0.8))
            .padding(90)
        )
      HStack {
        VStack(alignment: .leading) {
          Text("Night Ferry").font(.title3.bold())
          HStack(spacing: 4) {
            Text("The Harbours")
            Image(systemName: "e.square.fill").imageScale(.small)
          }
          .foregroundColor(.secondary)
        }
        Spacer()
        Image(systemName: "star").symbolVariant(rating > 3 ? .fill : .none).foregroundColor(.yellow)
        Image(systemName: "plus").symbolVariant(.circle)
      }
      stars
      HStack(spacing: 12) {
        ControlButton(systemName: "shuffle", size: 20, isOn: isShuffled) { isShuffled.toggle() }
        ControlButton(systemName: "backward.fill")
        ControlButton(systemName: isPlaying ? "pause.circle.fill" : "play.circle.fill", size: 52) { isPlaying.toggle() }
        ControlButton(systemName: "forward.fill")
        ControlButton(systemName: "repeat.1", size: 20)
      }
      HStack {
        Image(systemName: "speaker.fill")
        Slider(value: $volume)
        Image(systemName: "speaker.wave.3.fill", variableValue: volume)
      }
      .foregroundColor(.secondary)
      HStack {
        Image(systemName: "gobackward.15")
        Spacer()
        Image(systemName: "quote.bubble")
        Spacer()
        Image(systemName: "list.bullet")
        Spacer()
        Image(systemName: "goforward.30")
      }
      .font(.title3)
    }
    .padding(24)
  }

  private var stars: some View {
    HStack {
      ForEach(1...5, id: \.self) { value in
        Image(systemName: value <= rating ? "star.fill" : value == rating + 1 ? "star.leadinghalf.filled" : "star")
          .foregroundColor(.orange)
          .onTapGesture { rating = value }
      }
      Spacer()
      Label("4.5", systemImage: "hand.thumbsup.fill").font(.footnote)
    }
  }
}
