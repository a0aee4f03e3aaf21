import SnapshotUI

/// A screen that changes once when it appears.
struct GreetingScreen: View {
  let screen: AnyView
  @State private var isShown = false

  var body: some View {
    screen.overlay(alignment: .bottom) { if isShown { Text("Welcome") } }.onAppear { isShown = true }
  }
}

/// A screen that changes in three updates: it fades in and measures itself when it appears, and loads for a while.
struct AppearingScreen: View {
  let screen: AnyView
  @State private var isShown = false
  @State private var width: CGFloat = 0
  @State private var isLoaded = false

  var body: some View {
    screen.opacity(isShown ? 1 : 0.5)
      .overlay(alignment: .bottom) { Text(isLoaded ? "\(Int(width)) points" : "Loading") }
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      .onAppear { isShown = true }
      .task {
        try? await Task.sleep(for: .milliseconds(300))
        isLoaded = true
      }
  }
}
