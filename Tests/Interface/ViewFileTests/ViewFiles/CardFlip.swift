#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

struct FlashCard {
  var question: String
  var answer: String
}

struct CardFlipView: View {
  let card: FlashCard
  @State private var degrees: Double

  init(card: FlashCard, degrees: Double = 0) {
    self.card = card
    _degrees = State(initialValue: degrees)
  }

  private var isFlipped: Bool { degrees > 90 }

  var body: some View {
    VStack(spacing: 32) {
      ZStack {
        face(card.question, colors: [.blue, .teal])
          .opacity(isFlipped ? 0 : 1)
        face(card.answer, colors: [.pink, .orange])
          .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
          .opacity(isFlipped ? 1 : 0)
      }
      .rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0), perspective: 0.6)
      .onTapGesture { degrees = degrees == 0 ? 180 : 0 }

      HStack(spacing: 16) {
        ForEach(0..<3) { index in
          RoundedRectangle(cornerRadius: 12)
            .fill(Color.indigo.gradient)
            .frame(width: 80, height: 110)
            .overlay(Text("\(index + 1)").font(.largeTitle.bold()).foregroundColor(.white))
            .hueRotation(.degrees(Double(index) * 60))
            .rotation3DEffect(
              .degrees(Double(index - 1) * 35), axis: (x: 0, y: 1, z: 0), anchor: .center, anchorZ: 0,
              perspective: 0.8)
        }
      }
      Text("Tap the card to turn it")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .padding()
  }

  private func face(_ text: String, colors: [Color]) -> some View {
    RoundedRectangle(cornerRadius: 24, style: .continuous)
      .fill(LinearGradient(gradient: Gradient(colors: colors), startPoint: .top, endPoint: .bottom))
      .frame(width: 260, height: 170)
      .overlay {
        Text(text)
          .font(.title2.weight(.semibold))
          .multilineTextAlignment(.center)
          .foregroundColor(.white)
          .padding()
      }
      .shadow(radius: 8)
  }
}
