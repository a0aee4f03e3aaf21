#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

struct Article {
  var title: String
  var author: String
  var text: String
}

/// A card that is dragged down to close it.
struct DismissableCard: View {
  let article: Article
  var onClose: () -> Void = {}

  @GestureState private var translation: CGFloat = 0
  @State private var isClosed = false
  @State private var isPressed = false
  @Namespace private var namespace

  private let threshold: CGFloat = 120

  var body: some View {
    ZStack(alignment: .bottom) {
      Color(.systemGray6).ignoresSafeArea()

      if isClosed {
        Button("Show again") {
          withAnimation(.spring()) { isClosed = false }
        }
        .buttonStyle(.borderedProminent)
        .padding(.bottom, 40)
        .transition(.opacity)
      } else {
        card
          .offset(y: max(translation, 0))
          .scaleEffect(isPressed ? 0.98 : 1)
          .gesture(drag)
          .simultaneousGesture(press)
          .animation(.interactiveSpring(response: 0.35, dampingFraction: 0.8), value: translation)
          .transition(.asymmetric(insertion: .move(edge: .bottom), removal: .opacity))
          .zIndex(1)
      }
    }
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 5, coordinateSpace: .global)
      .updating($translation) { value, state, transaction in
        state = value.translation.height
        transaction.animation = nil
      }
      .onEnded { value in
        if value.translation.height > threshold || value.predictedEndTranslation.height > threshold * 3 {
          close()
        }
      }
  }

  private var press: some Gesture {
    LongPressGesture(minimumDuration: 0.2)
      .onChanged { _ in isPressed = true }
      .onEnded { _ in isPressed = false }
  }

  private var card: some View {
    VStack(alignment: .leading, spacing: 14) {
      Capsule()
        .fill(Color.secondary.opacity(0.4))
        .frame(width: 40, height: 5)
        .frame(maxWidth: .infinity)

      Text(article.title)
        .font(.title2.weight(.bold))
        .matchedGeometryEffect(id: "title", in: namespace)

      Text(article.author)
        .font(.subheadline)
        .foregroundColor(.secondary)

      Text(article.text)
        .font(.body)
        .textSelection(.enabled)

      HStack {
        Text(translation > threshold ? "Release to close" : "Drag down to close")
          .font(.footnote)
          .foregroundColor(.secondary)
        Spacer()
        Button(action: close) {
          Image(systemName: "xmark.circle.fill")
        }
        .keyboardShortcut(.cancelAction)
        .help("Close")
        .accessibilityLabel("Close")
      }
    }
    .padding(20)
    .background(
      RoundedRectangle(cornerRadius: 24, style: .continuous)
        .fill(Color(.systemBackground))
        .shadow(color: .black.opacity(0.15), radius: 16, y: 6)
    )
    .padding()
  }

  private func close() {
    withAnimation(.easeOut(duration: 0.25)) {
      isClosed = true
    } completion: {
      onClose()
    }
  }
}
