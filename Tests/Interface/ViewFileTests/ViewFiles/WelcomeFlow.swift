#if canImport(SwiftUI)
  import SwiftUI
#else
  import Foundation
  import SnapshotUI
#endif

private struct WelcomePage: Identifiable {
  let id: Int
  let symbol: String
  let title: String
  let text: String

  static let all = [
    WelcomePage(id: 0, symbol: "heart.fill", title: "Feel Better", text: "A few quiet minutes, every day."),
    WelcomePage(id: 1, symbol: "moon.fill", title: "Sleep Well", text: "Stories that end before you hear the end."),
    WelcomePage(id: 2, symbol: "bell.fill", title: "Stay With It", text: "One reminder, at the time you choose."),
  ]
}

/// The steps that cover the app until the user has finished them.
enum WelcomeStep: String, Identifiable {
  case intro, permissions

  var id: String { rawValue }
}

struct RootView: View {
  @State private var step: WelcomeStep?
  @State private var hasFinished = false

  init(step: WelcomeStep? = .intro) { _step = State(initialValue: step) }

  var body: some View {
    TabView {
      Text(hasFinished ? "Welcome back" : "Today")
        .tabItem { Label("Today", systemImage: "sun.max") }
      Text("Profile")
        .tabItem { Label("Profile", systemImage: "person") }
    }
    .fullScreenCover(item: $step, onDismiss: { hasFinished = true }) { step in
      switch step {
      case .intro: WelcomeView(next: { self.step = .permissions })
      case .permissions: PermissionsView()
      }
    }
  }
}

private struct WelcomeView: View {
  let next: () -> Void
  @State private var page = 0

  var body: some View {
    VStack(spacing: 0) {
      TabView(selection: $page) {
        ForEach(WelcomePage.all) { page in
          VStack(spacing: 20) {
            Image(systemName: page.symbol)
              .font(.system(size: 80))
              .foregroundStyle(.tint)
            Text(page.title).font(.largeTitle.bold())
            Text(page.text)
              .multilineTextAlignment(.center)
              .foregroundStyle(.secondary)
          }
          .padding(.horizontal, 32)
          .tag(page.id)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))

      Button(action: next) {
        Text("Continue")
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .padding()
    }
    .interactiveDismissDisabled()
  }
}

private struct PermissionsView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var asksLater = false

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Toggle("Daily reminder", isOn: .constant(true))
          Toggle("Health data", isOn: .constant(false))
        } footer: {
          Text("You can change this in Settings at any time.")
        }
      }
      .navigationTitle("Permissions")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Later") { asksLater = true }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
        }
      }
      .alert("Skip this step?", isPresented: $asksLater) {
        Button("Skip", role: .destructive) { dismiss() }
        Button("Stay", role: .cancel) {}
      }
    }
  }
}
