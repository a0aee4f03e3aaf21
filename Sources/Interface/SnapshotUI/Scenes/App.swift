/// An app: its state, and its scenes.
///
///     @main struct PlaylistApp: App {
///       @State private var player = Player()
///
///       var body: some Scene {
///         WindowGroup { PlaylistScreen(player: player) }
///       }
///     }
///
/// A test shows its first window: `ViewHost(app: PlaylistApp())`, or without state
/// `assertSnapshot(of: PlaylistApp(), as: .image(on: .iPhoneSE3))`.
@MainActor @preconcurrency
public protocol App: Drawable {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the app with its initial state.
  @MainActor @preconcurrency init()
}

nonisolated extension App {
  /// Prints how to test the app, and returns. This library displays no windows.
  public static func main() {
    let name = typeName(Self.self)
    print(
      """
      \(name) was built with SnapshotUI, which displays no windows. Test the app instead:
        ViewHost(app: \(name)()) keeps its state and can be used like a screen,
        assertSnapshot(of: \(name)(), as: .image(on: .iPhoneSE3)) records its first window.
      """)
  }

  /// Returns the drawing of the first window.
  public func displayList(in context: RenderContext) throws -> DisplayList {
    try AppWindow(self).displayList(in: context)
  }
}
