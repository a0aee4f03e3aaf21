import SnapshotUI

/// A screen that changes when it appears: it fades in, measures itself and loads for a while.
struct AppearingScreen: View {
  let screen: AnyView
  @State private var isShown = false
  @State private var width: CGFloat = 0
  @State private var isLoaded = false

  var body: some View {
    screen.opacity(isShown ? 1 : 0)
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
