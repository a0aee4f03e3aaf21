#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

struct OnboardingPage: Identifiable {
  let id: Int
  var symbol: String
  var title: String
  var text: String
  var color: Color

  static let all = [
    OnboardingPage(
      id: 0, symbol: "map.fill", title: "Find your way",
      text: "Maps for every path, also where there is no reception.", color: .green),
    OnboardingPage(
      id: 1, symbol: "heart.fill", title: "Keep what you like",
      text: "Save a place with one tap and find it again on every device.", color: .pink),
    OnboardingPage(
      id: 2, symbol: "person.2.fill", title: "Go together",
      text: "Share a route, and see who has arrived.", color: .indigo),
  ]
}

struct OnboardingView: View {
  let pages: [OnboardingPage]
  @State private var page: Int
  var onFinish: () -> Void = {}

  init(pages: [OnboardingPage] = OnboardingPage.all, start: Int = 0, onFinish: @escaping () -> Void = {}) {
    self.pages = pages
    _page = State(initialValue: start)
    self.onFinish = onFinish
  }

  private var isLast: Bool { page == pages.count - 1 }

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Spacer()
        Button("Skip", action: onFinish)
          .opacity(isLast ? 0 : 1)
      }
      .padding(.horizontal)
      .frame(height: 44)

      TabView(selection: $page) {
        ForEach(pages) { page in
          VStack(spacing: 24) {
            ZStack {
              Circle()
                .fill(page.color.gradient)
                .frame(width: 160, height: 160)
              Circle()
                .strokeBorder(page.color.opacity(0.3), lineWidth: 8)
                .frame(width: 200, height: 200)
              Image(systemName: page.symbol)
                .font(.system(size: 64))
                .foregroundStyle(.white)
            }
            .accessibilityHidden(true)
            Text(page.title)
              .font(.largeTitle)
              .fontWeight(.bold)
              .multilineTextAlignment(.center)
            Text(page.text)
              .font(.title3)
              .foregroundStyle(.secondary)
              .multilineTextAlignment(.center)
          }
          .padding(.horizontal, 32)
          .tag(page.id)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))

      Button {
        if isLast { onFinish() } else { page += 1 }
      } label: {
        Text(isLast ? "Get started" : "Continue")
          .fontWeight(.semibold)
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .padding()
    }
  }
}
