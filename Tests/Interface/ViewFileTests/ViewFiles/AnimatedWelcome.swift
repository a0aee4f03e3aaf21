#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

private struct WelcomePage: Identifiable {
  let id: Int
  let symbol: String
  let title: LocalizedText
  let text: String
  let tint: Color

  typealias LocalizedText = String

  static let all = [
    WelcomePage(
      id: 0, symbol: "bell.fill", title: "Never miss a train", text: "We tell you when to leave.", tint: .blue),
    WelcomePage(id: 1, symbol: "star.fill", title: "Favourites", text: "Your stations, first.", tint: .orange),
    WelcomePage(id: 2, symbol: "heart.fill", title: "Made for you", text: "Quiet, quick and free.", tint: .pink),
  ]
}

// An effect that shakes its view sideways.
struct Shake: GeometryEffect {
  var travel: CGFloat = 8
  var shakes = 3
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: travel * animatableData * CGFloat(shakes % 2), y: 0))
  }
}

struct BounceModifier: ViewModifier, Animatable {
  var progress: Double

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func body(content: Content) -> some View {
    content.offset(y: -10 * progress)
  }
}

extension AnyTransition {
  static var slideUp: AnyTransition {
    .asymmetric(
      insertion: .move(edge: .bottom).combined(with: .opacity),
      removal: .modifier(active: BounceModifier(progress: 1), identity: BounceModifier(progress: 0)))
  }
}

struct Wave: Shape {
  var phase: CGFloat
  var height: CGFloat

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(phase, height) }
    set {
      phase = newValue.first
      height = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: rect.midY))
    path.addQuadCurve(
      to: CGPoint(x: rect.midX, y: rect.midY), control: CGPoint(x: rect.width * 0.25, y: rect.midY - height))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.width * 0.75, y: rect.midY + height))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: 0, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct AnimatedWelcome: View {
  @State private var page = 0
  @State private var isPulsing = false
  @State private var attempts = 0
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  private var current: WelcomePage { WelcomePage.all[page] }

  var body: some View {
    ZStack(alignment: .bottom) {
      Wave(phase: 0, height: isPulsing ? 30 : 18)
        .fill(current.tint.opacity(0.2))
        .frame(height: 200)
        .ignoresSafeArea()
        .animation(.easeInOut(duration: 2).repeatForever(autoreverses: true), value: isPulsing)

      VStack(spacing: 24) {
        Spacer()

        Image(systemName: current.symbol)
          .font(.system(size: 64))
          .foregroundColor(current.tint)
          .symbolEffect(.bounce, value: page)
          .phaseAnimator([1, 1.15, 1], trigger: page) { content, scale in
            content.scaleEffect(scale)
          } animation: { _ in
            .bouncy(duration: 0.4)
          }
          .id(current.id)
          .transition(reduceMotion ? .opacity : .slideUp)

        Text(current.title)
          .font(.largeTitle.bold())
          .multilineTextAlignment(.center)
          .contentTransition(.numericText())

        Text(current.text)
          .foregroundStyle(.secondary)
          .modifier(Shake(animatableData: CGFloat(attempts)))

        Spacer()

        HStack(spacing: 8) {
          ForEach(WelcomePage.all) { item in
            Capsule()
              .fill(item.id == page ? current.tint : Color.gray.opacity(0.3))
              .frame(width: item.id == page ? 24 : 8, height: 8)
          }
        }
        .animation(.snappy, value: page)

        Button(page == 2 ? "Start" : "Continue") {
          withAnimation(reduceMotion ? nil : .spring(duration: 0.5, bounce: 0.3)) {
            if page < 2 { page += 1 } else { attempts += 1 }
          }
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .tint(current.tint)
        .keyboardShortcut(.defaultAction)
        .sensoryFeedback(.selection, trigger: page)
      }
      .padding(32)
    }
    .onAppear { isPulsing = true }
    .gesture(
      DragGesture(minimumDistance: 30)
        .onEnded { value in
          withAnimation {
            page = min(max(page + (value.translation.width < 0 ? 1 : -1), 0), 2)
          }
        }
    )
  }
}
